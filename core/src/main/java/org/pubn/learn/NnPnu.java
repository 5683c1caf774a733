package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPnuRisk;

/**
 * Non-negative PNU learning (section 2.3), which takes bN for representative negatives.
 *
 * @param optimisation how the risk is minimised
 * @param gamma γ, the weight of the PN risk
 * @param beta the threshold β of the correction
 */
public record NnPnu(Optimisation optimisation, double gamma, double beta) implements Method {

  /** With β = 0, as in the paper. */
  public NnPnu(Optimisation optimisation, double gamma) {
    this(optimisation, gamma, 0);
  }

  @Override
  public String id() {
    return "nnpnu";
  }

  @Override
  public String label() {
    return "nnPNU";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    problem.requireNegatives(id());
    TrainingStep step =
        TrainingStep.of(
            "g",
            new NnPnuRisk(problem.priors().pi(), gamma, MarginLoss.LOGISTIC, beta),
            optimisation,
            Fit.validationRisk(problem));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
