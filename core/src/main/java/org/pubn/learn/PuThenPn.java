package org.pubn.learn;

import java.util.Map;
import org.pubn.engine.MinimumScorer;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.Priors;

/**
 * The baseline PU→PN (section 4.2): nnPU with s as the label, and a PN classifier of P against bN;
 * positive only where both say so. The score is the smaller of the two.
 *
 * @param pu the training of s, which is that of σ̂ in {@link PubnMethod}; here the epoch with the
 *     lowest unbiased PU risk of s is taken
 * @param pn how the PN risk is minimized
 */
public record PuThenPn(SigmaEstimator.NnPu pu, Optimisation pn) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters().with("pu", pu).with("pn", pn.hyperParameters()).map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    problem.requireRho();
    // PN first: the training of s is often under way for another method.
    ChosenCheckpoint pnPart = trainPn(pn, problem, trainings);
    ChosenCheckpoint puPart = trainPu(pu, problem, trainings);
    return Fit.of(
        problem,
        new MinimumScorer(puPart.checkpoint().scorer(), pnPart.checkpoint().scorer()),
        puPart,
        pnPart);
  }

  /** The classifier of s. */
  public static ChosenCheckpoint trainPu(
      SigmaEstimator.NnPu pu, Problem problem, SharedTrainings trainings) {
    return trainings.train(problem, pu.step(problem.priors()), SigmaEstimator.NnPu.BY_RISK);
  }

  /** The classifier of P against bN, whose class prior is π / (π + ρ). */
  public static ChosenCheckpoint trainPn(
      Optimisation pn, Problem problem, SharedTrainings trainings) {
    Priors priors = problem.priors();
    double prior = priors.pi() / (priors.pi() + priors.rho());
    TrainingStep step =
        TrainingStep.of(
            "pn",
            new PnRisk(prior, MarginLoss.LOGISTIC),
            pn,
            new PnRisk(prior, MarginLoss.SIGMOID));
    return trainings.train(problem, step);
  }
}
