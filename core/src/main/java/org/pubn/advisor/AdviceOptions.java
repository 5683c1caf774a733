package org.pubn.advisor;

import org.pubn.data.SparseFeatures;
import org.pubn.engine.Model;
import org.pubn.files.LoadedSamples;
import org.pubn.nn.NetworkSpec;
import org.pubn.numbers.Require;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.train.TrainOptions;

/**
 * How advice is made.
 *
 * @param model the kind of model that all trainings use
 * @param folds into how many parts the training rows are dealt
 * @param epochs passes over P at most
 * @param patience a training ends when this many epochs in a row improved no validation loss
 * @param resamples of the bootstrap
 * @param level of the intervals
 * @param seed the source of all randomness
 * @param threads trainings at a time; has no influence on the advice
 */
public record AdviceOptions(
    Model model,
    int folds,
    int epochs,
    int patience,
    int resamples,
    double level,
    Seed seed,
    int threads) {

  /** Of the hidden layer: small, since dozens of trainings are compared with each other. */
  private static final int HIDDEN = 100;

  public AdviceOptions {
    Require.atLeast(2, "folds", folds);
    Require.atLeast(1, "epochs", epochs);
    Require.atLeast(1, "patience", patience);
    Require.atLeast(2, "resamples", resamples);
    Require.atLeast(1, "threads", threads);
    Require.properShare("level", level);
  }

  /**
   * A network with one hidden layer, or a linear model where rows are sparse; three folds, 95 %
   * intervals, one thread.
   */
  public static AdviceOptions forSamples(PubnSamples samples) {
    return of(
        samples.unlabeled() instanceof SparseFeatures
            ? NetworkSpec.linear(samples.columns())
            : NetworkSpec.mlp(samples.columns(), HIDDEN));
  }

  /**
   * Those for samples, with the seed and the threads of a training; for images, a network of
   * convolutions.
   */
  public static AdviceOptions forTraining(LoadedSamples samples, TrainOptions options) {
    return samples
        .shape()
        .image()
        .map(image -> of(NetworkSpec.convNet(image)))
        .orElseGet(() -> forSamples(samples.data().training()))
        .withSeed(options.seed().child("advice"))
        .withThreads(options.threads());
  }

  /** The same with another kind of model. */
  public static AdviceOptions of(Model model) {
    return new AdviceOptions(model, 3, 50, 10, 1000, 0.95, new Seed(0), 1);
  }

  /** The same with another seed. */
  public AdviceOptions withSeed(Seed other) {
    return new AdviceOptions(model, folds, epochs, patience, resamples, level, other, threads);
  }

  /** The same on another number of threads. */
  public AdviceOptions withThreads(int number) {
    return new AdviceOptions(model, folds, epochs, patience, resamples, level, seed, number);
  }
}
