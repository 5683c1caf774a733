/**
 * Small computations that many packages need, each in one place.
 *
 * <table>
 * <caption>Which type for what</caption>
 * <tr><th>question</th><th>type</th></tr>
 * <tr><td>does a number lie where it must?</td><td>{@link org.pubn.numbers.Require}</td></tr>
 * <tr><td>quantile or median of some values</td><td>{@link org.pubn.numbers.Quantiles}</td></tr>
 * <tr><td>how well do scores order two samples?</td><td>{@link org.pubn.numbers.Auc}; {@link
 * org.pubn.numbers.TiedPairs} where rows have weights</td></tr>
 * <tr><td>from a score to a probability</td><td>{@link org.pubn.numbers.Sigmoid}</td></tr>
 * <tr><td>tail of the normal distribution</td><td>{@link org.pubn.numbers.Normal}</td></tr>
 * <tr><td>a number that equal rows share</td><td>{@link org.pubn.numbers.RowKeys}</td></tr>
 * </table>
 *
 * <p>Nothing here knows what a classifier or a sample is.
 */
package org.pubn.numbers;
