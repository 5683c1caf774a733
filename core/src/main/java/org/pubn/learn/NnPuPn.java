package org.pubn.learn;

import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPuPnRisk;

/**
 * The alternative definition of nnPNU (appendix D.4): only the PU part of the negative risk is kept
 * from falling below zero.
 *
 * @param optimisation how the risk is minimised
 * @param gamma γ, the weight of the PN risk
 * @param beta the threshold β of the correction
 */
public record NnPuPn(Optimisation optimisation, double gamma, double beta) implements Method {

  /** With β = 0, as in the paper. */
  public NnPuPn(Optimisation optimisation, double gamma) {
    this(optimisation, gamma, 0);
  }

  @Override
  public String id() {
    return "nnpu+pn";
  }

  @Override
  public String label() {
    return "nnPU+PN";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    problem.requireNegatives(id());
    TrainingStep step =
        TrainingStep.of(
            "g",
            new NnPuPnRisk(problem.priors().pi(), gamma, MarginLoss.LOGISTIC, beta),
            optimisation,
            Fit.validationRisk(problem));
    return Fit.of(problem, trainings.train(problem, step));
  }
}
