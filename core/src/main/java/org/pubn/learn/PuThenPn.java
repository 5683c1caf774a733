package org.pubn.learn;

import java.util.List;
import java.util.Optional;
import org.pubn.engine.MinimumScorer;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.Priors;

/**
 * The baseline PU→PN (section 4.2): nnPU with s as the label, and a PN classifier of P against bN;
 * positive only where both say so. The score is the smaller of the two.
 *
 * @param pu the training of s, which is that of σ̂ in {@link Pubn}; here the epoch with the lowest
 *     unbiased PU risk of s is taken
 * @param pn how the PN risk is minimised
 */
public record PuThenPn(SigmaEstimator.NnPu pu, Optimisation pn) implements Method {

  @Override
  public String id() {
    return "pu-pn";
  }

  @Override
  public String label() {
    return "PU→PN";
  }

  @Override
  public Fit fit(Problem problem, Trainings trainings) {
    problem.requireNegatives(id());
    Priors priors = problem.priors();
    TrainingStep puStep = pu.step(priors);
    Checkpoint puBest = trainings.train(problem, puStep).checkpoints().get(1);
    double prior = priors.pi() / (priors.pi() + priors.rho());
    TrainingStep pnStep =
        TrainingStep.of(
            "pn",
            new PnRisk(prior, MarginLoss.LOGISTIC),
            pn,
            new PnRisk(prior, MarginLoss.SIGMOID));
    Checkpoint pnBest = trainings.train(problem, pnStep).best();
    return Fit.of(
        problem,
        new MinimumScorer(puBest.scorer(), pnBest.scorer()),
        List.of(new Fit.Part(puStep, puBest), new Fit.Part(pnStep, pnBest)),
        Optional.empty());
  }
}
