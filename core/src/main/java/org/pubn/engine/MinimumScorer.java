package org.pubn.engine;

import org.pubn.data.Features;

/** The smaller of two scores: positive only where both are. */
public record MinimumScorer(Scorer first, Scorer second) implements Scorer {

  public MinimumScorer {
    if (first.columns() != second.columns()) {
      throw new IllegalArgumentException(
          "scorers of " + first.columns() + " and " + second.columns() + " columns do not combine");
    }
  }

  @Override
  public int columns() {
    return first.columns();
  }

  @Override
  public float[] scores(Features rows) {
    float[] scores = first.scores(rows);
    float[] others = second.scores(rows);
    for (int i = 0; i < scores.length; i++) {
      scores[i] = Math.min(scores[i], others[i]);
    }
    return scores;
  }
}
