package org.pubn.advice;

import java.util.Locale;
import org.pubn.stats.Interval;

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
 *     common
 * @param interval of the AUC
 * @param pValue how often the AUC would be at least this high if they were alike
 * @param negatives m: rows of bN that were compared
 * @param unlabeled n: rows of U that were compared
 */
public record TwoSampleTest(
    double auc, Interval interval, double pValue, int negatives, int unlabeled) {

  public TwoSampleTest {
    if (!(pValue >= 0 && pValue <= 1)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "p-value %s: must lie in [0, 1]", pValue));
    }
  }
}
