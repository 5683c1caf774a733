package org.pubn.lab.result;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.eval.SelectionCriterion;
import org.pubn.sample.Priors;

/**
 * What one method achieved in one trial. All its numbers are finite, unless its training diverged
 * or the trial could not be drawn: then rates and losses are infinite.
 *
 * @param trial number of the trial, from 0
 * @param error misclassification rate on the test set, a fraction
 * @param validationLoss the loss the method is chosen by
 * @param otherLosses losses on the same data to choose by instead, some of {@link #OTHER_CRITERIA};
 *     results of older versions have fewer
 * @param seconds time of its trainings
 * @param details name of the side file with curves and the like
 * @param failure why the training diverged, where it did
 * @param undrawn why the trial could not be drawn, where it could not
 * @param auc the area under the ROC curve on the test set; results of older versions have none
 * @param estimated π and ρ as they were estimated in the trial and given to the method, where they
 *     were
 */
public record Outcome(
    String experiment,
    Configuration configuration,
    int trial,
    long seed,
    double error,
    double fpr,
    double fnr,
    double validationLoss,
    Map<SelectionCriterion, Double> otherLosses,
    double seconds,
    String version,
    String kernels,
    Optional<String> details,
    Optional<String> failure,
    Optional<String> undrawn,
    OptionalDouble auc,
    Optional<Priors> estimated) {

  /** An outcome without an AUC, with the true priors. */
  public Outcome(
      String experiment,
      Configuration configuration,
      int trial,
      long seed,
      double error,
      double fpr,
      double fnr,
      double validationLoss,
      Map<SelectionCriterion, Double> otherLosses,
      double seconds,
      String version,
      String kernels,
      Optional<String> details,
      Optional<String> failure) {
    this(
        experiment,
        configuration,
        trial,
        seed,
        error,
        fpr,
        fnr,
        validationLoss,
        otherLosses,
        seconds,
        version,
        kernels,
        details,
        failure,
        Optional.empty(),
        OptionalDouble.empty(),
        Optional.empty());
  }

  /** What a method can be chosen by instead of its validation loss. */
  public static final List<SelectionCriterion> OTHER_CRITERIA =
      List.of(
          SelectionCriterion.ZERO_ONE_RISK,
          SelectionCriterion.CORRECTED_AUC,
          SelectionCriterion.LEE_LIU);

  public Outcome {
    Map<SelectionCriterion, Double> ordered = new EnumMap<>(SelectionCriterion.class);
    ordered.putAll(otherLosses);
    otherLosses = Collections.unmodifiableMap(ordered);
    if (failure.isEmpty() && undrawn.isEmpty()) {
      checkRate("error", error);
      checkRate("fpr", fpr);
      checkRate("fnr", fnr);
      checkFinite("validationLoss", validationLoss);
      auc.ifPresent(area -> checkRate("auc", area));
      otherLosses.forEach((criterion, loss) -> checkFinite(criterion.id() + " loss", loss));
    }
    if (!(seconds >= 0 && Double.isFinite(seconds))) {
      throw new IllegalArgumentException("seconds " + seconds + ": must be at least 0");
    }
    if (trial < 0) {
      throw new IllegalArgumentException("trial " + trial + ": must be at least 0");
    }
  }

  /** The same with an AUC. */
  public Outcome withAuc(double area) {
    return with(OptionalDouble.of(area), estimated);
  }

  /** The same with priors that were estimated. */
  public Outcome withEstimated(Priors priors) {
    return with(auc, Optional.of(priors));
  }

  private Outcome with(OptionalDouble area, Optional<Priors> priors) {
    return new Outcome(
        experiment,
        configuration,
        trial,
        seed,
        error,
        fpr,
        fnr,
        validationLoss,
        otherLosses,
        seconds,
        version,
        kernels,
        details,
        failure,
        undrawn,
        area,
        priors);
  }

  /** The outcome of a training that diverged. */
  public static Outcome diverged(
      String experiment,
      Configuration configuration,
      int trial,
      long seed,
      String version,
      String kernels,
      String failure) {
    return without(
        experiment,
        configuration,
        trial,
        seed,
        version,
        kernels,
        Optional.of(failure),
        Optional.empty());
  }

  /** The outcome in a trial that could not be drawn. */
  public static Outcome undrawn(
      String experiment,
      Configuration configuration,
      int trial,
      long seed,
      String version,
      String kernels,
      String reason) {
    return without(
        experiment,
        configuration,
        trial,
        seed,
        version,
        kernels,
        Optional.empty(),
        Optional.of(reason));
  }

  /** An outcome without numbers. */
  private static Outcome without(
      String experiment,
      Configuration configuration,
      int trial,
      long seed,
      String version,
      String kernels,
      Optional<String> failure,
      Optional<String> undrawn) {
    double infinite = Double.POSITIVE_INFINITY;
    return new Outcome(
        experiment,
        configuration,
        trial,
        seed,
        infinite,
        infinite,
        infinite,
        infinite,
        Map.of(),
        0,
        version,
        kernels,
        Optional.empty(),
        failure,
        undrawn,
        OptionalDouble.empty(),
        Optional.empty());
  }

  /**
   * The loss by which a criterion chooses.
   *
   * @throws ResultsException if it is not on record
   */
  public double loss(SelectionCriterion criterion) {
    if (criterion == SelectionCriterion.SIGMOID_RISK || failure.isPresent()) {
      return validationLoss;
    }
    Double loss = otherLosses.get(criterion);
    if (loss == null) {
      throw new ResultsException(
          "results of an older version have no "
              + criterion.id()
              + " loss to choose by; use another --out");
    }
    return loss;
  }

  private static void checkRate(String name, double rate) {
    if (!(rate >= 0 && rate <= 1)) {
      throw new IllegalArgumentException(name + " " + rate + ": must lie in [0, 1]");
    }
  }

  private static void checkFinite(String name, double number) {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException(name + " " + number + ": must be a finite number");
    }
  }
}
