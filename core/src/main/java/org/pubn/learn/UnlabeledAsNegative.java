package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.UnlabeledAsNegativeRisk;

/**
 * Ordinary learning of P against U, as if the unlabeled were all negative: what is done where
 * nobody knows of PU learning, and the baseline that tells whether it is needed. It does not look
 * at bN.
 *
 * @param optimisation how the risk is minimised
 */
public record UnlabeledAsNegative(Optimisation optimisation) implements Method {

  @Override
  public String id() {
    return "naive";
  }

  @Override
  public String label() {
    return "U as N";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    double pi = problem.priors().pi();
    TrainingStep step =
        TrainingStep.of(
            "g",
            new UnlabeledAsNegativeRisk(pi, MarginLoss.LOGISTIC),
            optimisation,
            new UnlabeledAsNegativeRisk(pi, MarginLoss.SIGMOID));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
