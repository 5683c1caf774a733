package org.pubn.train;

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
