package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPuRisk;

/**
 * Non-negative PU learning (equation 3; Kiryo et al., 2017).
 *
 * @param optimisation how the risk is minimised
 * @param loss the surrogate loss
 * @param beta the threshold β of the correction
 */
public record NnPu(Optimisation optimisation, MarginLoss loss, double beta) implements Method {

  /** With the logistic loss and β = 0, as in the paper. */
  public NnPu(Optimisation optimisation) {
    this(optimisation, MarginLoss.LOGISTIC, 0);
  }

  @Override
  public String id() {
    return "nnpu";
  }

  @Override
  public String label() {
    return "nnPU";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    TrainingStep step =
        TrainingStep.of(
            "g",
            new NnPuRisk(problem.priors().pi(), loss, beta),
            optimisation,
            Fit.validationRisk(problem));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
