package org.pubn.advisor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.numbers.TiedPairs;
import org.pubn.random.RandomStream;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;

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
  private record Item(Role role, int row, double score) {}

  /** One fold: its rows in A by rising score, and how many rows its samples have, in A or not. */
  static final class Fold {

    private final List<Item> items = new ArrayList<>();
    private final ByRole<Integer> sizes;

    /**
     * The rows of a fold.
     *
     * @param decisions the scores of the PU classifier; a row is in A where it is at most 0
     * @param scores t
     */
    Fold(ByRole<float[]> decisions, ByRole<float[]> scores) {
      sizes = ByRole.of(role -> decisions.of(role).length);
      for (Role role : Role.values()) {
        for (int row = 0; row < sizes.of(role); row++) {
          if (decisions.of(role)[row] <= 0) {
            items.add(new Item(role, row, scores.of(role)[row]));
          }
        }
      }
      items.sort(Comparator.comparingDouble(Item::score));
    }

    /** Every row of every sample once. */
    ByRole<int[]> once() {
      return ByRole.of(role -> IntStream.generate(() -> 1).limit(sizes.of(role)).toArray());
    }

    /** Every sample drawn anew from itself: how often each row was drawn. */
    ByRole<int[]> drawn(RandomStream random) {
      return ByRole.of(
          role -> {
            int[] counts = new int[sizes.of(role)];
            Bootstrap.drawFromAll(random, counts);
            return counts;
          });
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
  int rows(Role role) {
    return (int)
        folds.stream()
            .flatMap(fold -> fold.items.stream())
            .filter(item -> item.role == role)
            .count();
  }

  /** The AUC; empty where no row of bN, or no weight of U, is in the region of a fold. */
  OptionalDouble value() {
    return value(folds.stream().map(Fold::once).toList());
  }

  /** The AUC of a resample: every sample of every fold is drawn anew from itself. */
  OptionalDouble resampled(RandomStream random) {
    return value(folds.stream().map(fold -> fold.drawn(random)).toList());
  }

  private OptionalDouble value(List<ByRole<int[]>> counts) {
    double won = 0;
    double negatives = 0;
    for (int i = 0; i < folds.size(); i++) {
      TiedPairs pairs = pairs(folds.get(i), counts.get(i));
      if (!(pairs.leading() > 0)) {
        return OptionalDouble.empty();
      }
      won += pairs.count() / pairs.leading();
      negatives += pairs.trailing();
    }
    return negatives > 0 ? OptionalDouble.of(won / negatives) : OptionalDouble.empty();
  }

  /** How often bN (trailing) beats the measure ν, unscaled (leading). */
  private TiedPairs pairs(Fold fold, ByRole<int[]> counts) {
    TiedPairs pairs = new TiedPairs();
    for (int i = 0; i < fold.items.size(); i++) {
      Item item = fold.items.get(i);
      int count = counts.of(item.role)[item.row];
      double size = fold.sizes.of(item.role);
      switch (item.role) {
        case POSITIVE -> pairs.add(-pi * count / size, 0);
        case UNLABELED -> pairs.add(count / size, 0);
        case NEGATIVE -> pairs.add(0, count);
      }
      if (i + 1 == fold.items.size() || fold.items.get(i + 1).score != item.score) {
        pairs.nextScore();
      }
    }
    return pairs;
  }
}
