package org.pubn.advice;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.sample.Role;
import org.pubn.stats.Auc;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;
import org.pubn.stats.Normal;

/**
 * Whether bN and the negatives of U are alike: a classifier two-sample test (Lopez-Paz and Oquab,
 * <i>Revisiting Classifier Two-Sample Tests</i>, ICLR 2017) with the AUC of held-out rows.
 *
 * <pre>z = (AUC − ½) / s,   p = 1 − Φ(z)</pre>
 *
 * <p>s is the standard deviation of the AUC over bootstrap resamples of P, U and bN or, where that
 * is greater, √((m + n + 1) / (12 m n)), which it is for m and n rows of one distribution. The test
 * has one side: classifiers were taught to give bN the higher score.
 *
 * @param auc of bN against the negatives of U: ½ if they are alike, 1 if they have nothing in
 *     common; see {@link NegativesAuc}
 * @param interval of the AUC
 * @param pValue how often the AUC would be at least this high if they were alike
 * @param negatives m: rows of bN that were compared
 * @param unlabeled n: rows of U that were compared
 */
public record TwoSampleTest(
    double auc, Interval interval, double pValue, int negatives, int unlabeled) {

  /** Fewer rows of bN or U are not compared. */
  private static final int LEAST = 10;

  public TwoSampleTest {
    if (!(pValue >= 0 && pValue <= 1)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "p-value %s: must lie in [0, 1]", pValue));
    }
  }

  /** The test; empty where too few rows are in the region to compare. */
  static Optional<TwoSampleTest> of(NegativesAuc samples, Bootstrap bootstrap) {
    int negatives = samples.rows(Role.NEGATIVE);
    int unlabeled = samples.rows(Role.UNLABELED);
    OptionalDouble auc = samples.value();
    if (negatives < LEAST || unlabeled < LEAST || auc.isEmpty()) {
      return Optional.empty();
    }
    double[] replicates =
        IntStream.range(0, bootstrap.resamples())
            .mapToObj(i -> samples.resampled(bootstrap.random(i)))
            .flatMapToDouble(OptionalDouble::stream)
            .sorted()
            .toArray();
    if (replicates.length < 2) {
      return Optional.empty();
    }
    double deviation = Math.max(Auc.deviation(negatives, unlabeled), deviation(replicates));
    return Optional.of(
        new TwoSampleTest(
            auc.getAsDouble(),
            bootstrap.interval(replicates),
            Normal.above((auc.getAsDouble() - 0.5) / deviation),
            negatives,
            unlabeled));
  }

  private static double deviation(double[] values) {
    double mean = Arrays.stream(values).average().orElseThrow();
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / (values.length - 1));
  }
}
