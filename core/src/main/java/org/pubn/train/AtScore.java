package org.pubn.train;

import org.pubn.data.InputException;

/** Positive where the score exceeds a given number. */
record AtScore(double threshold) implements DecisionRule {

  AtScore {
    if (!Double.isFinite(threshold)) {
      throw new InputException("threshold " + threshold + ": must be a finite number");
    }
  }

  @Override
  public DecisionThreshold decide(ValidationScores scores) {
    return DecisionThreshold.at(threshold, "as given", scores);
  }
}
