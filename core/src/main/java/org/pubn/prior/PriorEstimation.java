package org.pubn.prior;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pubn.data.Features;
import org.pubn.engine.SideBySide;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/**
 * Estimates π and, where biased negatives are given, ρ_max.
 *
 * <pre>{@code
 * PriorOptions options =
 *     PriorOptions.of(CrossFittingOptions.forSamples(samples), new Seed(0));
 * PriorEstimates estimates = PriorEstimation.estimate(samples, options);
 * Priors priors = estimates.priors();
 * }</pre>
 *
 * <p>Values should be on a common scale: networks and kernels do not rescale them.
 */
public final class PriorEstimation {

  /** Fewer examples of a sample leave any answer possible. */
  public static final int LEAST_ROWS = 20;

  /** Of larger samples so many rows are drawn: more would take long and move the answer little. */
  private static final int MOST_ROWS = 50_000;

  /** Estimates that differ by more than this are worth a warning. */
  private static final double DISAGREEMENT = 0.1;

  /** Smaller priors than this were not studied. */
  private static final double SMALL = 0.2;

  /**
   * Those whose dissent is worth a warning. The others were off by more than that on average on
   * some data set of the study in docs/results/priors, so they differ from good estimates, too.
   */
  private static final Set<Estimator> HEEDED =
      EnumSet.of(Estimator.LOWEST_BIN, Estimator.TED, Estimator.BEST_BIN, Estimator.ALPHA_MAX);

  private final PubnSamples samples;
  private final PriorOptions options;
  private final Bootstrap bootstrap;
  private final CrossFittedScores scores;
  private double scoringSeconds;

  private PriorEstimation(PubnSamples samples, PriorOptions options) {
    this.samples = samples;
    this.options = options;
    this.bootstrap = bootstrap(options);
    long start = System.nanoTime();
    this.scores =
        CrossFitting.of(samples, Group.POSITIVE, options)
            .fit(ranks -> new BestBin().estimate(Tails.of(ranks)));
    this.scoringSeconds = (System.nanoTime() - start) * 1e-9;
  }

  /**
   * Estimates π with the chosen estimator, asks the alternatives, and estimates ρ_max where bN is
   * given.
   *
   * @throws IllegalArgumentException if a sample has too few rows or too few different ones, or the
   *     chosen estimator refuses the samples
   */
  public static PriorEstimates estimate(PubnSamples samples, PriorOptions options) {
    return new PriorEstimation(usable(samples, options.seed()), options).run();
  }

  /** Refuses samples that are too small and takes some rows of those that are too large. */
  static PubnSamples usable(PubnSamples samples, Seed seed) {
    requireRows("positive", samples.positive());
    requireRows("unlabeled", samples.unlabeled());
    if (samples.hasNegatives()) {
      requireRows("negative", samples.negative());
    }
    return limited(samples, seed);
  }

