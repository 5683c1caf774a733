package org.pubn.train;

import java.util.Locale;
import java.util.Optional;
import org.pubn.prior.PriorEstimates;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.prior.RhoEstimate;
import org.pubn.prior.RhoEstimation;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Where π and ρ come from: a person who knows them, or an estimator that looks at the samples. */
@FunctionalInterface
public interface PriorSource {

  /** The priors for a method that is to learn from these samples, and how they came about. */
  PriorKnowledge knowledge(PubnSamples training);

  /** The priors alone. */
  default Priors priors(PubnSamples training) {
    return knowledge(training).priors();
  }

  /** Priors that are known. */
  static PriorSource known(Priors priors) {
    return training -> PriorKnowledge.given(priors);
  }

  /**
   * Priors that are estimated from the samples: π̂, and the ρ that is safe.
   *
   * @param options how they are estimated
   */
  static PriorSource estimated(PriorOptions options) {
    return training -> {
      PriorEstimates estimates = PriorEstimation.estimate(training, options);
      return new PriorKnowledge(estimates.priors(), Optional.of(estimates), estimates.rho());
    };
  }

  /** π is known, and the ρ that is safe with it is estimated. */
  static PriorSource givenPi(double pi, PriorOptions options) {
    return training -> {
      RhoEstimate rho = RhoEstimation.givenPi(training, pi, options);
      return new PriorKnowledge(rho.priors(pi), Optional.empty(), Optional.of(rho));
    };
  }

  /** ρ is known, or 0 where it is of no use, and π is estimated from P and U. */
  static PriorSource givenRho(double rho, PriorOptions options) {
    return training -> {
      PriorEstimates estimates =
          PriorEstimation.estimate(
              PubnSamples.withoutNegatives(training.positive(), training.unlabeled()), options);
      Priors estimated = estimates.priors();
      if (estimated.pi() + rho >= 1) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "rho %s: with the estimated prior %.3f it exceeds all there is; their sum must be"
                    + " less than 1, so give a smaller rho, or the prior too",
                Settings.text(rho),
                estimated.pi()));
      }
      return new PriorKnowledge(estimated.withRho(rho), Optional.of(estimates), Optional.empty());
    };
  }
}
