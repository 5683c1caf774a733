package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;

/**
 * PN learning from P and bN as if the negatives were representative (section 2.1): the baseline
 * that ignores U and the bias.
 *
 * @param optimisation how the risk is minimised
 */
public record Pn(Optimisation optimisation) implements Method {

  @Override
  public String id() {
    return "pn";
  }

  @Override
  public String label() {
    return "PN";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    problem.requireNegatives(id());
    double pi = problem.priors().pi();
    TrainingStep step =
        TrainingStep.of(
            "g",
            new PnRisk(pi, MarginLoss.LOGISTIC),
            optimisation,
            new PnRisk(pi, MarginLoss.SIGMOID));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
