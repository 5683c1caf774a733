package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.UpuRisk;

/**
 * Unbiased PU learning (equation 2).
 *
 * @param optimisation how the risk is minimised
 * @param loss the surrogate loss; the paper uses the sigmoid loss, as uPU is unstable with the
 *     logistic loss
 */
public record Upu(Optimisation optimisation, MarginLoss loss) implements Method {

  /** With the loss of the paper. */
  public Upu(Optimisation optimisation) {
    this(optimisation, MarginLoss.SIGMOID);
  }

  @Override
  public String id() {
    return "upu";
  }

  @Override
  public String label() {
    return "uPU";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    TrainingStep step =
        TrainingStep.of(
            "g",
            new UpuRisk(problem.priors().pi(), loss),
            optimisation,
            Fit.validationRisk(problem));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
