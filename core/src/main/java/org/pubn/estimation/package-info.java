/**
 * How π and ρ are estimated.
 *
 * <p>Start at {@link org.pubn.estimation.PriorEstimation}. It takes what is known ({@link
 * org.pubn.prior.GivenPriors}), estimates what is not ({@link org.pubn.estimation.PriorOptions}
 * says how), and makes a {@link org.pubn.prior.PriorReport}.
 *
 * <table>
 * <caption>The estimators of π ({@link org.pubn.prior.Estimator}), each in a class with the formula
 * of its paper</caption>
 * <tr><th>class</th><th>reads</th><th>interval</th></tr>
 * <tr><td>{@code BinomialBin}, the default</td><td>the upper tails of scores ({@code Tails}), plain and
 * refined</td><td>bootstrap</td></tr>
 * <tr><td>{@code BestBin}</td><td>the upper tails of scores ({@code Tails}); as (TED)ⁿ those of
 * refined networks, as lowest bin the better of both</td><td>bootstrap, and a bound that needs no
 * assumption</td></tr>
 * <tr><td>{@code ElkanNoto}, {@code AlphaMax}</td><td>the scores of networks that tell P from U</td>
 * <td>bootstrap</td></tr>
 * <tr><td>{@code Dedpul}</td><td>the same scores</td><td>none: too slow</td></tr>
 * <tr><td>{@code PenalisedL1}, {@code KernelMeans}</td><td>rows, by Gaussian kernels</td><td>none:
 * too slow</td></tr>
 * </table>
 *
 * <p>{@code RhoMax} reads the largest ρ from the tails under networks that tell bN from U. Scores
 * come from {@link org.pubn.crossfit.CrossFitting}: no example is scored by a network that has seen
 * it or its copy. {@code TailIntervals} makes the intervals, {@code PriorDoubts} the warnings,
 * {@code Overlap} finds where no estimator can work.
 */
package org.pubn.estimation;
