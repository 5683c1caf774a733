package org.pubn.train;

import org.pubn.data.InputException;
import org.pubn.settings.Settings;

/**
 * The greatest recall at which the precision, as {@link ValidationScores} estimates it, is at least
 * the wanted one. Only thresholds with enough P validation examples above them count. Where none
 * reaches it, the one with the highest estimate.
 *
 * @param wanted the precision, in (0, 1)
 */
record ByPrecision(double wanted) implements DecisionRule {

  /** P validation examples that an estimate must rest on. */
  private static final int ENOUGH = 5;

  ByPrecision {
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
