package org.pubn.crossfit;

import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.engine.ModelTraining;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.split.Folds;

/**
 * The network of one fold while it learns to tell a target sample T from U, without ever seeing the
 * fold. Both stages minimize, over mini-batches of T and of a set A of examples that count as
 * "others", with the logistic loss,
 *
 * <pre>½ R̂_T⁺(g) + ½ R̂_A⁻(g)</pre>
 *
 * <ul>
 *   <li>Contrast: A is U. Its minimiser is the logarithm of p_T / p.
 *   <li>Refinement, "conditional value ignoring risk" (CVIR; Garg et al. 2021, algorithm 2): before
 *       each epoch the share of U that scores highest is taken to be of the target's kind and left
 *       out; A is the rest, and the known others where there are such.
 * </ul>
 */
final class FoldTraining {

  /** An epoch over few examples is too short to learn anything from: at least so many steps. */
  private static final int LEAST_STEPS = 10;

  private final PubnSamples samples;
  private final Role target;
  private final CrossFittingOptions options;
  private final ModelTraining network;
  private final RandomStream random;
  private final int[] targetRows;
  private final int[] unlabeledRows;
  private final int[] otherRows;
  private int nextTarget;

  /**
   * @param target T: P or bN; the other of the two is the sample of known others
   */
  FoldTraining(
      PubnSamples samples,
      Role target,
      Folds folds,
      int fold,
      CrossFittingOptions options,
      Seed seed) {
    this.samples = samples;
    this.target = target;
    this.options = options;
    this.network = options.model().start(seed);
    this.random = seed.child("batches").random();
    this.targetRows = folds.outside(target, fold);
    this.unlabeledRows = folds.outside(Role.UNLABELED, fold);
    this.otherRows = folds.outside(other(target), fold);
  }

  static Role other(Role target) {
    return target == Role.POSITIVE ? Role.NEGATIVE : Role.POSITIVE;
  }

  /** Epochs of contrast. */
  void contrast(int epochs) {
    for (int i = 0; i < epochs; i++) {
      epoch(unlabeledRows, new int[0]);
    }
  }

  /**
   * A round of refinement.
   *
   * @param share the share of U that is taken to be of the target's kind
   */
  void refine(double share) {
    for (int i = 0; i < options.epochs(); i++) {
      epoch(lowest(1 - share), otherRows);
    }
  }

  /** The fraction of the rows of U that scores lowest; at least one row. */
  private int[] lowest(double fraction) {
    float[] scores = network.scores(samples.unlabeled().select(unlabeledRows));
    int keep = Math.max(1, (int) (fraction * scores.length));
    return IntStream.range(0, scores.length)
        .boxed()
        .sorted((a, b) -> Float.compare(scores[a], scores[b]))
        .limit(keep)
        .mapToInt(i -> unlabeledRows[i])
        .toArray();
  }

  private void epoch(int[] unlabeled, int[] others) {
    int total = unlabeled.length + others.length;
    int[] order = IntStream.range(0, total).toArray();
    int batch = Math.min(options.batch(), total);
    int steps = Math.max(LEAST_STEPS, (total + batch - 1) / batch);
    // As many targets as it takes to see each about once while U is seen once.
    int targets = Math.max(1, (int) Math.ceil((double) targetRows.length * batch / total));
    int next = total;
    for (int step = 0; step < steps; step++) {
      network.clear();
      addTargets(targets);
      for (int i = 0; i < batch; i++) {
        if (next == total) {
          random.shuffle(order);
          next = 0;
        }
        int drawn = order[next++];
        if (drawn < unlabeled.length) {
          network.add(samples.unlabeled(), unlabeled[drawn]);
        } else {
          network.add(samples.of(other(target)), others[drawn - unlabeled.length]);
        }
      }
      descend(targets, batch);
    }
  }

  private void addTargets(int count) {
    Features rows = samples.of(target);
    for (int i = 0; i < count; i++) {
      if (nextTarget == 0) {
        random.shuffle(targetRows);
      }
      network.add(rows, targetRows[nextTarget]);
      nextTarget = (nextTarget + 1) % targetRows.length;
    }
  }

  private void descend(int targets, int others) {
    network.forward();
    for (int i = 0; i < targets; i++) {
      double slope = MarginLoss.LOGISTIC.derivative(network.score(i));
      network.setDerivative(i, slope / (2 * targets));
    }
    for (int i = targets; i < targets + others; i++) {
      double slope = -MarginLoss.LOGISTIC.derivative(-network.score(i));
      network.setDerivative(i, slope / (2 * others));
    }
    network.step(options.learningRate(), options.weightDecay());
  }

  /** The scores of rows, such as those of the fold itself. */
  float[] scores(Features rows) {
    return network.scores(rows);
  }
}
