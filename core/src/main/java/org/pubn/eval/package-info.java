/**
 * Judging a classifier by its scores.
 *
 * <table>
 * <caption>Where to start</caption>
 * <tr><th>you have</th><th>start at</th><th>you get</th></tr>
 * <tr><td>scores and true labels</td><td>{@link org.pubn.eval.LabeledEvaluation}</td><td>every
 * {@link org.pubn.eval.Metric} with its bootstrap interval, and the curves behind them</td></tr>
 * <tr><td>scores of positives and of unlabeled rows, and a {@linkplain org.pubn.eval.PriorBelief
 * belief} about π</td><td>{@link org.pubn.eval.PuEvaluation}</td><td>every {@link
 * org.pubn.eval.PuMetric}, its interval, and warnings</td></tr>
 * <tr><td>two classifiers on the same rows, without labels</td><td>{@link
 * org.pubn.eval.PuDifference}</td><td>by how much one is worse</td></tr>
 * <tr><td>several classifiers to choose from, without labels</td><td>{@link
 * org.pubn.eval.SelectionCriterion}</td><td>a loss for each</td></tr>
 * </table>
 *
 * <p>Scores come in as {@link org.pubn.eval.LabeledScores} or {@link org.pubn.eval.PuScores}. A
 * {@code Ranking} sorts them once, a measurement ({@code LabeledMeasurement}, {@code
 * PuMeasurement}) computes all metrics of a resample in one pass, and {@link
 * org.pubn.stats.Bootstrap} draws the resamples. The results go on to tables and reports.
 */
package org.pubn.eval;
