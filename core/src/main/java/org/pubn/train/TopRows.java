package org.pubn.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.calibration.PosteriorMap;

/**
 * What somebody finds who looks at the unlabeled rows with the highest scores. The sums of their
 * calibrated probabilities tell, on held-out rows.
 *
 * @param rows how many rows are looked at
 * @param positives how many of them are expected to be positive
 * @param recall the share of all positives that these are
 */
public record TopRows(int rows, double positives, double recall) {

  private static final int[] STEPS = {1, 2, 5};

  /** Rows held out that a number must rest on. */
  private static final int ENOUGH = 5;

  /**
   * For 10, 20, 50, 100, 200, … rows.
   *
   * @param unlabeled scores of held-out rows
   * @param all how many unlabeled rows there are
   */
  static List<TopRows> of(float[] unlabeled, PosteriorMap calibration, int all) {
    double[] probabilities = new double[unlabeled.length];
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = -calibration.at(unlabeled[i]);
      sum -= probabilities[i];
    }
    Arrays.sort(probabilities);
    List<TopRows> rows = new ArrayList<>();
    for (long power = 10; power < all; power *= 10) {
      for (int step : STEPS) {
        long count = step * power;
        long held = count * unlabeled.length / all;
        if (count < all && held >= ENOUGH) {
          double found = 0;
          for (int i = 0; i < held; i++) {
            found -= probabilities[i];
          }
          rows.add(new TopRows((int) count, count * found / held, found / sum));
        }
      }
    }
    return rows;
  }
}
