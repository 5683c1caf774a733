package org.pubn.spark;

import java.util.List;
import java.util.OptionalDouble;
import org.pubn.data.InputException;
import org.pubn.numbers.Require;
import org.pubn.sample.Priors;

/**
 * How a linear model is fitted.
 *
 * @param priors π and ρ; with ρ = 0 the method is PUbN\N, and known negatives are not looked at
 * @param tau τ, which decides how many U rows serve as negatives
 * @param oneSample whether P and bN were labeled out of the table itself, so that all rows play the
 *     role of U
 * @param sigmaL2 λ of σ̂; empty where it is chosen
 * @param l2 λ of g; empty where it is chosen
 * @param grid what is chosen from
 * @param folds how often rows are held out for a choice
 * @param crossFits whether σ̂ is wanted for every fold, also where λ is given
 * @param passes over the rows at most, in one search
 * @param tolerance the length of the gradient at which a search ends
 * @param seed decides which rows are held out together
 */
record FitOptions(
    Priors priors,
    double tau,
    boolean oneSample,
    OptionalDouble sigmaL2,
    OptionalDouble l2,
    List<Double> grid,
    int folds,
    boolean crossFits,
    int passes,
    double tolerance,
    long seed) {

  FitOptions {
    grid = List.copyOf(grid);
    if (!(tau > 0 && Double.isFinite(tau))) {
      throw new InputException("tau " + tau + ": must be a positive number");
    }
    Require.atLeast(2, "folds", folds);
    if (folds > 100) {
      throw new InputException("folds " + folds + ": must be at most 100");
    }
    if (grid.isEmpty() && (sigmaL2.isEmpty() || l2.isEmpty())) {
      throw new InputException("regParams: must have a value to choose from");
    }
    grid.forEach(FitOptions::requireL2);
    sigmaL2.ifPresent(FitOptions::requireL2);
    l2.ifPresent(FitOptions::requireL2);
  }

  private static void requireL2(double l2) {
    if (!(l2 > 0 && Double.isFinite(l2))) {
      throw new InputException("regParam " + l2 + ": must be a positive number");
    }
  }

  /** Whether something is chosen on rows held out. */
  boolean chooses() {
    return sigmaL2.isEmpty() || l2.isEmpty();
  }

  /** Variants of the training rows: all of them, and for a choice all but those of each fold. */
  int variants() {
    return chooses() || crossFits ? 1 + folds : 1;
  }

  /** Whether a row of a fold is trained on in a variant. */
  static boolean trains(int variant, int fold) {
    return variant == 0 || fold != variant - 1;
  }
}
