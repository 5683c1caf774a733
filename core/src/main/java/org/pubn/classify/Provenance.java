package org.pubn.classify;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.origin.RowSketch;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.Scenario;
import org.pubn.stats.Interval;

/**
 * Where a classifier came from: what one needs to know to train it again, and to tell whether two
 * are the same. There is no date in it, so that equal trainings give equal files.
 *
 * @param method the id of the method, such as {@code pubn}
 * @param hyperParameters its hyper-parameters by name, in their order
 * @param priors π and ρ as the learner believed them to be
 * @param piInterval of π, where it was estimated or given as a range; empty where it was given
 * @param rhoInterval of ρ, in the same way
 * @param piEstimator the id of the estimator of π; empty where π was given
 * @param rhoEstimator the id of the estimator of ρ; empty where ρ was given, or is 0
 * @param scenario how the samples came to be
 * @param seed the source of all randomness of the training
 * @param model a short description of the model, such as {@code mlp 784-300-300-1}
 * @param kernels the arithmetic it was trained with; bits are promised per kernel set
 * @param version the version of the program
 * @param training digests of the samples that were fitted
 * @param validation digests of the samples that chose the epoch
 * @param validationLoss the loss by which methods are compared; may be negative
 * @param rows by what its rows are recognized, where that was kept
 * @param importance how much it depends on each column, the most important first, where that was
 *     kept
 */
public record Provenance(
    String method,
    Map<String, String> hyperParameters,
    Priors priors,
    Optional<Interval> piInterval,
    Optional<Interval> rhoInterval,
    Optional<String> piEstimator,
    Optional<String> rhoEstimator,
    Scenario scenario,
    Seed seed,
    String model,
    String kernels,
    String version,
    SamplesDigest training,
    SamplesDigest validation,
    double validationLoss,
    Optional<RowSketch> rows,
    List<ColumnImportance> importance) {

  public Provenance {
    importance = List.copyOf(importance);
    hyperParameters = Collections.unmodifiableMap(new LinkedHashMap<>(hyperParameters));
    piInterval.ifPresent(interval -> requireShare("the prior", interval));
    rhoInterval.ifPresent(interval -> requireShare("rho", interval));
    if (!Double.isFinite(validationLoss)) {
      throw new IllegalArgumentException(
          "validation loss " + validationLoss + ": must be a finite number");
    }
  }

  /** Where a classifier came from whose π was given, with U drawn apart. */
  public Provenance(
      String method,
      Map<String, String> hyperParameters,
      Priors priors,
      Seed seed,
      String model,
      String kernels,
      String version,
      SamplesDigest training,
      SamplesDigest validation,
      double validationLoss) {
    this(
        method,
        hyperParameters,
        priors,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Scenario.TWO_SAMPLE,
        seed,
        model,
        kernels,
        version,
        training,
        validation,
        validationLoss,
        Optional.empty(),
        List.of());
  }

  private static void requireShare(String what, Interval interval) {
    if (!interval.equals(interval.clippedTo(Interval.SHARE))) {
      throw new IllegalArgumentException(
          "interval of "
              + what
              + ", "
              + interval.low()
              + " to "
              + interval.high()
              + ": must lie in [0, 1]");
    }
  }

  Provenance withPriorsFrom(
      Optional<Interval> ofPi,
      Optional<Interval> ofRho,
      Optional<String> estimatorOfPi,
      Optional<String> estimatorOfRho) {
    return with(ofPi, ofRho, estimatorOfPi, estimatorOfRho, scenario, rows, importance);
  }

  Provenance withRows(RowSketch sketch) {
    return with(
        piInterval,
        rhoInterval,
        piEstimator,
        rhoEstimator,
        scenario,
        Optional.of(sketch),
        importance);
  }

  /** The same, of samples that came to be in some way. */
  public Provenance withScenario(Scenario way) {
    return with(piInterval, rhoInterval, piEstimator, rhoEstimator, way, rows, importance);
  }

  Provenance withImportance(List<ColumnImportance> columns) {
    return with(piInterval, rhoInterval, piEstimator, rhoEstimator, scenario, rows, columns);
  }

  private Provenance with(
      Optional<Interval> ofPi,
      Optional<Interval> ofRho,
      Optional<String> estimatorOfPi,
      Optional<String> estimatorOfRho,
      Scenario way,
      Optional<RowSketch> sketch,
      List<ColumnImportance> columns) {
    return new Provenance(
        method,
        hyperParameters,
        priors,
        ofPi,
        ofRho,
        estimatorOfPi,
        estimatorOfRho,
        way,
        seed,
        model,
        kernels,
        version,
        training,
        validation,
        validationLoss,
        sketch,
        columns);
  }
}
