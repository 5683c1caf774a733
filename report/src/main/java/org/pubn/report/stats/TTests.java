package org.pubn.report.stats;

import java.util.Arrays;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Student's t-tests, two-sided. Where nothing varies at all, means that are equal give p = 1 and
 * means that differ p = 0, the limits for a spread that goes to 0.
 */
public final class TTests {

  private TTests() {}

  /**
   * Two methods on the same trials: {@code first[i]} and {@code second[i]} come from one seed.
   *
   * @throws IllegalArgumentException if the lengths differ or are less than 2
   */
  public static TTestResult paired(double[] first, double[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException(
          "paired test: " + first.length + " values against " + second.length);
    }
    double[] differences = new double[first.length];
    Arrays.setAll(differences, i -> first[i] - second[i]);
    MeanStd difference = checked(MeanStd.of(differences));
    if (difference.std() == 0) {
      return withoutSpread(difference.mean(), difference.n() - 1);
    }
    return result(
        TTest.withDefaults().test(difference.mean(), difference.variance(), difference.n()));
  }

  /** Independent trials with one common variance: the pooled two-sample test. */
  public static TTestResult twoSample(MeanStd first, MeanStd second) {
    return independent(first, second, DataDispersion.HOMOSCEDASTIC);
  }

  /** Independent trials whose variances may differ: Welch's test. */
  public static TTestResult welch(MeanStd first, MeanStd second) {
    return independent(first, second, DataDispersion.HETEROSCEDASTIC);
  }

  private static TTestResult independent(MeanStd first, MeanStd second, DataDispersion variances) {
    checked(first);
    checked(second);
    if (first.std() == 0 && second.std() == 0) {
      return withoutSpread(first.mean() - second.mean(), first.n() + second.n() - 2);
    }
    return result(
        TTest.withDefaults()
            .with(variances)
            .test(
                first.mean(),
                first.variance(),
                first.n(),
                second.mean(),
                second.variance(),
                second.n()));
  }

  private static MeanStd checked(MeanStd sample) {
    if (sample.n() < 2) {
      throw new IllegalArgumentException(
          "t-test: " + sample.n() + " value, at least 2 are needed to see a spread");
    }
    return sample;
  }

  private static TTestResult withoutSpread(double difference, int degreesOfFreedom) {
    return difference == 0
        ? new TTestResult(0, degreesOfFreedom, 1)
        : new TTestResult(difference * Double.POSITIVE_INFINITY, degreesOfFreedom, 0);
  }

  private static TTestResult result(TTest.Result result) {
    return new TTestResult(result.getStatistic(), result.getDegreesOfFreedom(), result.getPValue());
  }
}
