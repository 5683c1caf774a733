package org.pubn.crossfit;

import java.util.List;
import java.util.function.Function;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.sample.PubnSamples;
import org.pubn.split.Folds;

/**
 * The classifiers that a method learned, one for each fold, and what they say of held-out rows.
 * Immutable.
 */
public final class FoldScorers {

  private final List<Scorer> scorers;
  private final HeldOutScores heldOut;

  /**
   * Scores all rows, each by the classifier of its fold.
   *
   * @param scorers for each fold, the classifier that has not seen it
   */
  public FoldScorers(PubnSamples samples, Folds folds, List<Scorer> scorers) {
    this.scorers = List.copyOf(scorers);
    this.heldOut =
        HeldOutScores.of(
            samples,
            folds,
            scorers.stream().<Function<Features, float[]>>map(scorer -> scorer::scores).toList());
  }

  /** The classifier that has not seen a fold. */
  public Scorer of(int fold) {
    return scorers.get(fold);
  }

  /** What the classifiers say of rows they have not seen. */
  public HeldOutScores heldOut() {
    return heldOut;
  }
}
