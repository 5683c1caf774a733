/**
 * Statistics that several packages need, each in one place.
 *
 * <table>
 * <caption>Which type for what</caption>
 * <tr><th>question</th><th>type</th></tr>
 * <tr><td>between which values?</td><td>{@link org.pubn.stats.Interval}</td></tr>
 * <tr><td>how much does a number vary with the sample?</td><td>{@link org.pubn.stats.Bootstrap}
 * </td></tr>
 * <tr><td>quantile or median of some values</td><td>{@link org.pubn.stats.Quantiles}</td></tr>
 * <tr><td>how well do scores order two samples?</td><td>{@link org.pubn.stats.Auc}; {@link
 * org.pubn.stats.TiedPairs} where rows have weights</td></tr>
 * <tr><td>rows by true label and decision</td><td>{@link org.pubn.stats.Confusion}</td></tr>
 * <tr><td>from a score to a probability</td><td>{@link org.pubn.stats.Sigmoid}</td></tr>
 * <tr><td>tail of the normal distribution</td><td>{@link org.pubn.stats.Normal}</td></tr>
 * </table>
 *
 * <p>Nothing here knows what a classifier or a sample is; randomness comes from the caller's seed.
 */
package org.pubn.stats;
