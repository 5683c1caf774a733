/**
 * Judging a classifier by its scores.
 *
 * <p>With true labels start at {@link org.pubn.eval.LabelledEvaluation}: every {@link
 * org.pubn.eval.Metric} with its bootstrap interval, and the curves behind them. Without labels
 * start at {@link org.pubn.eval.PuEvaluation}, which judges from positives, unlabeled rows and what
 * is believed of π, or at {@link org.pubn.eval.SelectionCriterion} to choose among classifiers.
 * {@link org.pubn.eval.ErrorRates} is the short form that experiments use. The results go on to
 * tables and reports.
 */
package org.pubn.eval;
