package org.pubn.report.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TTestsTest {

  /** Student's own data (1908): hours of sleep gained with two drugs, R's {@code sleep}. */
  private static final double[] DRUG_1 = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

  private static final double[] DRUG_2 = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

  @Test
  void summaryUsesNMinusOne() {
    MeanStd summary = MeanStd.of(2, 4, 4, 4, 5, 5, 7, 9);

    assertThat(summary.mean()).isEqualTo(5);
    assertThat(summary.std()).isCloseTo(Math.sqrt(32 / 7.0), offset(1e-15));
    assertThat(summary.n()).isEqualTo(8);
    assertThat(MeanStd.of(3)).isEqualTo(new MeanStd(3, 0, 1));
  }

  @Test
  void summaryDoesNotCancel() {
    assertThat(MeanStd.of(1e9 + 1, 1e9 + 2, 1e9 + 3).std()).isCloseTo(1, offset(1e-12));
  }

  @Test
  void summaryOfNothingOrOfNoNumbersIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(MeanStd::of)
        .withMessage("0 values: at least one is needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeanStd.of(1, Double.NaN))
        .withMessage("mean NaN: must be a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MeanStd(1, -1, 10))
        .withMessage("standard deviation -1.0: must be at least 0");
  }

  @Test
  void pairedTestGivesTheValuesOfR() {
    TTestResult result = TTests.paired(DRUG_1, DRUG_2);

    assertThat(result.t()).isCloseTo(-4.0621, offset(5e-5));
    assertThat(result.degreesOfFreedom()).isEqualTo(9);
    assertThat(result.p()).isCloseTo(0.002833, offset(5e-7));
  }

  @Test
  void welchTestGivesTheValuesOfR() {
    TTestResult result = TTests.welch(MeanStd.of(DRUG_1), MeanStd.of(DRUG_2));

    assertThat(result.t()).isCloseTo(-1.8608, offset(5e-5));
    assertThat(result.degreesOfFreedom()).isCloseTo(17.776, offset(5e-4));
    assertThat(result.p()).isCloseTo(0.07939, offset(5e-6));
  }

  @Test
  void twoSampleTestGivesTheValuesOfR() {
    TTestResult result = TTests.twoSample(MeanStd.of(DRUG_1), MeanStd.of(DRUG_2));

    assertThat(result.t()).isCloseTo(-1.8608, offset(5e-5));
    assertThat(result.degreesOfFreedom()).isEqualTo(18);
    assertThat(result.p()).isCloseTo(0.07919, offset(5e-6));
  }

  @Test
  void welchAndPooledTestsDifferForUnequalSizes() {
    MeanStd few = new MeanStd(1, 3, 4);
    MeanStd many = new MeanStd(0, 1, 20);

    // By hand: t = 1 / sqrt(9/4 + 1/20) and 1 / sqrt((3·9 + 19·1) / 22 · (1/4 + 1/20)).
    assertThat(TTests.welch(few, many).t()).isCloseTo(1 / Math.sqrt(2.3), offset(1e-12));
    assertThat(TTests.twoSample(few, many).t())
        .isCloseTo(1 / Math.sqrt(46 / 22.0 * 0.3), offset(1e-12));
  }

  @ParameterizedTest(name = "{0} ± {1} against {2} ± {3}: {4}")
  @CsvSource({
    // Table 1 of the paper: a method with bN, PUbN\N of the same data set, whether underlined.
    "5.33, 0.97, 4.64, 0.62, false",
    "4.05, 0.27, 4.64, 0.62, true",
    "4.00, 0.30, 4.64, 0.62, true",
    "4.60, 0.65, 4.64, 0.62, false",
    "3.91, 0.66, 4.64, 0.62, true",
    "3.77, 0.31, 4.64, 0.62, true",
    "10.25, 0.38, 10.70, 0.57, false",
    "9.71, 0.51, 10.70, 0.57, true",
    "10.37, 0.65, 10.70, 0.57, false",
    "9.98, 0.53, 10.70, 0.57, true",
    "9.92, 0.42, 10.70, 0.57, true",
    "10.17, 0.35, 10.70, 0.57, true",
    "22.00, 0.53, 21.13, 0.90, false",
    "18.83, 0.71, 21.13, 0.90, true",
    "19.88, 0.62, 21.13, 0.90, true",
    "20.19, 1.06, 21.13, 0.90, true",
    "21.83, 1.36, 21.13, 0.90, false",
    "13.10, 0.90, 13.30, 0.53, false",
    "13.58, 0.97, 13.30, 0.53, false",
    "12.61, 0.75, 13.30, 0.53, true",
    "13.76, 0.66, 13.30, 0.53, false",
    "12.18, 0.59, 13.30, 0.53, true",
    "12.92, 0.51, 13.30, 0.53, false",
  })
  void twoSampleTestReproducesTheUnderlinesOfThePaper(
      double mean, double std, double baseMean, double baseStd, boolean underlined) {
    TTestResult result =
        TTests.twoSample(new MeanStd(mean, std, 10), new MeanStd(baseMean, baseStd, 10));

    assertThat(result.firstIsSmaller(0.05)).isEqualTo(underlined);
  }

  @Test
  void withoutSpreadOnlyEqualMeansAreEqual() {
    MeanStd one = new MeanStd(1, 0, 10);
    MeanStd two = new MeanStd(2, 0, 10);

    assertThat(TTests.twoSample(one, one)).isEqualTo(new TTestResult(0, 18, 1));
    assertThat(TTests.welch(one, two)).isEqualTo(new TTestResult(Double.NEGATIVE_INFINITY, 18, 0));
    assertThat(TTests.paired(DRUG_1, DRUG_1)).isEqualTo(new TTestResult(0, 9, 1));
    assertThat(TTests.paired(new double[] {3, 4}, new double[] {1, 2}))
        .isEqualTo(new TTestResult(Double.POSITIVE_INFINITY, 1, 0));
  }

  @Test
  void tooFewOrUnevenValuesAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TTests.paired(new double[] {1, 2}, new double[] {1}))
        .withMessage("paired test: 2 values against 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TTests.welch(new MeanStd(1, 0, 1), new MeanStd(1, 1, 10)))
        .withMessage("t-test: 1 value, at least 2 are needed to see a spread");
  }
}
