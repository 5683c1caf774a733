/**
 * Every risk estimator of the paper, as a pure function of scores. A risk knows no model, no
 * optimizer, no file and no random number.
 *
 * <h2>Which type for what</h2>
 *
 * <ul>
 *   <li>{@link org.pubn.risk.Risk} lists its {@link org.pubn.risk.Term}s: the list is the formula.
 *   <li>{@link org.pubn.risk.RiskEvaluation} computes any risk from scores that are added one by
 *       one: its value, a derivative per score, and whether the non-negative correction acts.
 *   <li>{@link org.pubn.risk.RiskValue} explains a value term by term.
 *   <li>{@link org.pubn.risk.MarginLoss} has the losses; {@link org.pubn.risk.SigmaWeighting} the
 *       weights that depend on σ̂; {@link org.pubn.risk.SigmaThreshold} chooses η.
 * </ul>
 *
 * <h2>The risks</h2>
 *
 * <table>
 *   <caption>Equations are the paper's. "Unbiased" is said of the risk of y, where σ is exact and
 *   nothing is corrected.</caption>
 *   <tr><th>risk</th><th>equation</th><th>needs</th><th>unbiased</th><th>used by</th></tr>
 *   <tr><td>{@link org.pubn.risk.PnRisk}</td><td>section 2.1</td><td>P, bN</td><td>only if bN is
 *       not biased</td><td>{@code pn}, {@code pu-pn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.UpuRisk}</td><td>2</td><td>P, U</td><td>yes</td><td>{@code upu};
 *       validation of every method</td></tr>
 *   <tr><td>{@link org.pubn.risk.NnPuRisk}</td><td>3</td><td>P, U</td><td>no, consistent</td><td>
 *       {@code nnpu}</td></tr>
 *   <tr><td>{@link org.pubn.risk.PnuRisk}</td><td>4</td><td>P, U, bN</td><td>only if bN is not
 *       biased</td><td>the base of {@code nnpnu}</td></tr>
 *   <tr><td>{@link org.pubn.risk.NnPnuRisk}</td><td>section 2.3</td><td>P, U, bN</td><td>no</td><td>
 *       {@code nnpnu}</td></tr>
 *   <tr><td>{@link org.pubn.risk.NnPuPnRisk}</td><td>appendix D.4</td><td>P, U, bN</td><td>no</td>
 *       <td>{@code nnpu+pn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.UpuSRisk}</td><td>section 3.2</td><td>P, U, bN, ρ</td><td>yes, of
 *       s</td><td>validation of the PU half of {@code pu-pn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.NnPuSRisk}</td><td>section 3.2</td><td>P, U, bN, ρ</td><td>no,
 *       consistent, of s</td><td>σ̂ of {@code pubn}, {@code iwpn}, {@code pu-pn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.SigmaDistance}</td><td>appendix B</td><td>P, U, bN, ρ</td><td>yes,
 *       of Ĵ</td><td>validation of σ̂</td></tr>
 *   <tr><td>{@link org.pubn.risk.PubnRisk}</td><td>7</td><td>P, U, bN, ρ, σ̂, η</td><td>yes
 *       (theorem 1)</td><td>{@code pubn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.PubnMinusNRisk}</td><td>section 3.4</td><td>P, U, σ̂, η</td><td>
 *       yes</td><td>{@code pubn-n}</td></tr>
 *   <tr><td>{@link org.pubn.risk.ImportanceWeightedPnRisk}</td><td>section 1</td><td>P, bN, σ̂</td>
 *       <td>only if bN's kind covers all negatives</td><td>{@code iwpn}</td></tr>
 *   <tr><td>{@link org.pubn.risk.UnlabeledAsNegativeRisk}</td><td>–</td><td>P, U</td><td>no</td><td>
 *       {@code naive}</td></tr>
 * </table>
 *
 * <p>Scores come from an engine such as {@code org.pubn.nn}; the derivatives go back to it. To add
 * a risk, write a record that lists its terms, and a line in the tests' {@code EveryRisk}.
 */
package org.pubn.risk;
