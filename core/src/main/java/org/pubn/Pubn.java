package org.pubn;

import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.train.OwnDataTraining;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainProgress;
import org.pubn.train.TrainResult;
import org.pubn.train.ValidationSplit;

/**
 * The door to the library: from samples to a classifier.
 *
 * <pre>{@code
 * TrainResult result = Pubn.train(samples, new Priors(0.4, 0.2), TrainOptions.DEFAULT);
 * Classifier classifier = result.classifier();
 * boolean[] positive = classifier.predictions(newRows);
 * }</pre>
 */
public final class Pubn {

  private Pubn() {}

  /**
   * Holds out a part of the samples, chooses on it what the options leave open, and learns.
   *
   * @param samples P, U and, where there are some, bN; features should be of similar size, for
   *     example standardised
   * @param priors π, and ρ where there are negatives
   * @param options {@link TrainOptions#DEFAULT} or what differs from it
   * @throws IllegalArgumentException if the samples lack what the method needs, or an option does
   *     not belong to it
   * @throws org.pubn.learn.TrainingFailedException if every training diverged
   */
  public static TrainResult train(PubnSamples samples, Priors priors, TrainOptions options) {
    return train(samples, priors, options, TrainProgress.NONE);
  }

  /** Like {@link #train(PubnSamples, Priors, TrainOptions)}, telling how far it has come. */
  public static TrainResult train(
      PubnSamples samples, Priors priors, TrainOptions options, TrainProgress progress) {
    ValidationSplit split = ValidationSplit.of(samples, options.validationShare(), options.seed());
    return new OwnDataTraining(split.apply(samples), priors, options, split.shared(), progress)
        .run();
  }
}
