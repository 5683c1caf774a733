/**
 * Tasks on data sets whose classes are known, and the drawing of trials from them: which classes
 * are positive, of which kind the negatives are, how many examples are drawn, and the test set with
 * its true labels.
 *
 * <p>Start at {@link org.pubn.lab.task.Task} and {@link org.pubn.lab.task.Sampler}. What is drawn
 * goes on to {@code org.pubn.lab.trial}.
 */
package org.pubn.lab.task;
