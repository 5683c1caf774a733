package org.pubn.lab.cli;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.lab.training.GivenPriors;
import picocli.CommandLine.Option;

/** π and ρ, as far as the user knows them. */
final class PriorArguments {

  @Option(
      names = "--prior",
      paramLabel = "PI",
      description = "The share of positives among the unlabeled rows (default: estimated).")
  Optional<Double> prior = Optional.empty();

  @Option(
      names = "--rho",
      paramLabel = "RHO",
      description =
          "The share, among the unlabeled rows, of negatives of the kind that was collected"
              + " (default: estimated).")
  Optional<Double> rho = Optional.empty();

  GivenPriors given() {
    return new GivenPriors(optional(prior), optional(rho));
  }

  private static OptionalDouble optional(Optional<Double> value) {
    return value.map(OptionalDouble::of).orElse(OptionalDouble.empty());
  }
}
