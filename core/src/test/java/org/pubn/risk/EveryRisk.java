package org.pubn.risk;

import java.util.stream.Stream;
import org.pubn.sample.Priors;

/** Every risk there is, for the {@link RiskContractTest}: a new risk adds its line here. */
final class EveryRisk {

  private static final Priors PRIORS = new Priors(0.4, 0.2);
  private static final Priors NO_BIASED = Priors.positive(0.4);

  private EveryRisk() {}

  static Stream<Risk> with(Loss loss) {
    return Stream.of(
        new PnRisk(0.4, loss),
        new UnlabeledAsNegativeRisk(0.4, loss),
        new UpuRisk(0.4, loss),
        new NnPuRisk(0.4, loss, 0),
        new NnPuRisk(0.4, loss, 0.1),
        new PnuRisk(0.4, 0.3, loss),
        new PnuRisk(0.4, 0, loss),
        new PnuRisk(0.4, 1, loss),
        new NnPnuRisk(0.4, 0.3, loss, 0),
        new NnPuPnRisk(0.4, 0.3, loss, 0.05),
        new UpuSRisk(PRIORS, loss),
        new UpuSRisk(NO_BIASED, loss),
        new NnPuSRisk(PRIORS, loss, 0),
        new NnPuSRisk(NO_BIASED, loss, 0),
        new SigmaDistance(PRIORS),
        new SigmaDistance(NO_BIASED),
        new PubnRisk(PRIORS, 0.2, loss),
        new PubnRisk(NO_BIASED, -0.2, loss),
        new PubnMinusNRisk(0.4, 0.2, loss),
        new ImportanceWeightedPnRisk(PRIORS, loss));
  }

  static Stream<Risk> differentiable() {
    return Stream.of(MarginLoss.LOGISTIC, MarginLoss.SIGMOID).flatMap(EveryRisk::with);
  }

  static Stream<Risk> all() {
    return Stream.of(MarginLoss.values()).flatMap(EveryRisk::with);
  }
}
