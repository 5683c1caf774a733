package org.pubn.advisor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.numbers.TiedPairs;
import org.pubn.random.RandomStream;
import org.pubn.stats.Bootstrap;

/**
 * By how much a score t tells P from U better than a fair P allows, in the region A of rows that a
 * PU classifier calls positive.
 *
 * <p>If P is a fair sample of the positives, the part w = π P(A) / U(A) of the rows of U in A is
 * distributed like P in A, and tells t nothing; the other part is negatives, of which t can put at
 * most all below P. So, for every t and A that were made without the rows they are applied to,
 *
 * <pre>
 * AUC ≤ w/2 + (1 − w) = 1 − w/2
 * excess = AUC − (1 − w/2) ≤ 0
 * </pre>
 *
 * <p>Each fold has a t of its own; the AUC is the mean of theirs, weighted by their rows of P in A.
 */
final class PositivesAuc {

  /** A row in the region: whether it is of P, its place in its sample, and t. */
  private record Item(boolean positive, int row, double score) {}

  /** One fold: its rows in A by rising score, and how many rows its samples have, in A or not. */
  static final class Fold {

    private final List<Item> items = new ArrayList<>();
    private final int positives;
    private final int unlabeled;

    /**
     * The rows of a fold.
     *
     * @param positiveDecisions of the PU classifier for P; a row is in A where it exceeds 0
     * @param unlabeledDecisions likewise for U
     * @param positiveScores t for P
     * @param unlabeledScores t for U
     */
    Fold(
        float[] positiveDecisions,
        float[] unlabeledDecisions,
        float[] positiveScores,
        float[] unlabeledScores) {
      positives = positiveDecisions.length;
      unlabeled = unlabeledDecisions.length;
      add(true, positiveDecisions, positiveScores);
      add(false, unlabeledDecisions, unlabeledScores);
      items.sort(Comparator.comparingDouble(Item::score));
    }

    private void add(boolean positive, float[] decisions, float[] scores) {
      for (int row = 0; row < decisions.length; row++) {
        if (decisions[row] > 0) {
          items.add(new Item(positive, row, scores[row]));
        }
      }
    }
  }

  /** How often the rows of both samples of a fold count. */
  private static final class Counts {

    private final int[] positive;
    private final int[] unlabeled;

    Counts(int[] positive, int[] unlabeled) {
      this.positive = positive;
      this.unlabeled = unlabeled;
    }

    int of(Item item) {
      return (item.positive ? positive : unlabeled)[item.row];
    }
  }

  /**
   * What is seen in the region.
   *
   * @param auc of P against U in A
   * @param share w; above 1 where A holds fewer rows of U than π and P demand, which speaks against
   *     a fair P as much as the AUC does
   */
  record Seen(double auc, double share) {

    double excess() {
      return auc - (1 - share / 2);
    }
  }

  private final double pi;
  private final List<Fold> folds;

  /**
   * @param pi π
   */
  PositivesAuc(double pi, List<Fold> folds) {
    this.pi = pi;
    this.folds = List.copyOf(folds);
  }

  /** How many rows of P, or of U, are in the region. */
  int rows(boolean positive) {
    return (int)
        folds.stream()
            .flatMap(fold -> fold.items.stream())
            .filter(item -> item.positive == positive)
            .count();
  }

  /** What is seen; NaN where a sample has no row in the region. */
  Seen seen() {
    return seen(
        folds.stream()
            .map(fold -> new Counts(once(fold.positives), once(fold.unlabeled)))
            .toList());
  }

  private static int[] once(int rows) {
    return IntStream.generate(() -> 1).limit(rows).toArray();
  }

  /** The excess of a resample: every sample of every fold is drawn anew from itself. */
  OptionalDouble resampled(RandomStream random) {
    double excess =
        seen(folds.stream()
                .map(
                    fold ->
                        new Counts(drawn(fold.positives, random), drawn(fold.unlabeled, random)))
                .toList())
            .excess();
    return Double.isNaN(excess) ? OptionalDouble.empty() : OptionalDouble.of(excess);
  }

  private static int[] drawn(int rows, RandomStream random) {
    int[] counts = new int[rows];
    Bootstrap.drawFromAll(random, counts);
    return counts;
  }

  private Seen seen(List<Counts> counts) {
    double won = 0;
    double positives = 0;
    double unlabeled = 0;
    long allPositives = 0;
    long allUnlabeled = 0;
    for (int i = 0; i < folds.size(); i++) {
      TiedPairs pairs = pairs(folds.get(i), counts.get(i));
      won += pairs.leading() > 0 ? pairs.count() / pairs.leading() : pairs.trailing() / 2;
      positives += pairs.trailing();
      unlabeled += pairs.leading();
      allPositives += folds.get(i).positives;
      allUnlabeled += folds.get(i).unlabeled;
    }
    double share = pi * (positives / allPositives) / (unlabeled / allUnlabeled);
    return new Seen(won / positives, share);
  }

  /** How often P (trailing) beats U (leading). */
  private static TiedPairs pairs(Fold fold, Counts counts) {
    TiedPairs pairs = new TiedPairs();
    for (int i = 0; i < fold.items.size(); i++) {
      Item item = fold.items.get(i);
      int count = counts.of(item);
      pairs.add(item.positive ? 0 : count, item.positive ? count : 0);
      if (i + 1 == fold.items.size() || fold.items.get(i + 1).score != item.score) {
        pairs.nextScore();
      }
    }
    return pairs;
  }
}
