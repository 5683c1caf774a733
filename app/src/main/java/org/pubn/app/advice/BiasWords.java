package org.pubn.app.advice;

import static org.pubn.app.advice.NumberWords.threeDecimals;
import static org.pubn.report.table.Text.format;

import org.pubn.advice.Advice;
import org.pubn.advice.Bias;
import org.pubn.advice.TwoSampleTest;

/** The bias of the negatives in plain words. */
final class BiasWords {

  private BiasWords() {}

  static Answer answer(Advice advice) {
    if (advice.bias().isEmpty()) {
      return answer(
          Answer.SKIPPED,
          "Not asked: there are no negative rows.",
          "Nothing: PU learning does without them.");
    }
    Bias bias = advice.bias().get();
    String verdict = AdviceWords.id(bias.verdict());
    String numbers = test(bias) + " " + rho(bias) + tooLarge(advice, bias);
    return switch (bias.verdict()) {
      case FOREIGN ->
          answer(
              verdict,
              "They are useless: their share among the unlabeled rows may be zero "
                  + "once rows like the positives are subtracted. "
                  + numbers,
              "Leave them out, or check that they are not positives and that columns mean the same"
                  + " in all files.");
      case BIASED ->
          answer(
              verdict,
              "Yes, much. " + numbers,
              "Do not learn from positive and negative rows alone (`--method pn`); PUbN"
                  + " (`--method pubn`) takes the bias into account.");
      case SLIGHTLY_BIASED ->
          answer(
              verdict,
              "Yes, but not much. " + numbers,
              "PUbN (`--method pubn`) takes the bias into account; positive against negative rows"
                  + " alone (`--method pn`) may come close.");
      case NO_SIGN ->
          answer(
              verdict,
              "There is no sign of it. " + numbers,
              "Ordinary learning from positive and negative rows (`--method pn`) may do as well:"
                  + " train both and compare.");
      case UNCLEAR ->
          answer(
              verdict,
              "Unclear. " + numbers,
              "Treat them as biased (`--method pubn`), which is right in either case; more negative"
                  + " rows would settle it.");
      default -> throw AdviceWords.unexpected(bias.verdict());
    };
  }

  private static Answer answer(String verdict, String sentence, String next) {
    return new Answer("bias", "Are the negatives biased?", verdict, sentence, next);
  }

  private static String test(Bias bias) {
    if (bias.test().isEmpty()) {
      return "Too few of them look negative to be compared with unlabeled rows that do.";
    }
    TwoSampleTest test = bias.test().get();
    return format(
        "A classifier trained to tell them from unlabeled rows that look negative %s (AUC %s,"
            + " interval %s; chance is 0.5, p-value %s).",
        bias.significant() ? "can do so" : "cannot do so with certainty",
        threeDecimals(test.auc()),
        threeDecimals(test.interval()),
        NumberWords.pValue(test.pValue()));
  }

  private static String rho(Bias bias) {
    return format(
        "Negatives like them can be at most %s of the unlabeled rows (interval %s), all negatives"
            + " are %s.",
        threeDecimals(bias.rho().max()),
        threeDecimals(bias.rho().interval()),
        threeDecimals(1 - bias.pi()));
  }

  /** A ρ that was given and cannot be. */
  private static String tooLarge(Advice advice, Bias bias) {
    double rho = advice.priors().rho().value();
    return !advice.priors().rho().estimated() && rho > bias.rho().interval().high()
        ? format(
            " The rho of %s that was given is more than that: it is too large.", threeDecimals(rho))
        : "";
  }
}
