/**
 * Every risk estimator of the paper, as a pure function of scores.
 *
 * <p>Start at {@link org.pubn.risk.Risk}; there is one class per estimator, and {@link
 * org.pubn.risk.RiskEvaluation} computes any of them. Scores come from an engine such as {@code
 * org.pubn.nn}; the derivatives go back to it.
 */
package org.pubn.risk;
