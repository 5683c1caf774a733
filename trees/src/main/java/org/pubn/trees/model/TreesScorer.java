package org.pubn.trees.model;

import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.Scorer;
import org.pubn.trees.Trees;

/**
 * Trees as a decision function whose scores are log-odds: those of boosted trees as they are, those
 * of a forest, which are shares p, as log(p / (1 − p)); minus the score that is to be the line
 * between negative and positive.
 *
 * @param trees what scores rows
 * @param link how their scores become log-odds
 * @param line the log-odds that count as zero
 */
public record TreesScorer(Trees trees, Link link, double line) implements Scorer {

  /** Shares are held away from 0 and 1 by so much, where log-odds have no end. */
  public static final double LEAST_SHARE = 0x1.0p-20;

  /** What the scores of trees are. */
  public enum Link {
    /** Log-odds. */
    LOG_ODDS,
    /** Shares between 0 and 1. */
    SHARE
  }

  public TreesScorer {
    if (!Double.isFinite(line)) {
      throw new IllegalArgumentException("line " + line + ": must be a finite number");
    }
  }

  /** The same trees with the line elsewhere. */
  TreesScorer withLine(double logOdds) {
    return new TreesScorer(trees, link, logOdds);
  }

  @Override
  public int columns() {
    return trees.columns();
  }

  @Override
  public float[] scores(Features rows) {
    DenseFeatures dense =
        rows instanceof DenseFeatures same ? same : ((SparseFeatures) rows).toDense();
    double[] raw = trees.scores(dense, 1);
    float[] scores = new float[raw.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = (float) (logOdds(raw[i]) - line);
    }
    return scores;
  }

  /** The log-odds of a score of the trees. */
  double logOdds(double score) {
    return link == Link.LOG_ODDS ? score : logOddsOf(score);
  }

  /** log(p / (1 − p)) of a share that is held away from 0 and 1. */
  static double logOddsOf(double share) {
    double inside = Math.max(LEAST_SHARE, Math.min(1 - LEAST_SHARE, share));
    return StrictMath.log(inside / (1 - inside));
  }
}
