package org.pubn.text;

import java.util.Arrays;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;

/**
 * Centre-based similarities (Fei and Liu, <i>Social Media Text Classification under Negative
 * Covariate Shift</i>, 2015), the baseline of the paper's text supplement. Of the terms those with
 * the highest {@link ChiSquare χ²} between P and bN are kept; their center is
 *
 * <pre>c = α · mean over P of v̂ − β · mean over bN of v̂</pre>
 *
 * and a document v becomes its five similarities to the center, where v̂ and ĉ are scaled to length
 * 1 and K is the number of terms kept:
 *
 * <pre>
 * cosine      v̂ · ĉ
 * Gower       1 − Σ |v̂ − ĉ| / K
 * Lorentzian  1 − Σ ln(1 + |v − c|)
 * Dice        2 v · c / (‖v‖² + ‖c‖² + ε)
 * Jaccard     v · c / (‖v‖² + ‖c‖² − v · c + ε)      ε = 10⁻⁸
 * </pre>
 *
 * All of it is restricted to the terms kept. A document without any of them has v̂ = 0. Sums run
 * over the cells of a document alone: what an absent term adds is the same for all of them and
 * known beforehand. Immutable.
 */
public final class CbsFeatures {

  /** The names of the features, in their order. */
  public static final List<String> NAMES =
      List.of("cosine", "Gower", "Lorentzian", "Dice", "Jaccard");

  private static final double EPSILON = 1e-8;

  private final int columns;
  private final int kept;

  /** The place of a column among those kept, or −1. */
  private final int[] place;

  private final double[] centre;
  private final double centreLength;
  private final double absoluteSum;
  private final double logarithmSum;

  private CbsFeatures(int[] keptColumns, int columns, double[] centre) {
    this.columns = columns;
    this.kept = keptColumns.length;
    this.place = new int[columns];
    Arrays.fill(place, -1);
    for (int i = 0; i < kept; i++) {
      place[keptColumns[i]] = i;
    }
    this.centre = centre;
    double squares = 0;
    double absolute = 0;
    double logarithms = 0;
    for (double value : centre) {
      squares += value * value;
      absolute += Math.abs(value);
      logarithms += Math.log1p(Math.abs(value));
    }
    this.centreLength = Math.sqrt(squares);
    this.absoluteSum = centreLength == 0 ? 0 : absolute / centreLength;
    this.logarithmSum = logarithms;
  }

  /**
   * Learns terms and center.
   *
   * @param positive documents of P, as tf-idf
   * @param negative documents of bN, as tf-idf
   */
  public static CbsFeatures learn(SparseFeatures positive, SparseFeatures negative, CbsRule rule) {
    if (positive.isEmpty() || negative.isEmpty() || positive.columns() != negative.columns()) {
      throw new IllegalArgumentException(
          positive.rows()
              + " positive and "
              + negative.rows()
              + " negative documents: there must be some of both, of equal width");
    }
    int[] kept = ChiSquare.highest(ChiSquare.scores(positive, negative), rule.terms());
    double[] centre = new double[kept.length];
    addMean(centre, kept, positive, rule.alpha());
    addMean(centre, kept, negative, -rule.beta());
    return new CbsFeatures(kept, positive.columns(), centre);
  }

  /** Adds the mean of the rows, each scaled to length 1 within the columns kept. */
  private static void addMean(double[] sum, int[] kept, SparseFeatures rows, double weight) {
    SparseRow row = new SparseRow(rows);
    for (int r = 0; r < rows.rows(); r++) {
      row.read(r);
      double squares = 0;
      for (int i = 0; i < row.length(); i++) {
        if (Arrays.binarySearch(kept, row.column(i)) >= 0) {
          squares += row.value(i) * row.value(i);
        }
      }
      for (int i = 0; i < row.length(); i++) {
        int place = Arrays.binarySearch(kept, row.column(i));
        if (place >= 0 && squares > 0) {
          sum[place] += weight * row.value(i) / Math.sqrt(squares) / rows.rows();
        }
      }
    }
  }

  /** The width of the tf-idf features it takes. */
  public int columns() {
    return columns;
  }

  /** The five similarities of every document. */
  public DenseFeatures transform(SparseFeatures rows) {
    if (rows.columns() != columns) {
      throw new IllegalArgumentException(
          "rows of " + rows.columns() + " columns: the center has " + columns);
    }
    float[] values = new float[Math.multiplyExact(rows.rows(), NAMES.size())];
    SparseRow row = new SparseRow(rows);
    for (int r = 0; r < rows.rows(); r++) {
      row.read(r);
      similarities(row, values, r * NAMES.size());
    }
    return DenseFeatures.ofOwned(NAMES.size(), values);
  }

  private void similarities(SparseRow row, float[] target, int offset) {
    double squares = 0;
    double product = 0;
    double logarithms = logarithmSum;
    for (int i = 0; i < row.length(); i++) {
      int at = place[row.column(i)];
      if (at >= 0) {
        double v = row.value(i);
        double c = centre[at];
        squares += v * v;
        product += v * c;
        logarithms += Math.log1p(Math.abs(v - c)) - Math.log1p(Math.abs(c));
      }
    }
    double centreSquares = centreLength * centreLength;
    double lengths = Math.sqrt(squares) * centreLength;
    target[offset] = (float) (lengths == 0 ? 0 : product / lengths);
    target[offset + 1] = (float) (1 - absoluteDifference(row, Math.sqrt(squares)) / kept);
    target[offset + 2] = (float) (1 - logarithms);
    target[offset + 3] = (float) (2 * product / (squares + centreSquares + EPSILON));
    target[offset + 4] = (float) (product / (squares + centreSquares - product + EPSILON));
  }

  /** Σ |v̂ − ĉ| over the terms kept. */
  private double absoluteDifference(SparseRow row, double length) {
    double sum = absoluteSum;
    for (int i = 0; i < row.length(); i++) {
      int at = place[row.column(i)];
      if (at >= 0) {
        double c = centreLength == 0 ? 0 : centre[at] / centreLength;
        sum += Math.abs(row.value(i) / length - c) - Math.abs(c);
      }
    }
    return sum;
  }
}
