package org.pubn.lab.method;

import java.util.Optional;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.trial.Trial;
import org.pubn.learn.Optimisation;
import org.pubn.learn.SigmaEstimator;
import org.pubn.sample.Task;
import org.pubn.sample.TrainingData;

/**
 * What a method may be built from.
 *
 * @param dataset where the examples come from, with its protocol
 * @param task what is to be told apart
 * @param trial the samples of this trial
 * @param sigmaData samples for σ̂ alone, where the experiment keeps them apart
 */
public record MethodContext(
    Dataset dataset, Task task, Trial trial, Optional<TrainingData> sigmaData) {

  /** The data set's way to minimise a risk, at a given learning rate. */
  public Optimisation optimisation(double rate) {
    return dataset.optimisation().withRate(rate);
  }

  /** nnPU for σ̂ at a given learning rate, on its own data where there are such. */
  public SigmaEstimator sigma(double rate) {
    SigmaEstimator estimator = new SigmaEstimator.NnPu(optimisation(rate));
    return sigmaData
        .<SigmaEstimator>map(data -> new SigmaEstimator.Separate(estimator, data))
        .orElse(estimator);
  }
}
