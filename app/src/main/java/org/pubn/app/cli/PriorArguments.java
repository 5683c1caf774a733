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
          "The share of positives in the population (the unlabeled rows; in the one-sample"
              + " scenario, all rows), or a range: the model is trained with its middle, and"
              + " intervals cover all of it (default: estimated).")
  Optional<String> prior = Optional.empty();

  @Option(
      names = "--rho",
      paramLabel = "RHO|LOW..HIGH",
      description =
          "The share of the population that is negative and of the kind you collected, or a range:"
              + " the model is trained with its low end, which is valid for all of it (default:"
              + " estimated).")
  Optional<String> rho = Optional.empty();

  GivenPriors given() {
    return new GivenPriors(
        prior.map(text -> ShareRange.of("--prior", text)),
        rho.map(text -> ShareRange.of("--rho", text)));
  }
}
