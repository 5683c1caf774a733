package org.pubn.advice;

import java.util.Locale;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.Model;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

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
    require("folds", folds, 2);
    require("epochs", epochs, 1);
    require("patience", patience, 1);
    require("resamples", resamples, 2);
    require("threads", threads, 1);
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("level " + level + ": must lie in (0, 1)");
    }
  }

  private static void require(String name, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: must be at least %d", name, value, least));
    }
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
