package org.pubn.train;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubn.data.InputException;

/** Where the score of a classifier becomes a decision. */
public sealed interface DecisionRule permits AtScore, ByCosts, ByPrecision, ByPrior {

  /** Both kinds of mistake cost the same: positive where the probability exceeds ½. */
  DecisionRule EVEN_COSTS = new ByCosts(1, 1);

  /** The threshold, given the scores of validation examples. */
  DecisionThreshold decide(ValidationScores scores);

  /** Positive where the score exceeds a given number. */
  static DecisionRule atScore(double threshold) {
    return new AtScore(threshold);
  }

  /**
   * The least expected cost.
   *
   * @param falsePositive what it costs to call a negative row positive
   * @param falseNegative what it costs to miss a positive row
   */
  static DecisionRule byCosts(double falsePositive, double falseNegative) {
    return new ByCosts(falsePositive, falseNegative);
  }

  /** Costs written as {@code FP:FN}, such as {@code 1:5}. */
  static DecisionRule byCosts(String text) {
    Matcher pair = Pattern.compile("([^:]+):([^:]+)").matcher(text);
    String refusal = "cost " + text + ": must be two numbers FP:FN, such as 1:5";
    try {
      if (pair.matches()) {
        return new ByCosts(Double.parseDouble(pair.group(1)), Double.parseDouble(pair.group(2)));
      }
    } catch (NumberFormatException e) {
      throw new InputException(refusal, e);
    }
    throw new InputException(refusal);
  }

  /**
   * The greatest recall at which the estimated precision is at least the wanted one; where none
   * reaches it, the highest precision.
   *
   * @param wanted the precision, in (0, 1)
   */
  static DecisionRule byPrecision(double wanted) {
    return new ByPrecision(wanted);
  }

  /**
   * The share π of the unlabeled rows is called positive. Where positives were labeled the more
   * likely the surer they are, the order of the scores is right and any other line is not (Kato,
   * Teshima and Honda, <i>Learning from Positive and Unlabeled Data with a Selection Bias</i>, ICLR
   * 2019).
   */
  static DecisionRule byPrior() {
    return new ByPrior();
  }
}
