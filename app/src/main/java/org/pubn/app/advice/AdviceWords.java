package org.pubn.app.advice;

import static org.pubn.app.advice.NumberWords.inHundred;
import static org.pubn.app.advice.NumberWords.threeDecimals;
import static org.pubn.app.advice.NumberWords.withInterval;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import org.pubn.advice.Advice;
import org.pubn.advice.Benefit;
import org.pubn.advice.Comparison;
import org.pubn.advice.Need;
import org.pubn.advice.Sensitivity;
import org.pubn.advice.Verdict;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuMetric;

/** Advice in plain words. */
final class AdviceWords {

  private static final String WHERE_TO_LOOK =
      " Negatives that help are false alarms: train without these, score the unlabeled rows with"
          + " `predict --sort`, look at the first ones, and keep those that are negative.";

  private AdviceWords() {}

  /**
   * The answers to all questions, in the order in which they are asked.
   *
   * @param featureName the name of a feature by its index
   */
  static List<Answer> answers(Advice advice, IntFunction<String> featureName) {
    return List.of(
        need(advice.need()),
        BiasWords.answer(advice),
        benefit(advice),
        sensitivity(advice),
        FairnessWords.answer(advice.fairness(), featureName));
  }

  static String id(Enum<?> verdict) {
    return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Answer need(Need need) {
    Comparison comparison = need.comparison();
    String naive = inHundred(error(comparison.first()));
    String pu = inHundred(error(comparison.second()));
    String both =
        "Treating the unlabeled rows as negatives makes an estimated "
            + naive
            + " mistakes in 100 rows, PU learning ("
            + comparison.second().label()
            + ") "
            + pu;
    String difference = withInterval(comparison.errors());
    return switch (need.verdict()) {
      case NEEDED ->
          answer(
              need,
              "Yes. " + both + ": the difference is " + difference + ".",
              "Stay with PU learning.");
      case NOT_NEEDED ->
          answer(
              need,
              "Not here. " + both + ": the difference, " + difference + ", does not matter.",
              "An ordinary classifier of positive against unlabeled rows will do"
                  + " (`--method naive`); PU learning does no harm.");
      case NAIVE_BETTER ->
          answer(
              need,
              "No. " + both + ": the difference is " + difference + ".",
              "Train with `--method naive`, and check the prior: when PU learning loses, it was"
                  + " often given a wrong one.");
      case UNCLEAR ->
          answer(
              need,
              "Unclear. " + both + ": the difference is " + difference + ".",
              "Stay with PU learning if you trust the prior; more positive rows, or"
                  + " a more exact prior, would settle it.");
      case PRIOR_AT_ODDS ->
          answer(
              need,
              "Unclear: fewer unlabeled rows resemble the positive ones than the prior"
                  + " says, by more than chance explains, so the estimates of mistakes are too"
                  + " low.",
              "Check the prior (`./pubn prior`), and that the positive rows are drawn from all"
                  + " positives and hold the same columns as the unlabeled ones.");
      case NOTHING_LEARNED ->
          answer(
              need,
              "Neither way learns anything: held-out positive rows do not score higher than"
                  + " others (AUC "
                  + threeDecimals(comparison.second().evaluation().get(PuMetric.ROC_AUC))
                  + ", chance is 0.5).",
              "Look for columns that tell positives from others, and check that the positive rows"
                  + " are not just any rows.");
      default -> throw unexpected(need.verdict());
    };
  }

  /** Says that a question was answered with the verdict of another one. */
  static IllegalStateException unexpected(Verdict verdict) {
    return new IllegalStateException(verdict + ": is no answer to this question");
  }

  private static Answer answer(Need need, String sentence, String next) {
    return new Answer("need", "Is PU learning needed?", id(need.verdict()), sentence, next);
  }

  private static double error(Comparison.Judged judged) {
    return judged.evaluation().get(PuMetric.ERROR) instanceof MetricValue.Estimate estimate
        ? estimate.value()
        : Double.NaN;
  }

  private static Answer benefit(Advice advice) {
    if (advice.benefit().isEmpty()) {
      return benefit(
          Answer.SKIPPED,
          advice.bias().isEmpty()
              ? "Not asked: there are no negative rows."
              : "Not asked: no rho can be found to train with, as no unlabeled row looks like the"
                  + " negatives.",
          advice.bias().isEmpty()
              ? "Negatives of any kind that is easy to find may help; they need not be typical."
              : "Leave the negatives out, or give `--rho` if you know better.");
    }
    Benefit benefit = advice.benefit().get();
    Comparison comparison = benefit.comparison();
    String both =
        "Without them ("
            + comparison.first().label()
            + ") there are an estimated "
            + inHundred(error(comparison.first()))
            + " mistakes in 100 rows, with them ("
            + comparison.second().label()
            + ") "
            + inHundred(error(comparison.second()))
            + ": the difference is "
            + withInterval(comparison.errors())
            + "."
            + theirKind(benefit, advice.priors().rho().value());
    String others = benefit.canHelp(advice.priors().rho().value()) ? "" : WHERE_TO_LOOK;
    return switch (benefit.verdict()) {
      case HELPS ->
          benefit(id(benefit.verdict()), "Yes. " + both, "Train with them (`--method pubn`).");
      case NO_DIFFERENCE ->
          benefit(
              id(benefit.verdict()),
              "They make no difference. " + both,
              "Leave them out, which also removes rho, or collect other kinds of negatives."
                  + others);
      case HARMS ->
          benefit(
              id(benefit.verdict()),
              "No, they do harm. " + both,
              "Leave them out (`--method pubn-n`), and check that they are negatives and that rho"
                  + " is not too large.");
      case UNCLEAR ->
          benefit(
              id(benefit.verdict()),
              "Unclear. " + both,
              "Use them (`--method pubn`) if they are trustworthy: with a low "
                  + "enough rho they are accounted for correctly."
                  + others);
      default -> throw unexpected(benefit.verdict());
    };
  }

  /** Whether the negatives lie where they can help. */
  private static String theirKind(Benefit benefit, double rho) {
    OptionalDouble called = benefit.calledWithout();
    if (called.isEmpty()) {
      return "";
    }
    return " Without them, "
        + inHundred(called.getAsDouble())
        + " of 100 rows of their kind are called positive, which is "
        + inHundred(rho * called.getAsDouble())
        + " in 100 of all rows: "
        + (benefit.canHelp(rho)
            ? "they lie where they can help."
            : "they are told apart already and can hardly help.");
  }

  private static Answer benefit(String verdict, String sentence, String next) {
    return new Answer("benefit", "Do the negatives help?", verdict, sentence, next);
  }

  private static Answer sensitivity(Advice advice) {
    Sensitivity sensitivity = advice.sensitivity();
    Sensitivity.Variant worst = sensitivity.worst();
    String rho =
        sensitivity.priors().rho() > 0
            ? " and rho between "
                + threeDecimals(advice.priors().rho().low())
                + " and "
                + threeDecimals(advice.priors().rho().high())
            : "";
    String numbers =
        "A prior between "
            + threeDecimals(advice.priors().pi().low())
            + " and "
            + threeDecimals(advice.priors().pi().high())
            + rho
            + " changes at most "
            + inHundred(worst.changed())
            + " of 100 decisions ("
            + worst.name()
            + "); another seed alone changes "
            + inHundred(sensitivity.reseeded().changed())
            + "."
            + cost(sensitivity);
    String pinDown =
        worst.name().startsWith("ρ")
            ? "Prefer a lower rho, which is always valid, to a higher one."
            : "Pin down the prior: look at a few hundred random unlabeled rows and count the"
                + " positives, or see `./pubn prior`.";
    return switch (sensitivity.verdict()) {
      case STABLE -> sensitivity(sensitivity, "Little. " + numbers, "Nothing needs to be done.");
      case SENSITIVE -> sensitivity(sensitivity, "Much. " + numbers, pinDown);
      case RESTLESS ->
          sensitivity(
              sensitivity,
              "Little beside chance. " + numbers,
              "Even the seed changes many decisions: give more rows or fewer columns before you"
                  + " worry about priors.");
      default -> throw unexpected(sensitivity.verdict());
    };
  }

  /** What the worst mistake costs, where it costs something for certain. */
  private static String cost(Sensitivity sensitivity) {
    return sensitivity
        .dearest()
        .map(
            dearest ->
                " If the truth were the other end ("
                    + dearest.name()
                    + "), there would be "
                    + withInterval(dearest.cost())
                    + " more mistakes in 100 rows than necessary.")
        .orElse("");
  }

  private static Answer sensitivity(Sensitivity sensitivity, String sentence, String next) {
    return new Answer(
        "sensitivity",
        "How much depends on the priors?",
        id(sensitivity.verdict()),
        sentence,
        next);
  }
}
