package org.pubn.learn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnMinusNRisk;
import org.pubn.risk.SigmaThreshold;
import org.pubn.sample.Priors;

/**
 * PUbN\N: PUbN for ordinary PU data, y playing the role of s (section 3.4). Biased negatives, where
 * given, are not looked at.
 *
 * @param sigma where σ̂, here an estimate of p(y=+1 | x), comes from
 * @param optimisation how the risk is minimized
 * @param tau τ, which decides how many U examples serve as negatives
 */
public record PubnMinusN(SigmaEstimator sigma, Optimisation optimisation, double tau)
    implements Method {

  public PubnMinusN {
    PubnMethod.requireTau(tau);
  }

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters()
        .with("sigma", sigma)
        .with("optimisation", optimisation.hyperParameters())
        .with("tau", tau)
        .map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    Priors priors = Priors.positive(problem.priors().pi());
    SigmaEstimate estimate = sigma.estimate(problem, priors, trainings);
    SigmaThreshold eta = PubnMethod.eta(problem, priors, tau, estimate);
    TrainingStep step =
        new TrainingStep(
            "g",
            new PubnMinusNRisk(priors.pi(), eta, MarginLoss.LOGISTIC),
            Optional.of(estimate.logit()),
            optimisation,
            List.of(Fit.validationRisk(problem)));
    return Fit.of(problem, trainings.train(problem, step)).withSigma(estimate).withThreshold(eta);
  }
}
