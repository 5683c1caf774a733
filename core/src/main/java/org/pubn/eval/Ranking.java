package org.pubn.eval;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.numbers.TiedPairs;

/**
 * Two samples of scores in one order, from the highest score down. Statistics take how often each
 * place counts, so that a resample needs no sorting. Immutable.
 */
final class Ranking {

  private final double[] scores;
  private final boolean[] first;

  /**
   * @param firstRising the scores of the first sample, rising
   * @param secondRising the scores of the second sample, rising
   */
  Ranking(double[] firstRising, double[] secondRising) {
    int size = Math.addExact(firstRising.length, secondRising.length);
    scores = new double[size];
    first = new boolean[size];
    int i = firstRising.length - 1;
    int j = secondRising.length - 1;
    for (int place = 0; place < size; place++) {
      boolean next = j < 0 || (i >= 0 && firstRising[i] >= secondRising[j]);
      first[place] = next;
      scores[place] = next ? firstRising[i--] : secondRising[j--];
    }
  }

  /** The score of a row, if it can be ranked. */
  static double finite(double score, int row) {
    if (!Double.isFinite(score)) {
      throw new InputException(
          "score of row " + row + ": is " + score + ", must be a finite number");
    }
    return score;
  }

  int size() {
    return scores.length;
  }

  double score(int place) {
    return scores[place];
  }

  boolean isFirst(int place) {
    return first[place];
  }

  /** Whether the score of the next place is lower, or there is none. */
  boolean endsTie(int place) {
    return place == scores.length - 1 || scores[place] != scores[place + 1];
  }

  /** How many places have a score above the threshold: all before that index do. */
  int above(double threshold) {
    int low = 0;
    int high = scores.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (scores[middle] > threshold) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The places of one of the samples. */
  int[] places(boolean ofFirst) {
    return IntStream.range(0, scores.length).filter(i -> first[i] == ofFirst).toArray();
  }

  /** Every place once. */
  int[] once() {
    int[] counts = new int[scores.length];
    Arrays.fill(counts, 1);
    return counts;
  }

  /**
   * P(a &gt; b) + P(a = b) / 2 for a score a of the first sample and b of the second, as {@link
   * org.pubn.numbers.Auc}; empty if one of the samples is.
   */
  OptionalDouble auc(int[] counts) {
    TiedPairs pairs = new TiedPairs();
    for (int i = 0; i < scores.length; i++) {
      pairs.add(first[i] ? counts[i] : 0, first[i] ? 0 : counts[i]);
      if (endsTie(i)) {
        pairs.nextScore();
      }
    }
    double all = pairs.leading() * pairs.trailing();
    return all == 0 ? OptionalDouble.empty() : OptionalDouble.of(pairs.count() / all);
  }
}
