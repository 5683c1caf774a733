package org.pubn.lab.result;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one method achieved in one trial. All its numbers are finite.
 *
 * @param experiment name of the experiment it was run for
 * @param configuration what was run
 * @param trial number of the trial, from 0
 * @param seed seed of the trial
 * @param error misclassification rate on the test set, a fraction
 * @param fpr false positive rate, a fraction
 * @param fnr false negative rate, a fraction
 * @param validationLoss the loss the method is chosen by
 * @param zeroOneLoss the unbiased PU risk with the zero-one loss on the same data, to choose by
 *     instead; results of older versions lack it
 * @param seconds time of its trainings
 * @param version version of the program
 * @param kernels the kernels it was computed with
 * @param details name of the side file with curves and the like
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
    OptionalDouble zeroOneLoss,
    double seconds,
    String version,
    String kernels,
    Optional<String> details) {

  public Outcome {
    checkRate("error", error);
    checkRate("fpr", fpr);
    checkRate("fnr", fnr);
    if (!Double.isFinite(validationLoss)) {
      throw new IllegalArgumentException(
          "validationLoss " + validationLoss + ": must be a finite number");
    }
    if (zeroOneLoss.isPresent() && !Double.isFinite(zeroOneLoss.getAsDouble())) {
      throw new IllegalArgumentException(
          "zeroOneLoss " + zeroOneLoss.getAsDouble() + ": must be a finite number");
    }
    if (!(seconds >= 0 && Double.isFinite(seconds))) {
      throw new IllegalArgumentException("seconds " + seconds + ": must be at least 0");
    }
    if (trial < 0) {
      throw new IllegalArgumentException("trial " + trial + ": must be at least 0");
    }
  }

  private static void checkRate(String name, double rate) {
    if (!(rate >= 0 && rate <= 1)) {
      throw new IllegalArgumentException(name + " " + rate + ": must lie in [0, 1]");
    }
  }
}
