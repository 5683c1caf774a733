package org.pubn.prior;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.engine.SideBySide;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

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
final class CrossFitting {

  private final PubnSamples samples;
  private final Folds folds;
  private final Group target;
  private final CrossFittingOptions options;
  private final Seed seed;
  private final int threads;

  /**
   * @param target the sample to find in U: P or bN
   */
  CrossFitting(
      PubnSamples samples, Group target, CrossFittingOptions options, Seed seed, int threads) {
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

  /** The cross-fitting that the options ask for. */
  static CrossFitting of(PubnSamples samples, Group target, PriorOptions options) {
    return new CrossFitting(
        samples, target, options.crossFitting(), options.seed(), options.threads());
  }

  /**
   * Trains and scores.
   *
   * @param share estimates the share of the target's kind in U from ranks
   * @throws IllegalArgumentException if the networks' scores overflow
   */
  CrossFittedScores fit(ToDoubleFunction<HeldOutScores> share) {
    try {
      int epochs = contrastEpochs();
      List<FoldTraining> networks = start();
      forEach(networks, network -> network.contrast(epochs));
      HeldOutScores contrast = collect(networks, CrossFitting::unchanged);
      HeldOutScores contrastRanks = collect(networks, CrossFitting::ranks);
      HeldOutScores ranks = contrastRanks;
      List<Double> shares = new ArrayList<>();
      for (int round = 0; round < options.rounds(); round++) {
        double current = share.applyAsDouble(ranks);
        shares.add(current);
        forEach(networks, network -> network.refine(current));
        ranks = collect(networks, CrossFitting::ranks);
      }
      shares.add(share.applyAsDouble(ranks));
      return new CrossFittedScores(contrast, contrastRanks, ranks, shares);
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(
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
      double area = area(collect(networks, CrossFitting::ranks).view(target));
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

  private interface Stage {
    void run(FoldTraining network);
  }

  private void forEach(List<FoldTraining> networks, Stage stage) {
    List<Callable<FoldTraining>> jobs = new ArrayList<>();
    for (FoldTraining network : networks) {
      jobs.add(
          () -> {
            stage.run(network);
            return network;
          });
    }
    SideBySide.run(jobs, threads);
  }

  /** What becomes of the scores of one fold, given those of its part of U. */
  private interface Scale {
    double[] apply(double[] scores, double[] ofUnlabeled);
  }

  private static double[] unchanged(double[] scores, double[] ofUnlabeled) {
    return scores;
  }

  /** The fraction of U that scores lower, equal scores counted half. */
  private static double[] ranks(double[] scores, double[] ofUnlabeled) {
    double[] sorted = ofUnlabeled.clone();
    Arrays.sort(sorted);
    double[] ranks = new double[scores.length];
    Arrays.setAll(
        ranks, i -> (below(sorted, scores[i]) + upTo(sorted, scores[i])) / (2.0 * sorted.length));
    return ranks;
  }

  private static int below(double[] sorted, double score) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < score) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static int upTo(double[] sorted, double score) {
    return below(sorted, Math.nextUp(score));
  }

  private HeldOutScores collect(List<FoldTraining> networks, Scale scale) {
    double[][] collected = new double[Group.values().length][];
    for (Group group : Group.values()) {
      collected[group.ordinal()] = new double[Folds.rows(samples, group).rows()];
    }
    for (int fold = 0; fold < folds.count(); fold++) {
      FoldTraining network = networks.get(fold);
      double[] ofUnlabeled = scores(network, fold, Group.UNLABELED);
      for (Group group : Group.values()) {
        double[] scaled = scale.apply(scores(network, fold, group), ofUnlabeled);
        int[] rows = folds.inside(group, fold);
        IntStream.range(0, rows.length)
            .forEach(i -> collected[group.ordinal()][rows[i]] = scaled[i]);
      }
    }
    return new HeldOutScores(
        collected[Group.POSITIVE.ordinal()],
        collected[Group.UNLABELED.ordinal()],
        collected[Group.NEGATIVE.ordinal()]);
  }

  private double[] scores(FoldTraining network, int fold, Group group) {
    Features rows = Folds.rows(samples, group).select(folds.inside(group, fold));
    return network.scores(rows);
  }
}
