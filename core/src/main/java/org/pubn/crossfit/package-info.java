/**
 * Cross-fitting: every example is scored by a model that has seen neither it nor its copy.
 *
 * <table>
 * <caption>Which type for what</caption>
 * <tr><th>question</th><th>type</th></tr>
 * <tr><td>which rows belong to which fold?</td><td>{@link org.pubn.split.Folds}; equal rows are
 * in one fold, whichever samples they are in</td></tr>
 * <tr><td>what do the models say of rows they have not seen?</td><td>{@link
 * org.pubn.crossfit.HeldOutScores}</td></tr>
 * <tr><td>classifiers of any method, one for each fold</td><td>{@link
 * org.pubn.crossfit.FoldScorers}</td></tr>
 * <tr><td>networks that tell P or bN from U, from which π and ρ are read</td><td>{@link
 * org.pubn.crossfit.CrossFitting} with {@link org.pubn.crossfit.CrossFittingOptions}, which makes
 * {@link org.pubn.crossfit.CrossFittedScores}</td></tr>
 * </table>
 *
 * <p>Start at {@link org.pubn.split.Folds}. The scores go on to {@code org.pubn.prior} and {@code
 * org.pubn.advice}.
 */
package org.pubn.crossfit;