  private static void requireRows(String name, Features sample) {
    if (sample.rows() < LEAST_ROWS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s sample: has %d rows to estimate priors from, must have %d or more; give the"
                  + " priors instead",
              name,
              sample.rows(),
              LEAST_ROWS));
    }
  }

  private static PubnSamples limited(PubnSamples samples, Seed seed) {
    Seed own = seed.child("rows");
    return new PubnSamples(
        SampleRows.atMost(MOST_ROWS, samples.positive(), own.child("positive")),
        SampleRows.atMost(MOST_ROWS, samples.unlabeled(), own.child("unlabeled")),
        SampleRows.atMost(MOST_ROWS, samples.negative(), own.child("negative")));
  }

  static Bootstrap bootstrap(PriorOptions options) {
    return new Bootstrap(options.replicates(), options.level(), options.seed().child("bootstrap"));
  }

  private PriorEstimates run() {
    PriorEstimate pi = estimate(options.estimator());
    List<PriorAnswer> alternatives = alternatives();
    Optional<RhoEstimate> rho =
        samples.hasNegatives() ? Optional.of(rho(pi.value())) : Optional.empty();
    Optional<Interval> bound =
        switch (options.estimator()) {
          case LOWEST_BIN -> Optional.of(bound(lowest(), 2));
          case TED -> Optional.of(bound(Tails.of(scores.refinedRanks()), 1));
          case BEST_BIN -> Optional.of(bound(Tails.of(scores.contrastRanks()), 1));
          default -> Optional.empty();
        };
    return new PriorEstimates(
        pi, bound, alternatives, rho, warnings(pi, alternatives, rho), scoringSeconds);
  }

  /** The bound holds for all scorings from which one was chosen. */
  private Interval bound(Tails tails, int scorings) {
    double delta = (1 - options.level()) / scorings;
    Interval bound = new BestBin(delta, new BestBin().gamma()).bound(tails);
    return Interval.clipped(bound.low(), bound.high(), options.level());
  }

  private Tails lowest() {
    return new BestBin()
        .bestScoring(List.of(Tails.of(scores.contrastRanks()), Tails.of(scores.refinedRanks())));
  }

  private List<PriorAnswer> alternatives() {
    List<Callable<PriorAnswer>> jobs = new ArrayList<>();
    for (Estimator alternative : options.alternatives()) {
      jobs.add(() -> answer(alternative));
    }
    return SideBySide.run(jobs, options.threads());
  }

  private PriorAnswer answer(Estimator estimator) {
    try {
      return PriorAnswer.of(estimate(estimator));
    } catch (IllegalArgumentException e) {
      return PriorAnswer.refused(estimator, String.valueOf(e.getMessage()));
    }
  }

  private PriorEstimate estimate(Estimator estimator) {
    long start = System.nanoTime();
    Seed seed = options.seed().child(estimator.id());
    return switch (estimator) {
      case LOWEST_BIN -> ofTails(estimator, lowest(), start);
      case TED -> ofTails(estimator, Tails.of(scores.refinedRanks()), start);
      case BEST_BIN -> ofTails(estimator, Tails.of(scores.contrastRanks()), start);
      case ELKAN_NOTO -> {
        ElkanNoto method = new ElkanNoto();
        yield ofScores(estimator, method.estimate(scores.contrast()), method::estimate, start);
      }
      case ALPHA_MAX -> {
        AlphaMax method = new AlphaMax();
        yield ofScores(estimator, method.estimate(scores.contrast()), method::estimate, start);
      }
      case PENALISED_L1 -> ofRows(estimator, new PenalisedL1().estimate(samples, seed), start);
      case KERNEL_MEANS -> ofRows(estimator, new KernelMeans().estimate(samples, seed), start);
    };
  }

  private PriorEstimate ofTails(Estimator estimator, Tails tails, long start) {
    BestBin method = new BestBin();
    Interval interval = new TailIntervals(method, bootstrap).pi(tails);
    return estimate(estimator, method.estimate(tails), Optional.of(interval), start);
  }

  private PriorEstimate ofScores(
      Estimator estimator, double value, ToDoubleFunction<HeldOutScores> statistic, long start) {
    double[] replicates =
        bootstrap.replicate(random -> statistic.applyAsDouble(scores.contrast().resampled(random)));
    return estimate(estimator, value, Optional.of(bootstrap.interval(value, replicates)), start);
  }

  private static PriorEstimate ofRows(Estimator estimator, double value, long start) {
    return estimate(estimator, value, Optional.empty(), start);
  }

  private static PriorEstimate estimate(
      Estimator estimator, double value, Optional<Interval> interval, long start) {
    return new PriorEstimate(estimator, value, interval, (System.nanoTime() - start) * 1e-9);
  }

  /**
   * π̂ varies in the replicates as that of the best bin does, which is quick to replicate, but
   * about what the chosen estimator says.
   */
  private RhoEstimate rho(double pi) {
    Tails ofPositive = Tails.of(scores.refinedRanks());
    double shift = pi - new BestBin().estimate(ofPositive);
    double[] replicatesOfPi =
        Arrays.stream(new TailIntervals(new BestBin(), bootstrap).replicatesOfPi(ofPositive))
            .map(replicate -> Shares.clip(replicate + shift))
            .toArray();
    RhoEstimation estimation = new RhoEstimation(samples, options);
    RhoEstimate rho = estimation.estimate(pi, replicatesOfPi);
    scoringSeconds += estimation.scoringSeconds();
    return rho;
  }

  private static String says(PriorEstimate estimate) {
    return String.format(
        Locale.ROOT, "%s says %.3f", estimate.estimator().label(), estimate.value());
  }

  /** AlphaMax is not asked where it cannot give the answer. */
  private static boolean isHeeded(Estimator estimator, double pi) {
    return HEEDED.contains(estimator)
        && (estimator != Estimator.ALPHA_MAX || (pi >= AlphaMax.LEAST && pi <= AlphaMax.GREATEST));
  }

  private List<String> warnings(
      PriorEstimate pi, List<PriorAnswer> alternatives, Optional<RhoEstimate> rho) {
    List<String> warnings = new ArrayList<>();
    String others =
        alternatives.stream()
            .flatMap(answer -> answer.estimate().stream())
            .filter(other -> isHeeded(other.estimator(), pi.value()))
            .filter(other -> Math.abs(other.value() - pi.value()) > DISAGREEMENT)
            .map(PriorEstimation::says)
            .collect(Collectors.joining(", "));
    if (!others.isEmpty()) {
      warnings.add(
          String.format(
              Locale.ROOT,
              "Estimates of the prior differ by more than %s: %s, but %s.",
              DISAGREEMENT,
              says(pi),
              others));
    }
    double low = pi.interval().map(Interval::low).orElse(pi.value());
    if (pi.value() > 0 && low < SMALL) {
      warnings.add(
          String.format(
              Locale.ROOT,
              "Where classes overlap, a small prior is easily overestimated, by a factor of two or"
                  + " more; this one may be as small as %.3f. If you can, look at some unlabeled"
                  + " rows, or give the prior.",
              low));
    }
    rho.filter(r -> r.max() >= 1 - pi.value())
        .ifPresent(
            r ->
                warnings.add(
                    "The negatives look like all negatives in the unlabeled sample: the largest rho"
                        + " is 1 minus the prior, and ordinary learning from P and N would do."));
    return warnings;
  }
}
