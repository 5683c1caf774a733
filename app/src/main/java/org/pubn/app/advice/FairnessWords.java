package org.pubn.app.advice;

import static org.pubn.app.advice.NumberWords.inHundred;
import static org.pubn.report.table.Text.format;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntFunction;
import org.pubn.advice.Fairness;

/** Whether the positives are a fair sample, in plain words. */
final class FairnessWords {

  private FairnessWords() {}

  static Answer answer(Fairness fairness, IntFunction<String> name) {
    String numbers =
        format(
            "Among rows that look positive, a classifier tells your positives from unlabeled rows"
                + " with an AUC of %.3f. For a fair sample it is at most %.3f, give or take chance,"
                + " as %s of 100 such rows are positive (p-value %s).",
            fairness.auc(),
            1 - fairness.share() / 2,
            inHundred(fairness.share()),
            NumberWords.pValue(fairness.pValue()));
    return switch (fairness.verdict()) {
      case BIASED ->
          answer(
              fairness,
              "It does not look so. " + numbers + named(fairness, name),
              "If your positives are the easy ones, their ranking is still right, "
                  + "but not the threshold: train with `--threshold prior`, and with a "
                  + "`--prior` that comes from elsewhere, as estimates rest on a fair "
                  + "sample. If that prior is too high, a fair sample looks like this "
                  + "too.");
      case NO_SIGN ->
          answer(fairness, "Nothing speaks against it. " + numbers, "Nothing needs to be done.");
      case UNCLEAR ->
          answer(
              fairness,
              Double.isNaN(fairness.auc())
                  ? format(
                      "It cannot be told: only %d positive and %d unlabeled rows look positive.",
                      fairness.positives(), fairness.unlabeled())
                  : "It cannot be told, as too many rows that look positive are not. " + numbers,
              "Ask how the positives were found. If easy ones were found first, train with"
                  + " `--threshold prior`.");
      default -> throw AdviceWords.unexpected(fairness.verdict());
    };
  }

  private static Answer answer(Fairness fairness, String sentence, String next) {
    return new Answer(
        "fairness",
        "Are the positives a fair sample of all positives?",
        AdviceWords.id(fairness.verdict()),
        sentence,
        next);
  }

  private static String named(Fairness fairness, IntFunction<String> name) {
    Set<String> names = new LinkedHashSet<>();
    for (Fairness.Difference difference : fairness.differences()) {
      String direction = difference.deviations() > 0 ? " (higher in yours)" : " (lower in yours)";
      names.add(name.apply(difference.feature()) + direction);
    }
    return names.isEmpty() ? "" : " They differ most in " + String.join(", ", names) + ".";
  }
}
