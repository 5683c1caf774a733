package org.pubn.train;

import java.util.Locale;
import org.pubn.data.InputException;
import org.pubn.settings.Settings;

/**
 * The least expected cost. With c_FP for a false positive and c_FN for a false negative, calling a
 * row positive costs less where p(y=+1 | x) &gt; c_FP / (c_FP + c_FN). The probabilities are
 * calibrated on the rows that the threshold is set by, so with equal costs this is the threshold of
 * the lowest estimated error.
 *
 * @param falsePositive c_FP
 * @param falseNegative c_FN
 */
record ByCosts(double falsePositive, double falseNegative) implements DecisionRule {

  ByCosts {
    requireCost("false positive", falsePositive);
    requireCost("false negative", falseNegative);
  }

  private static void requireCost(String name, double cost) {
    if (!(cost > 0 && Double.isFinite(cost))) {
      throw new InputException("cost " + cost + " of a " + name + ": must be a positive number");
    }
  }

  /** The probability above which calling a row positive costs less. */
  double probability() {
    return falsePositive / (falsePositive + falseNegative);
  }

  @Override
  public DecisionThreshold decide(ValidationScores scores) {
    String reason =
        falsePositive == falseNegative
            ? "lowest estimated error"
            : String.format(
                Locale.ROOT,
                "costs %s : %s of a false positive and a false negative",
                Settings.text(falsePositive),
                Settings.text(falseNegative));
    return DecisionThreshold.at(scores.calibration().scoreOf(probability()), reason, scores);
  }
}
