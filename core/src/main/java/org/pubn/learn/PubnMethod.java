package org.pubn.learn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.SigmaThreshold;
import org.pubn.sample.Priors;

/**
 * PUbN learning, the paper's method (algorithm 1): estimate σ, choose η from τ, minimize the PUbN
 * risk (equation 7).
 *
 * @param sigma where σ̂ comes from
 * @param optimisation how the PUbN risk is minimized
 * @param tau τ, which decides how many U examples serve as negatives
 * @param thresholdPriors the priors of the count rule for η, where they differ from the problem's:
 *     with a misspecified ρ′ in the problem, the paper still takes η by the true ρ
 */
public record PubnMethod(
    SigmaEstimator sigma, Optimisation optimisation, double tau, Optional<Priors> thresholdPriors)
    implements Method {

  public PubnMethod {
    requireTau(tau);
  }

  /** With the problem's own priors for η. */
  public PubnMethod(SigmaEstimator sigma, Optimisation optimisation, double tau) {
    this(sigma, optimisation, tau, Optional.empty());
  }

  static void requireTau(double tau) {
    if (!(tau > 0 && Double.isFinite(tau))) {
      throw new InputException("tau " + tau + ": must be a positive number");
    }
  }

  @Override
  public Map<String, String> hyperParameters() {
    HyperParameters all =
        new HyperParameters()
            .with("sigma", sigma)
            .with("optimisation", optimisation.hyperParameters())
            .with("tau", tau);
    thresholdPriors.ifPresent(
        priors ->
            all.with("thresholdPriors.pi", priors.pi()).with("thresholdPriors.rho", priors.rho()));
    return all.map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    problem.requireRho();
    SigmaEstimate estimate = sigma.estimate(problem, problem.priors(), trainings);
    SigmaThreshold eta = eta(problem, thresholdPriors.orElse(problem.priors()), tau, estimate);
    TrainingStep step =
        new TrainingStep(
            "g",
            new PubnRisk(problem.priors(), eta, MarginLoss.LOGISTIC),
            Optional.of(estimate.logit()),
            optimisation,
            List.of(Fit.validationRisk(problem)));
    return Fit.of(problem, trainings.train(problem, step)).withSigma(estimate).withThreshold(eta);
  }

  /** η on the U training sample of the problem. */
  static SigmaThreshold eta(Problem problem, Priors priors, double tau, SigmaEstimate estimate) {
    Features unlabeled = problem.data().training().unlabeled();
    try {
      return SigmaThreshold.choose(tau, priors, estimate.logit().preciseScores(unlabeled));
    } catch (ArithmeticException e) {
      throw new TrainingFailedException("estimate of sigma: " + e.getMessage(), e);
    }
  }
}
