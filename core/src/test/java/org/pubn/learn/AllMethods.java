package org.pubn.learn;

import java.util.List;
import java.util.Set;

/** Every method of the library, as the contract tests run it. */
final class AllMethods {

  /** Ids of the methods that cannot do without biased negatives. */
  static final Set<String> NEEDING_NEGATIVES =
      Set.of("pn", "nnpnu", "nnpu+pn", "pu-pn", "iwpn", "pubn");

  private AllMethods() {}

  static List<Method> of(Optimisation optimisation) {
    SigmaEstimator.NnPu sigma = new SigmaEstimator.NnPu(optimisation);
    return List.of(
        new Pn(optimisation),
        new UnlabeledAsNegative(optimisation),
        new Upu(optimisation),
        new NnPu(optimisation),
        new NnPnu(optimisation, 0.5),
        new NnPuPn(optimisation, 0.5),
        new PuThenPn(sigma, optimisation),
        new Iwpn(sigma, optimisation),
        new PubnMinusN(sigma, optimisation, 0.7),
        new PubnMethod(sigma, optimisation, 0.7));
  }
}
