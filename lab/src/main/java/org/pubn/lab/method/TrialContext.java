package org.pubn.lab.method;

import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.trial.Trial;
import org.pubn.learn.Optimisation;
import org.pubn.learn.SigmaEstimator;
import org.pubn.method.MethodContext;
import org.pubn.sample.Priors;
import org.pubn.sample.TrainingData;

/**
 * What a method is made from in an experiment.
 *
 * @param dataset where the examples come from, with its protocol
 * @param sigmaData samples for σ̂ alone, where the experiment keeps them apart
 * @param thresholdPriors the true priors, by which η is taken as in the paper, unless the truth is
 *     not to be known
 */
public record TrialContext(
    Dataset dataset,
    Trial trial,
    Optional<TrainingData> sigmaData,
    Optional<Priors> thresholdPriors)
    implements MethodContext {

  /** A context as that of an experiment, for methods that are for experiments alone. */
  static TrialContext of(MethodContext context) {
    if (context instanceof TrialContext trial) {
      return trial;
    }
    throw new InputException("the method needs labels that only an experiment has");
  }

  @Override
  public Optimisation optimisation(double rate) {
    return dataset.optimisation().withRate(rate);
  }

  @Override
  public SigmaEstimator sigma(double rate) {
    SigmaEstimator estimator = MethodContext.super.sigma(rate);
    return sigmaData
        .<SigmaEstimator>map(data -> new SigmaEstimator.Separate(estimator, data))
        .orElse(estimator);
  }
}
