package org.pubn.app.cli;

import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.train.DecisionRule;
import picocli.CommandLine.Option;

/** Where a score becomes a decision: one of these. */
final class DecisionArguments {
  @Option(
      names = "--threshold",
      paramLabel = "T",
      description =
          "Call rows with a score above T positive; 'prior' sets T so that the share of"
              + " unlabeled rows called positive equals the prior (default: the threshold with the"
              + " lowest estimated error).")
  Optional<String> threshold = Optional.empty();

  @Option(
      names = "--cost",
      paramLabel = "FP:FN",
      description =
          "What a false positive and a false negative cost, such as 1:5; sets the threshold.")
  Optional<String> cost = Optional.empty();

  @Option(
      names = "--precision",
      paramLabel = "P",
      description = "The precision to reach, as estimated on held-out rows; sets the threshold.")
  Optional<Double> precision = Optional.empty();

  private static DecisionRule threshold(String text) {
    if (text.equals("prior")) {
      return DecisionRule.byPrior();
    }
    try {
      return DecisionRule.atScore(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      throw new InputException("threshold " + text + ": must be a number or 'prior'", e);
    }
  }

  DecisionRule rule() {
    if (threshold.isPresent()) {
      return threshold(threshold.get());
    }
    if (cost.isPresent()) {
      return DecisionRule.byCosts(cost.get());
    }
    return precision.map(DecisionRule::byPrecision).orElse(DecisionRule.EVEN_COSTS);
  }
}
