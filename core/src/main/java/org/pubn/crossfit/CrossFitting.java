package org.pubn.crossfit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.engine.Parallel;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.split.Folds;

/**
 * Scores every example by a network that has seen neither it nor its copy. The samples are cut into
 * folds by the identity of examples; the network of a fold learns from all other folds.
 *
 * <p>How long the stage of plain contrast with U should last depends on the data: the number of
 * epochs is the one whose held-out scores tell the target from U best, by the area under the ROC
 * curve of all folds together. After it, the share of the target's kind in U is estimated from the
 * held-out scores of all folds, and the networks are refined by it, in turns: (TED)ⁿ, "transform,
 * estimate, discard" (Garg et al. 2021, algorithm 3), with folds in the place of a single split
 * into halves, so that all examples count.
 *
 * <p>The folds are trained side by side; results do not depend on the number of threads.
 */
public final class CrossFitting {

  private final PubnSamples samples;
  private final Folds folds;
  private final Role target;
  private final CrossFittingOptions options;
  private final Seed seed;
  private final int threads;

  /**
   * Deals the samples into folds.
   *
   * @param target the sample to find in U: P or bN
   * @throws org.pubn.data.InputException if a sample has too few different rows for the folds
   */
  public CrossFitting(
      PubnSamples samples, Role target, CrossFittingOptions options, Seed seed, int threads) {
    this.samples = samples;
    this.folds = Folds.of(samples, options.folds(), seed.child("folds"));
    this.target = target;
    this.options = options;
    this.seed = seed.child(target.symbol());
    this.threads = threads;
  }

  /** New networks; those of equal seeds that do the same stay equal. */
  private List<FoldTraining> start() {
    return IntStream.range(0, folds.count())
        .mapToObj(
            fold ->
                new FoldTraining(samples, target, folds, fold, options, seed.child("fold " + fold)))
        .toList();
  }

  /**
   * Trains and scores.
   *
   * @param share estimates the share of the target's kind in U from ranks
   * @throws InputException if the networks' scores overflow
   */
  public CrossFittedScores fit(ToDoubleFunction<HeldOutScores> share) {
    try {
      int epochs = contrastEpochs();
      List<FoldTraining> networks = start();
      forEach(networks, network -> network.contrast(epochs));
      HeldOutScores contrast = scores(networks);
      HeldOutScores contrastRanks = contrast.ranks(folds);
      HeldOutScores ranks = contrastRanks;
      List<Double> shares = new ArrayList<>();
      for (int round = 0; round < options.rounds(); round++) {
        double current = share.applyAsDouble(ranks);
        shares.add(current);
        forEach(networks, network -> network.refine(current));
        ranks = scores(networks).ranks(folds);
      }
      shares.add(share.applyAsDouble(ranks));
      return new CrossFittedScores(contrast, contrastRanks, ranks, shares);
    } catch (ArithmeticException e) {
      throw new InputException(
          "features: their values are too large to be learned from ("
              + e.getMessage()
              + "); scale them, to mean 0 and standard deviation 1 for example",
          e);
    }
  }

  /** The first number of epochs that more epochs do not improve on. */
  private int contrastEpochs() {
    List<FoldTraining> networks = start();
    int best = 0;
    double largest = Double.NEGATIVE_INFINITY;
    for (int epochs : options.warmUps()) {
      int more = epochs - best;
      forEach(networks, network -> network.contrast(more));
      double area = area(scores(networks).ranks(folds).of(target));
      if (area <= largest) {
        break;
      }
      best = epochs;
      largest = area;
    }
    return best;
  }

  /** The area under the ROC curve of the target against U is the mean rank among U. */
  private static double area(double[] ranks) {
    return Arrays.stream(ranks).average().orElseThrow();
  }

  private void forEach(List<FoldTraining> networks, Consumer<FoldTraining> stage) {
    Parallel.share(networks.size(), threads, () -> fold -> stage.accept(networks.get(fold)));
  }

  private HeldOutScores scores(List<FoldTraining> networks) {
    return HeldOutScores.of(
        samples,
        folds,
        networks.stream().<Function<Features, float[]>>map(network -> network::scores).toList());
  }
}
