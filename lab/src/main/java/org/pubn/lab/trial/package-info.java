/**
 * Trials: the samples, the test set and the hidden labels that belong to one seed.
 *
 * <p>Start at {@link org.pubn.lab.trial.Trials}. A {@link org.pubn.lab.trial.Trial} goes on to the
 * methods of an experiment.
 */
package org.pubn.lab.trial;
