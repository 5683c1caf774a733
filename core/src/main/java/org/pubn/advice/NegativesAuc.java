package org.pubn.advice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.pubn.risk.Group;
import org.pubn.sample.RandomStream;

/**
 * How well a score t tells bN from the negatives among U, in the region A of rows that a PU
 * classifier calls negative. U in A is not free of positives, but as p − π p_P = (1 − π) p_N
 * everywhere, P in A with a negative weight takes them out again:
 *
 * <pre>
 * AUC = mean over bN in A of ν(t below) + ν(t equal) / 2,   with the signed measure on A
 * ν   ∝ 1/n_U Σ over U in A − π/n_P Σ over P in A,          scaled to ν(A) = 1
 * </pre>
 *
 * <p>If bN is a fair sample of the negatives, bN and N are alike on A and the AUC is ½ for every t
 * and every A that were made without the rows they are applied to. Each fold has a t of its own;
 * the AUC is the mean of theirs, weighted by their rows of bN.
 */
final class NegativesAuc {

  /** A row in the region: its sample, its place in it, and t. */
  private record Item(Group group, int row, double score) {}

  /** One fold: its rows in A by rising score, and how many rows its samples have, in A or not. */
  static final class Fold {

    private final List<Item> items = new ArrayList<>();
    private final int[] sizes = new int[Group.values().length];

    /**
     * The rows of a fold.
     *
     * @param decisions the scores of the PU classifier, by sample; a row is in A where it is at
     *     most 0
     * @param scores t, by sample
     */
    Fold(float[][] decisions, float[][] scores) {
      for (Group group : Group.values()) {
        int sample = group.ordinal();
        sizes[sample] = decisions[sample].length;
        for (int row = 0; row < decisions[sample].length; row++) {
          if (decisions[sample][row] <= 0) {
            items.add(new Item(group, row, scores[sample][row]));
          }
        }
      }
      items.sort(Comparator.comparingDouble(Item::score));
    }
  }

  private final double pi;
  private final List<Fold> folds;

  /**
   * @param pi π
   */
  NegativesAuc(double pi, List<Fold> folds) {
    this.pi = pi;
    this.folds = List.copyOf(folds);
  }

  /** How many rows of a sample are in the region. */
  int rows(Group group) {
    return (int)
        folds.stream()
            .flatMap(fold -> fold.items.stream())
            .filter(item -> item.group == group)
            .count();
  }

  /** The AUC; empty where no row of bN, or no weight of U, is in the region of a fold. */
  OptionalDouble value() {
    List<int[][]> once = new ArrayList<>();
    for (Fold fold : folds) {
      int[][] counts = new int[fold.sizes.length][];
      for (int sample = 0; sample < counts.length; sample++) {
        counts[sample] = new int[fold.sizes[sample]];
        Arrays.fill(counts[sample], 1);
      }
      once.add(counts);
    }
    return value(once);
  }

  /** The AUC of a resample: every sample of every fold is drawn anew from itself. */
  OptionalDouble resampled(RandomStream random) {
    List<int[][]> drawn = new ArrayList<>();
    for (Fold fold : folds) {
      int[][] counts = new int[fold.sizes.length][];
      for (int sample = 0; sample < counts.length; sample++) {
        int size = fold.sizes[sample];
        counts[sample] = new int[size];
        for (int i = 0; i < size; i++) {
          counts[sample][random.nextInt(size)]++;
        }
      }
      drawn.add(counts);
    }
    return value(drawn);
  }

  private OptionalDouble value(List<int[][]> counts) {
    double won = 0;
    double negatives = 0;
    for (int i = 0; i < folds.size(); i++) {
      Sums sums = sums(folds.get(i), counts.get(i));
      if (!(sums.weight > 0)) {
        return OptionalDouble.empty();
      }
      won += sums.won / sums.weight;
      negatives += sums.negatives;
    }
    return negatives > 0 ? OptionalDouble.of(won / negatives) : OptionalDouble.empty();
  }

  /** What bN wins, how many they are, and the weight of the others in the region. */
  private record Sums(double won, double negatives, double weight) {}

  private Sums sums(Fold fold, int[][] counts) {
    double won = 0;
    double negatives = 0;
    double below = 0;
    double tiedWeight = 0;
    double tiedNegatives = 0;
    for (int i = 0; i < fold.items.size(); i++) {
      Item item = fold.items.get(i);
      int count = counts[item.group.ordinal()][item.row];
      double size = fold.sizes[item.group.ordinal()];
      switch (item.group) {
        case POSITIVE -> tiedWeight -= pi * count / size;
        case UNLABELED -> tiedWeight += count / size;
        case NEGATIVE -> tiedNegatives += count;
      }
      if (i + 1 == fold.items.size() || fold.items.get(i + 1).score != item.score) {
        won += tiedNegatives * (below + tiedWeight / 2);
        below += tiedWeight;
        negatives += tiedNegatives;
        tiedWeight = 0;
        tiedNegatives = 0;
      }
    }
    return new Sums(won, negatives, below);
  }
}
