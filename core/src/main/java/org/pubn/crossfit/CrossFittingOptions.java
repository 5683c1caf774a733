package org.pubn.crossfit;

import java.util.List;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.Model;
import org.pubn.engine.RowShape;
import org.pubn.nn.NetworkSpec;
import org.pubn.numbers.Require;
import org.pubn.sample.PubnSamples;

/**
 * How the networks are trained whose scores π and ρ are read from.
 *
 * @param model the kind of network, one for each fold
 * @param folds number of folds
 * @param warmUps after how many epochs of telling the target sample from U the networks may be good
 *     enough, rising; {@link CrossFitting} chooses
 * @param rounds how often the share is estimated anew and the networks are refined by it
 * @param epochs of refinement in a round
 * @param batch examples of U in a mini-batch
 * @param learningRate the learning rate
 * @param weightDecay the L2 factor added to the gradient
 */
public record CrossFittingOptions(
    Model model,
    int folds,
    List<Integer> warmUps,
    int rounds,
    int epochs,
    int batch,
    double learningRate,
    double weightDecay) {

  /** Of the networks' hidden layers, unless told otherwise. */
  private static final int[] HIDDEN = {200, 100};

  /** Of linear models: their scores are small where rows are normalized. */
  private static final double SPARSE_RATE = 1e-2;

  private static final List<Integer> WARM_UPS = List.of(4, 8, 16, 32, 64);

  /** Convolutions learn in fewer epochs, each of which takes longer. */
  private static final List<Integer> IMAGE_WARM_UPS = List.of(2, 4, 8, 16);

  public CrossFittingOptions {
    Require.atLeast(2, "folds", folds);
    warmUps = List.copyOf(warmUps);
    Require.atLeast(1, "numbers of warm-up epochs", warmUps.size());
    for (int i = 0; i < warmUps.size(); i++) {
      Require.atLeast(i == 0 ? 1 : warmUps.get(i - 1) + 1, "warm-up epochs", warmUps.get(i));
    }
    Require.atLeast(1, "rounds", rounds);
    Require.atLeast(1, "epochs", epochs);
    Require.atLeast(1, "mini-batch", batch);
    if (!(learningRate > 0 && learningRate <= 1)) {
      throw new InputException("learning rate " + learningRate + ": must lie in (0, 1]");
    }
    if (!(weightDecay >= 0 && weightDecay < 1)) {
      throw new InputException("weight decay " + weightDecay + ": must lie in [0, 1)");
    }
  }

  /**
   * What suits the rows of samples: a linear model for sparse ones, which are mostly counts of very
   * many words, and a multi-layer perceptron with two hidden layers for all others.
   */
  public static CrossFittingOptions forSamples(PubnSamples samples) {
    int columns = samples.columns();
    return samples.unlabeled() instanceof SparseFeatures
        ? of(NetworkSpec.linear(columns)).withLearningRate(SPARSE_RATE)
        : of(NetworkSpec.mlp(columns, HIDDEN));
  }

  /**
   * The same for rows of some shape: images get a network of convolutions, which can tell what a
   * perceptron cannot.
   */
  public static CrossFittingOptions forSamples(PubnSamples samples, RowShape shape) {
    return shape
        .image()
        .map(image -> of(NetworkSpec.convNet(image)).withWarmUps(IMAGE_WARM_UPS))
        .orElseGet(() -> forSamples(samples));
  }

  /** The same with other numbers of warm-up epochs. */
  public CrossFittingOptions withWarmUps(List<Integer> rising) {
    return new CrossFittingOptions(
        model, folds, rising, rounds, epochs, batch, learningRate, weightDecay);
  }

  /** The same with another learning rate. */
  public CrossFittingOptions withLearningRate(double rate) {
    return new CrossFittingOptions(model, folds, warmUps, rounds, epochs, batch, rate, weightDecay);
  }

  /** Another kind of network, trained the same way. */
  public static CrossFittingOptions of(Model model) {
    return new CrossFittingOptions(model, 5, WARM_UPS, 3, 4, 120, 1e-3, 1e-4);
  }
}
