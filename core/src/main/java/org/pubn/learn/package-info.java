/**
 * The methods of the paper, each a recipe of risk minimisations, and the trainer they share.
 *
 * <p>Start at {@link org.pubn.learn.Method}; each implementation is a record of its
 * hyper-parameters. A method asks {@link org.pubn.learn.Trainings} for risk minimisations and
 * returns a {@link org.pubn.learn.Fit}, whose scorer goes on to {@code org.pubn.classify}.
 */
package org.pubn.learn;
