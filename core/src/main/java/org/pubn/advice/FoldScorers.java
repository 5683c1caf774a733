package org.pubn.advice;

import java.util.List;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.eval.PuScores;
import org.pubn.prior.Folds;
import org.pubn.prior.HeldOutScores;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;

/** The classifiers that a method learned, one for each fold, and what they say of held-out rows. */
final class FoldScorers {

  private final List<Scorer> scorers;
  private final HeldOutScores heldOut;

  FoldScorers(PubnSamples samples, Folds folds, List<Scorer> scorers) {
    this.scorers = List.copyOf(scorers);
    this.heldOut =
        HeldOutScores.of(
            scores(samples, folds, Group.POSITIVE),
            scores(samples, folds, Group.UNLABELED),
            scores(samples, folds, Group.NEGATIVE));
  }

  private double[] scores(PubnSamples samples, Folds folds, Group group) {
    Features rows = rows(samples, group);
    double[] all = new double[rows.rows()];
    for (int fold = 0; fold < folds.count(); fold++) {
      int[] inside = folds.inside(group, fold);
      float[] scores = scorers.get(fold).scores(rows.select(inside));
      for (int i = 0; i < inside.length; i++) {
        all[inside[i]] = scores[i];
      }
    }
    return all;
  }

  static Features rows(PubnSamples samples, Group group) {
    return switch (group) {
      case POSITIVE -> samples.positive();
      case UNLABELED -> samples.unlabeled();
      case NEGATIVE -> samples.negative();
    };
  }

  /** The classifier that has not seen a fold. */
  Scorer of(int fold) {
    return scorers.get(fold);
  }

  /** What the classifiers say of rows they have not seen. */
  HeldOutScores heldOut() {
    return heldOut;
  }

  /** The same of P and U alone. */
  PuScores puScores() {
    return PuScores.of(heldOut.of(Group.POSITIVE), heldOut.of(Group.UNLABELED));
  }

  /** The share of a sample that is called positive. */
  double calledPositive(Group group) {
    double[] scores = heldOut.of(group);
    int count = 0;
    for (double score : scores) {
      count += score > 0 ? 1 : 0;
    }
    return (double) count / scores.length;
  }
}
