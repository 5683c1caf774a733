package org.pubn.estimation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.pubn.data.Warning;
import org.pubn.data.Warning.Kind;
import org.pubn.prior.Estimator;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.RhoEstimate;
import org.pubn.stats.Interval;

/** What is doubtful about estimates of π and ρ. */
final class PriorDoubts {

  /** Estimates that differ by more than this are worth a warning. */
  private static final double DISAGREEMENT = 0.1;

  /** ρ_max of at least this share of 1 − π is nearly all of it. */
  private static final double NEARLY_ALL = 0.75;

  /** An interval of π that is wider than this says little. */
  private static final double WIDE = 0.3;

  /**
   * Those whose dissent is worth a warning. The others were off by more than that on average on
   * some data set of the study in docs/results/priors, so they differ from good estimates, too.
   */
  private static final Set<Estimator> HEEDED =
      EnumSet.of(
          Estimator.BINOMIAL_BIN,
          Estimator.LOWEST_BIN,
          Estimator.TED,
          Estimator.BEST_BIN,
          Estimator.DEDPUL,
          Estimator.ALPHA_MAX);

  private PriorDoubts() {}

  static List<Warning> warnings(
      PriorEstimate pi,
      Overlap overlap,
      List<PriorEstimate> alternatives,
      Optional<RhoEstimate> rho) {
    List<Warning> warnings = new ArrayList<>();
    double high = pi.interval().map(Interval::high).orElse(pi.value());
    if (overlap.isStrong()) {
      warnings.add(new Warning(Kind.DOUBTFUL_PRIORS, overlap.sentence(high)));
    }
    String others =
        alternatives.stream()
            .filter(other -> isHeeded(other.estimator(), pi.value()))
            .filter(other -> Math.abs(other.value() - pi.value()) > DISAGREEMENT)
            .map(PriorDoubts::says)
            .collect(Collectors.joining(", "));
    if (!others.isEmpty() && !overlap.isStrong()) {
      warnings.add(
          new Warning(
              Kind.DOUBTFUL_PRIORS,
              String.format(
                  Locale.ROOT,
                  "Estimates of the prior differ by more than %s: %s, but %s. If you know the prior"
                      + " roughly, give it as a range.",
                  DISAGREEMENT,
                  says(pi),
                  others)));
    }
    if (rho.isPresent() && isNearlyAll(rho.get(), pi)) {
      warnings.add(
          new Warning(
              Kind.REPRESENTATIVE_NEGATIVES,
              "The negatives look like all negatives in the unlabeled sample: the largest rho is 1"
                  + " minus the prior, and ordinary learning from P and N would do."));
    }
    return warnings;
  }

  /** Whether ρ_max is 1 − π, and both are known well enough to say so. */
  private static boolean isNearlyAll(RhoEstimate rho, PriorEstimate pi) {
    double negatives = 1 - pi.value();
    return rho.max() >= negatives
        && rho.interval().low() >= NEARLY_ALL * negatives
        && pi.interval().map(Interval::width).orElse(0.0) <= WIDE;
  }

  /** AlphaMax is not asked where it cannot give the answer. */
  private static boolean isHeeded(Estimator estimator, double pi) {
    return HEEDED.contains(estimator)
        && (estimator != Estimator.ALPHA_MAX || (pi >= AlphaMax.LEAST && pi <= AlphaMax.GREATEST));
  }

  private static String says(PriorEstimate estimate) {
    return String.format(
        Locale.ROOT, "%s says %.3f", estimate.estimator().label(), estimate.value());
  }
}
