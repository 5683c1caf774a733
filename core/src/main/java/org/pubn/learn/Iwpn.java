package org.pubn.learn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.risk.ImportanceWeightedPnRisk;
import org.pubn.risk.MarginLoss;

/**
 * Importance-weighted PN learning: P and bN alone, each example weighted by 1/σ̂. A baseline that
 * shows why U is needed in the second step: what is never labeled cannot be weighted up.
 *
 * @param sigma where σ̂ comes from
 * @param optimisation how the weighted risk is minimized
 */
public record Iwpn(SigmaEstimator sigma, Optimisation optimisation) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters()
        .with("sigma", sigma)
        .with("optimisation", optimisation.hyperParameters())
        .map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    problem.requireRho();
    SigmaEstimate estimate = sigma.estimate(problem, problem.priors(), trainings);
    TrainingStep step =
        new TrainingStep(
            "g",
            new ImportanceWeightedPnRisk(problem.priors(), MarginLoss.LOGISTIC),
            Optional.of(estimate.logit()),
            optimisation,
            List.of(Fit.validationRisk(problem)));
    return Fit.of(problem, trainings.train(problem, step)).withSigma(estimate);
  }
}
