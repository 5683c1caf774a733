package org.pubn.risk;

import java.util.List;

/**
 * A risk estimator: a sum of prior-weighted means over P, U and bN, each a function of scores
 * alone. It knows no network, no optimizer and no random numbers, so it works on every engine.
 *
 * <p>Where some terms are {@linkplain Term#guarded() guarded}, their sum r estimates a quantity
 * that cannot be negative. Where r falls below −{@link #beta()} on a mini-batch, the value counts r
 * as −β and the direction to follow is that of −r alone (Kiryo et al., 2017).
 *
 * <p>Implementations are immutable. See {@link RiskEvaluation} for how a risk is computed.
 */
public interface Risk {

  /** The terms, in the order of the formula. */
  List<Term> terms();

  /** The threshold β ≥ 0 of the non-negative correction. */
  default double beta() {
    return 0;
  }

  /** The risk of a batch with all that belongs to it. */
  default RiskValue evaluate(ScoreBatch batch) {
    return new RiskValue(this, batch);
  }
}
