package org.pubn.train;

/**
 * The score above which a row is called positive, and what follows from it on validation data. The
 * estimates need no labels of U; they are as good as π is.
 *
 * @param score the threshold
 * @param probability the one that corresponds to it
 * @param reason why it is there, in a few words
 * @param recall the share of the P validation examples that are called positive
 * @param calledPositive the share of the U validation examples that are called positive
 * @param precision π · recall / calledPositive, at most 1; NaN where both are 0
 */
public record DecisionThreshold(
    double score,
    double probability,
    String reason,
    double recall,
    double calledPositive,
    double precision) {

  static DecisionThreshold at(double score, String reason, ValidationScores scores) {
    return new DecisionThreshold(
        score,
        scores.calibration().at(score),
        reason,
        scores.recall(score),
        scores.calledPositive(score),
        scores.precision(score));
  }
}
