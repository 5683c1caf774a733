package org.pubn.lab.method;

import java.util.Map;
import org.pubn.data.Features;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.lab.trial.HiddenLabels;
import org.pubn.learn.BatchSizes;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.Fit;
import org.pubn.learn.HyperParameters;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingStep;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * PN learning on U with its true labels: the ceiling for every method that does not see them. Half
 * of a U mini-batch comes from the positives of U, half from its negatives.
 */
public record Oracle(Optimisation optimisation, HiddenLabels hidden) implements Method {

  @Override
  public Map<String, String> hyperParameters() {
    return new HyperParameters().with("optimisation", optimisation.hyperParameters()).map();
  }

  @Override
  public Fit fit(Problem problem, SharedTrainings trainings) {
    TrainingData labeled =
        new TrainingData(
            labeled(problem.data().training(), hidden.training()),
            labeled(problem.data().validation(), hidden.validation()));
    int half = optimisation.batches().unlabeled() / 2;
    Optimisation balanced =
        optimisation.withBatches(new BatchSizes(half, half, optimisation.batches().unlabeled()));
    double pi = problem.priors().pi();
    TrainingStep step =
        TrainingStep.of(
            "oracle",
            new PnRisk(pi, MarginLoss.LOGISTIC),
            balanced,
            new PnRisk(pi, MarginLoss.SIGMOID));
    ChosenCheckpoint part = trainings.train(problem.withData(labeled), step);
    return Fit.of(problem, part);
  }

  /** U, split by its labels into P and N. */
  private static PubnSamples labeled(PubnSamples samples, BinaryLabels labels) {
    Features unlabeled = samples.unlabeled();
    return new PubnSamples(
        unlabeled.select(labels.positiveRows()),
        unlabeled,
        unlabeled.select(labels.negativeRows()));
  }
}
