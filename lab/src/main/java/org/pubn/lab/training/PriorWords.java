package org.pubn.lab.training;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.prior.Interval;
import org.pubn.prior.PriorAnswer;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.RhoEstimate;
import org.pubn.train.PriorKnowledge;
import org.pubn.train.Settings;

/** Priors with where they came from, in words. */
public final class PriorWords {

  private PriorWords() {}

  /** Such as {@code 0.117 (given)}. */
  public static String pi(PriorKnowledge knowledge) {
    if (knowledge.pi().isEmpty()) {
      return Settings.text(knowledge.priors().pi()) + " (given)";
    }
    PriorEstimate estimate = knowledge.pi().get();
    return String.format(
        Locale.ROOT,
        "%.4f (estimated by %s%s)",
        estimate.value(),
        estimate.estimator().label(),
        estimate.interval().map(interval -> ", " + between(interval)).orElse(""));
  }

  /** Such as {@code (TED)ⁿ 0.231, BBE 0.245}; empty where π was given or nobody else was asked. */
  public static Optional<String> others(PriorKnowledge knowledge) {
    return knowledge
        .estimates()
        .map(
            estimates ->
                estimates.alternatives().stream()
                    .map(PriorWords::answer)
                    .collect(Collectors.joining(", ")))
        .filter(text -> !text.isEmpty());
  }

  private static String answer(PriorAnswer answer) {
    return answer.estimator().label()
        + answer
            .estimate()
            .map(estimate -> String.format(Locale.ROOT, " %.4f", estimate.value()))
            .orElse(" no answer");
  }

  /** Such as {@code 0.2312 (estimated: the low end of what the largest ρ may be)}. */
  public static String rho(PriorKnowledge knowledge) {
    if (knowledge.rho().isEmpty()) {
      return Settings.text(knowledge.priors().rho()) + " (given)";
    }
    RhoEstimate estimate = knowledge.rho().get();
    return String.format(
        Locale.ROOT,
        "%.4f (estimated%s: the largest possible is %.4f, %s, and the low end is safe)",
        knowledge.priors().rho(),
        knowledge.pi().isEmpty() ? " for this π" : "",
        estimate.max(),
        between(estimate.interval()));
  }

  private static String between(Interval interval) {
    return String.format(
        Locale.ROOT,
        "%.0f %% interval %.4f to %.4f",
        100 * interval.level(),
        interval.low(),
        interval.high());
  }
}
