package org.pubn.estimation;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.pubn.crossfit.CrossFittedScores;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.engine.Parallel;
import org.pubn.prior.Estimator;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/**
 * Estimates π and, where biased negatives are given, ρ_max.
 *
 * <pre>{@code
 * PriorOptions options = PriorOptions.forSamples(samples, new Seed(0));
 * PriorReport report = PriorEstimation.estimate(samples, GivenPriors.NONE, options);
 * Priors priors = report.priors();
 * }</pre>
 *
 * <p>Values should be on a common scale: networks and kernels do not rescale them.
 */
public final class PriorEstimation {

  /** Fewer examples of a sample leave any answer possible. */
  public static final int LEAST_ROWS = 20;

  /** Of larger samples so many rows are drawn: more would take long and move the answer little. */
  private static final int MOST_ROWS = 50_000;

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
        options
            .crossFitting(samples, Role.POSITIVE)
            .fit(ranks -> new BestBin().estimate(Tails.of(ranks)));
    this.scoringSeconds = (System.nanoTime() - start) * 1e-9;
  }

  /** Estimates both, as far as the samples allow. */
  public static PriorReport estimate(PubnSamples samples, PriorOptions options) {
    return estimate(samples, GivenPriors.NONE, options);
  }

  /**
   * Estimates what is not given. π by the chosen estimator, beside what the alternatives say; ρ_max
   * where bN is given and ρ is not, for the π that is given or estimated.
   *
   * @throws InputException if ρ is given and bN is not, a sample has too few rows or too few
   *     different ones, or the chosen estimator refuses the samples
   */
  public static PriorReport estimate(PubnSamples samples, GivenPriors given, PriorOptions options) {
    if (given.pi().isPresent()) {
      boolean rhoIsMissing = given.rho().isEmpty() && samples.hasNegatives();
      return ofGivenPi(
          given,
          rhoIsMissing
              ? Optional.of(RhoEstimation.givenPi(samples, given, options))
              : Optional.empty(),
          options);
    }
    PubnSamples looked = given.rho().isPresent() ? samples.withoutNegatives() : samples;
    String advice = looked.hasNegatives() ? "give the prior, and also give rho" : "give the prior";
    return new PriorEstimation(usable(looked, options.seed(), advice), options).run(given);
  }

  private static PriorReport ofGivenPi(
      GivenPriors given, Optional<RhoEstimate> rho, PriorOptions options) {
    return new PriorReport(
        given,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Map.of(),
        rho,
        options.level(),
        false,
        List.of(),
        0);
  }

  /**
   * Refuses samples that are too small and takes some rows of those that are too large.
   *
   * @param advice what makes the estimate needless
   */
  static PubnSamples usable(PubnSamples samples, Seed seed, String advice) {
    requireRows("positive", samples.positive(), "priors", advice);
    requireRows("unlabeled", samples.unlabeled(), "priors", advice);
    if (samples.hasNegatives()) {
      requireRows(
          "negative", samples.negative(), "rho", "give rho, or leave the negative rows out");
    }
    return limited(samples, seed);
  }

  private static void requireRows(String name, Features sample, String what, String advice) {
    if (sample.rows() < LEAST_ROWS) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s sample: has %d rows to estimate %s from, must have %d or more; %s",
              name,
              sample.rows(),
              what,
              LEAST_ROWS,
              advice));
    }
  }

  private static PubnSamples limited(PubnSamples samples, Seed seed) {
    Seed own = seed.child("rows");
    return samples.select(
        ByRole.of(
            role ->
                SampleRows.atMost(
                    MOST_ROWS,
                    samples.of(role).rows(),
                    own.child(role.name().toLowerCase(Locale.ROOT)))));
  }

  static Bootstrap bootstrap(PriorOptions options) {
    Seed seed = options.seed().child("bootstrap");
    return new Bootstrap(options.replicates(), options.level(), seed, "replicate");
  }

  private PriorReport run(GivenPriors given) {
    PriorEstimate first = estimate(options.estimator());
    Tails chosen = scorings().get(new BinomialBin().choose(scorings()).scoring());
    Overlap overlap = Overlap.of(chosen, first.value(), bootstrap);
    PriorEstimate pi = overlap.isStrong() ? first.reachingToZero() : first;
    List<Answer> answers = alternatives(pi.value());
    List<PriorEstimate> alternatives =
        answers.stream().flatMap(answer -> answer.estimate().stream()).toList();
    Map<Estimator, String> refusals = new EnumMap<>(Estimator.class);
    answers.stream()
        .filter(answer -> answer.estimate().isEmpty())
        .forEach(answer -> refusals.put(answer.estimator(), answer.refusal()));
    Optional<RhoEstimate> rho =
        samples.hasNegatives() ? Optional.of(rho(pi.value())) : Optional.empty();
    Optional<Interval> bound =
        switch (options.estimator()) {
          case BINOMIAL_BIN, LOWEST_BIN -> Optional.of(bound(lowest(), 2));
          case TED -> Optional.of(bound(Tails.of(scores.refinedRanks()), 1));
          case BEST_BIN -> Optional.of(bound(Tails.of(scores.contrastRanks()), 1));
          default -> Optional.empty();
        };
    return new PriorReport(
        given,
        Optional.of(pi),
        bound,
        alternatives,
        refusals,
        rho,
        options.level(),
        overlap.isStrong(),
        PriorDoubts.warnings(pi, overlap, alternatives, rho),
        scoringSeconds);
  }

  /** The bound holds for all scorings from which one was chosen. */
  private Interval bound(Tails tails, int scorings) {
    double delta = (1 - options.level()) / scorings;
    return new BestBin(delta, new BestBin().gamma()).bound(tails);
  }

  private Tails lowest() {
    return new BestBin().bestScoring(scorings());
  }

  private List<Tails> scorings() {
    return List.of(Tails.of(scores.contrastRanks()), Tails.of(scores.refinedRanks()));
  }

  /** What an estimator says, or why it says nothing. */
  private record Answer(Estimator estimator, Optional<PriorEstimate> estimate, String refusal) {}

  private List<Answer> alternatives(double pi) {
    List<Estimator> alternatives = List.copyOf(options.alternatives());
    return Parallel.run(
        alternatives.size(),
        options.threads(),
        i ->
            alternatives.get(i) == Estimator.ALPHA_MAX && pi < AlphaMax.LEAST
                ? new Answer(Estimator.ALPHA_MAX, Optional.empty(), AlphaMax.SILENT)
                : answer(alternatives.get(i)));
  }

  private Answer answer(Estimator estimator) {
    try {
      return new Answer(estimator, Optional.of(estimate(estimator)), "");
    } catch (InputException e) {
      return new Answer(estimator, Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  private PriorEstimate estimate(Estimator estimator) {
    long start = System.nanoTime();
    Seed seed = options.seed().child(estimator.id());
    return switch (estimator) {
      case BINOMIAL_BIN -> {
        BinomialBin method = new BinomialBin();
        BinomialBin.Choice choice = method.choose(scorings());
        Interval interval =
            new TailIntervals(new BestBin(), bootstrap)
                .pi(method, scorings().get(choice.scoring()), choice.estimate());
        yield estimate(estimator, choice.estimate(), Optional.of(interval), start);
      }
      case LOWEST_BIN -> ofTails(estimator, lowest(), start);
      case TED -> ofTails(estimator, Tails.of(scores.refinedRanks()), start);
      case BEST_BIN -> ofTails(estimator, Tails.of(scores.contrastRanks()), start);
      case ELKAN_NOTO -> {
        ElkanNoto method = new ElkanNoto();
        yield ofScores(estimator, method.estimate(scores.contrast()), method::estimate, start);
      }
      case DEDPUL -> withoutInterval(estimator, new Dedpul().estimate(scores.contrast()), start);
      case ALPHA_MAX -> {
        AlphaMax method = new AlphaMax();
        yield ofScores(estimator, method.estimate(scores.contrast()), method::estimate, start);
      }
      case PENALISED_L1 ->
          withoutInterval(estimator, new PenalisedL1().estimate(samples, seed), start);
      case KERNEL_MEANS ->
          withoutInterval(estimator, new KernelMeans().estimate(samples, seed), start);
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
        bootstrap.replicates(
            random -> statistic.applyAsDouble(scores.contrast().resampled(random)));
    return estimate(
        estimator, value, Optional.of(TailIntervals.around(value, replicates, bootstrap)), start);
  }

  private static PriorEstimate withoutInterval(Estimator estimator, double value, long start) {
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
            .map(replicate -> Interval.SHARE.nearest(replicate + shift))
            .toArray();
    RhoEstimation estimation = new RhoEstimation(samples, options);
    RhoEstimate rho = estimation.estimate(pi, replicatesOfPi);
    scoringSeconds += estimation.scoringSeconds();
    return rho;
  }
}
