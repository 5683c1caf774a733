package org.pubn.app.training;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.settings.Settings;
import org.pubn.stats.Interval;

/** Priors with where they came from, in words. */
public final class PriorWords {

  private PriorWords() {}

  /** Such as {@code 0.117 (given)} or {@code 0.3 (given as 0.2 to 0.4: the middle)}. */
  public static String pi(PriorReport report) {
    if (report.pi().isEmpty()) {
      return given(report.priors().pi(), report.piInterval(), "the middle");
    }
    PriorEstimate estimate = report.pi().get();
    return String.format(
        Locale.ROOT,
        "%.4f (estimated by %s%s)",
        estimate.value(),
        estimate.estimator().label(),
        estimate
            .interval()
            .map(interval -> ", " + between(interval, report.level()) + assumption(report))
            .orElse(""));
  }

  /** What an interval of π assumes; nothing where the classes overlap too much to assume it. */
  public static String assumption(PriorReport report) {
    return report.overlap() ? "" : " if some rows can only be positive";
  }

  /** Such as {@code (TED)ⁿ 0.231, BBE 0.245}; empty where π was given or nobody else was asked. */
  public static Optional<String> others(PriorReport report) {
    return Stream.concat(
            report.alternatives().stream()
                .map(
                    other ->
                        String.format(
                            Locale.ROOT, "%s %.4f", other.estimator().label(), other.value())),
            report.refusals().keySet().stream().map(refusing -> refusing.label() + " no answer"))
        .reduce((one, next) -> one + ", " + next);
  }

  /** Such as {@code 0.2312 (estimated: the low end of what the largest ρ may be)}. */
  public static String rho(PriorReport report) {
    if (report.rho().isEmpty()) {
      return given(report.priors().rho(), report.rhoInterval(), "the low end is safe");
    }
    RhoEstimate estimate = report.rho().get();
    return String.format(
        Locale.ROOT,
        "%.4f (estimated%s: the largest possible is %.4f, %s, and the low end is safe)",
        report.priors().rho(),
        report.pi().isEmpty() ? " for this π" : "",
        estimate.max(),
        between(estimate.interval(), report.level()));
  }

  private static String given(double value, Optional<Interval> range, String which) {
    return range
        .map(
            interval ->
                String.format(
                    Locale.ROOT,
                    "%.4f (given as %s to %s: %s)",
                    value,
                    Settings.text(interval.low()),
                    Settings.text(interval.high()),
                    which))
        .orElseGet(() -> Settings.text(value) + " (given)");
  }

  private static String between(Interval interval, double level) {
    return String.format(
        Locale.ROOT, "%.0f %% interval %.4f to %.4f", 100 * level, interval.low(), interval.high());
  }
}
