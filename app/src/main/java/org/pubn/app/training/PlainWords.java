package org.pubn.app.training;

import java.util.List;
import java.util.Locale;
import org.pubn.eval.MetricValue.Estimate;
import org.pubn.stats.Interval;
import org.pubn.train.HonestNumbers;
import org.pubn.train.TrainResult;

/** What came of a training in three plain sentences: what it finds, how right it is, what next. */
public final class PlainWords {

  private PlainWords() {}

  /** The three sentences. */
  public static List<String> of(TrainResult result) {
    if (result.numbers().isEmpty()) {
      return List.of(
          "How many of the positives it finds was not measured, as you asked.",
          "How many of its alarms are right was not measured either.",
          next(result));
    }
    HonestNumbers numbers = result.numbers().get();
    return List.of(
        "It finds about " + outOf(numbers.recall()) + " positives.",
        numbers
            .precision()
            .map(
                precision ->
                    "Of 100 rows that it calls positive, about "
                        + count(precision.value())
                        + " are positive ("
                        + between(precision.interval())
                        + ").")
            .orElse("It calls no row positive, so none of its alarms is right or wrong."),
        next(result));
  }

  private static String outOf(Estimate share) {
    return count(share.value()) + " of 100 (" + between(share.interval()) + ")";
  }

  private static String between(Interval interval) {
    return count(interval.low()) + " to " + count(interval.high());
  }

  private static String count(double share) {
    return String.format(Locale.ROOT, "%.0f", 100 * share);
  }

  private static String next(TrainResult result) {
    int warnings = result.warnings().size();
    if (warnings > 0) {
      return warnings == 1
          ? "Next: read the warning, then decide whether to use it."
          : "Next: read the " + warnings + " warnings, then decide whether to use it.";
    }
    return "Next: score your rows with predict --sort and look at the first ones.";
  }
}
