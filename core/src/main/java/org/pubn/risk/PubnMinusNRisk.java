package org.pubn.risk;

import java.util.List;
import org.pubn.sample.Priors;

/**
 * The risk of PUbN\N, PUbN for ordinary PU data (section 3.4): y plays the role of s and the terms
 * of bN are ignored,
 *
 * <pre>
 * R̂_PUbN\N,η,σ̂(g) = π R̂_P⁺(g)
 *                  + mean_U 1[σ̂ ≤ η] ℓ(−g) (1 − σ̂)
 *                  + π mean_P 1[σ̂ &gt; η] ℓ(−g) (1 − σ̂)/σ̂
 * </pre>
 *
 * <p>where σ̂ estimates p(y=+1 | x).
 *
 * @param pi π = p(y=+1)
 * @param etaLogit the logit of η; −∞ takes no weight from U, +∞ all
 * @param loss ℓ
 */
public record PubnMinusNRisk(double pi, double etaLogit, Loss loss) implements Risk {

  public PubnMinusNRisk {
    Priors.requirePi(pi);
    PubnRisk.requireEtaLogit(etaLogit);
  }

  /** The risk for an η chosen from U. */
  public PubnMinusNRisk(double pi, SigmaThreshold eta, Loss loss) {
    this(pi, eta.logit(), loss);
  }

  @Override
  public List<Term> terms() {
    return new PubnRisk(Priors.positive(pi), etaLogit, loss).terms();
  }
}
