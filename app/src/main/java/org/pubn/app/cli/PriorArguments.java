package org.pubn.app.cli;

import java.util.Optional;
import org.pubn.prior.GivenPriors;
import picocli.CommandLine.Option;

/** π and ρ, as far as the user knows them. */
final class PriorArguments {

  @Option(
      names = "--prior",
      paramLabel = "PI|LOW..HIGH",
      description =
          "The share of positives in the population (the unlabeled rows; in the one-sample scenario"
              + " all rows), or a range of it: trainings take its middle, intervals all of it"
              + " (default: estimated).")
  Optional<String> prior = Optional.empty();

  @Option(
      names = "--rho",
      paramLabel = "RHO|LOW..HIGH",
      description =
          "The share of the population that are negatives of the kind you collected, or a range of"
              + " it: trainings take its low end, which is right for all of it (default:"
              + " estimated).")
  Optional<String> rho = Optional.empty();

  GivenPriors given() {
    return new GivenPriors(
        prior.map(text -> ShareRange.of("--prior", text)),
        rho.map(text -> ShareRange.of("--rho", text)));
  }
}
