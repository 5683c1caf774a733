package org.pubn.train;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubn.data.InputException;
import org.pubn.method.Settings;

/** Where the score of a classifier becomes a decision. */
public sealed interface DecisionRule
    permits DecisionRule.AtScore,
        DecisionRule.ByCosts,
        DecisionRule.ByPrecision,
        DecisionRule.ByPrior {

  /** Both kinds of mistake cost the same: positive where the probability exceeds ½. */
  DecisionRule EVEN_COSTS = new ByCosts(1, 1);

  /** The threshold, given the scores of validation examples. */
  DecisionThreshold decide(ValidationScores scores);

  /** Positive where the score exceeds a given number. */
  record AtScore(double threshold) implements DecisionRule {

    public AtScore {
      if (!Double.isFinite(threshold)) {
        throw new InputException("threshold " + threshold + ": must be a finite number");
      }
    }

    @Override
    public DecisionThreshold decide(ValidationScores scores) {
      return DecisionThreshold.at(threshold, "as given", scores);
    }
  }

  /**
   * The least expected cost. With c_FP for a false positive and c_FN for a false negative, calling
   * a row positive costs less where p(y=+1 | x) &gt; c_FP / (c_FP + c_FN). The probabilities are
   * calibrated on the rows that the threshold is set by, so with equal costs this is the threshold
   * of the lowest estimated error.
   *
   * @param falsePositive c_FP
   * @param falseNegative c_FN
   */
  record ByCosts(double falsePositive, double falseNegative) implements DecisionRule {

    private static final Pattern PAIR = Pattern.compile("([^:]+):([^:]+)");

    public ByCosts {
      requireCost("false positive", falsePositive);
      requireCost("false negative", falseNegative);
    }

    private static void requireCost(String name, double cost) {
      if (!(cost > 0 && Double.isFinite(cost))) {
        throw new InputException("cost " + cost + " of a " + name + ": must be a positive number");
      }
    }

    /** Costs written as {@code FP:FN}, such as {@code 1:5}. */
    public static ByCosts parse(String text) {
      Matcher pair = PAIR.matcher(text);
      try {
        if (pair.matches()) {
          return new ByCosts(Double.parseDouble(pair.group(1)), Double.parseDouble(pair.group(2)));
        }
      } catch (NumberFormatException e) {
        throw new InputException(refusal(text), e);
      }
      throw new InputException(refusal(text));
    }

    private static String refusal(String text) {
      return "cost " + text + ": must be two numbers FP:FN, such as 1:5";
    }

    /** The probability above which calling a row positive costs less. */
    public double probability() {
      return falsePositive / (falsePositive + falseNegative);
    }

    @Override
    public DecisionThreshold decide(ValidationScores scores) {
      String reason =
          falsePositive == falseNegative
              ? "lowest estimated error"
              : String.format(
                  Locale.ROOT,
                  "costs %s : %s of a false positive and a false negative",
                  Settings.text(falsePositive),
                  Settings.text(falseNegative));
      return DecisionThreshold.at(scores.calibration().scoreOf(probability()), reason, scores);
    }
  }

  /**
   * The greatest recall at which the precision, as {@link ValidationScores} estimates it, is at
   * least the wanted one. Only thresholds with enough P validation examples above them count. Where
   * none reaches it, the one with the highest estimate.
   *
   * @param wanted the precision, in (0, 1)
   */
  record ByPrecision(double wanted) implements DecisionRule {

    /** P validation examples that an estimate must rest on. */
    private static final int ENOUGH = 5;

    public ByPrecision {
      if (!(wanted > 0 && wanted < 1)) {
        throw new InputException("precision " + wanted + ": must lie in (0, 1)");
      }
    }

    @Override
    public DecisionThreshold decide(ValidationScores scores) {
      float[] thresholds = scores.thresholds();
      double best = thresholds[0];
      double highest = Double.NEGATIVE_INFINITY;
      for (float threshold : thresholds) {
        double precision = scores.precision(threshold);
        if (scores.positivesAbove(threshold) < ENOUGH || !(precision > highest)) {
          continue;
        }
        best = threshold;
        highest = precision;
        if (precision >= wanted) {
          break;
        }
      }
      String verdict = highest >= wanted ? "precision at least " : "highest precision, short of ";
      return DecisionThreshold.at(best, verdict + Settings.text(wanted), scores);
    }
  }

  /**
   * The share π of the unlabeled rows is called positive. Where positives were labeled the more
   * likely the surer they are, the order of the scores is right and any other line is not (Kato,
   * Teshima and Honda, <i>Learning from Positive and Unlabeled Data with a Selection Bias</i>, ICLR
   * 2019).
   */
  record ByPrior() implements DecisionRule {

    @Override
    public DecisionThreshold decide(ValidationScores scores) {
      return DecisionThreshold.at(scores.aboveWhichPiLies(), "the share π is called", scores);
    }
  }
}
