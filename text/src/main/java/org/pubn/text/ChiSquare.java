package org.pubn.text;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.pubn.data.SparseFeatures;

/**
 * How much the values of a column depend on the class of a row: Σ over both classes of (O − E)² /
 * E, where O is the sum of the column over the rows of a class, and E what it would be if the
 * column's total were shared out by the sizes of the classes.
 */
final class ChiSquare {

  private ChiSquare() {}

  /** The score of every column; 0 where a column has no values. */
  static double[] scores(SparseFeatures positive, SparseFeatures negative) {
    double[] observedPositive = columnSums(positive);
    double[] observedNegative = columnSums(negative);
    double share = (double) positive.rows() / (positive.rows() + negative.rows());
    double[] scores = new double[positive.columns()];
    for (int column = 0; column < scores.length; column++) {
      double total = observedPositive[column] + observedNegative[column];
      if (total > 0) {
        scores[column] =
            term(observedPositive[column], share * total)
                + term(observedNegative[column], (1 - share) * total);
      }
    }
    return scores;
  }

  private static double term(double observed, double expected) {
    return (observed - expected) * (observed - expected) / expected;
  }

  static double[] columnSums(SparseFeatures rows) {
    double[] sums = new double[rows.columns()];
    SparseRow row = new SparseRow(rows);
    for (int r = 0; r < rows.rows(); r++) {
      row.read(r);
      for (int i = 0; i < row.length(); i++) {
        sums[row.column(i)] += row.value(i);
      }
    }
    return sums;
  }

  /** The columns with the highest scores, rising; of equal ones the first. */
  static int[] highest(double[] scores, int count) {
    int[] best =
        IntStream.range(0, scores.length)
            .boxed()
            .sorted(Comparator.comparingDouble((Integer column) -> -scores[column]))
            .limit(count)
            .mapToInt(Integer::intValue)
            .toArray();
    Arrays.sort(best);
    return best;
  }
}
