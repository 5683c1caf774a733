package org.pubn.lab.cli;

import java.util.Optional;
import org.pubn.train.DecisionRule;
import picocli.CommandLine.Option;

/** Where a score becomes a decision: one of these. */
final class DecisionArguments {
  @Option(
      names = "--threshold",
      paramLabel = "T",
      description = "Call rows with a score above T positive (default: 0).")
  Optional<Double> threshold = Optional.empty();

  @Option(
      names = "--cost",
      paramLabel = "FP:FN",
      description =
          "Costs of a false positive and a false negative, such as 1:5; sets the threshold.")
  Optional<String> cost = Optional.empty();

  @Option(
      names = "--precision",
      paramLabel = "P",
      description = "The precision wanted, estimated on rows held out; sets the threshold.")
  Optional<Double> precision = Optional.empty();

  DecisionRule rule() {
    if (threshold.isPresent()) {
      return new DecisionRule.AtScore(threshold.get());
    }
    if (cost.isPresent()) {
      return DecisionRule.ByCosts.parse(cost.get());
    }
    return precision
        .<DecisionRule>map(DecisionRule.ByPrecision::new)
        .orElse(DecisionRule.EVEN_COSTS);
  }
}
