package org.pubn.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.Fit;
import org.pubn.learn.Problem;
import org.pubn.random.Seed;
import org.pubn.risk.Risk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * The choice of epoch and settings made again without a fold of the held-out rows, fold after fold:
 * so every held-out row gets a score from a model in whose choice it had no part. Nothing is
 * trained again: {@link ChoiceRecord} has the scores of all epochs. Only σ̂, where a method has
 * one, stays that which all held-out rows chose; it acts on g through the weights of training rows.
 *
 * <p>Models of different folds may differ in scale. Their scores are carried over to the scale of
 * the model that was chosen in the end: a score becomes that score of the final model above which
 * as many unlabeled rows lie. Where the choice was the same, it stays as it is.
 */
final class ReplayedChoice {

  /** Four fifths of the held-out rows choose nearly as well as all of them. */
  static final int FOLDS = 5;

  private final Problem problem;
  private final ChoiceRecord record;
  private final SelectionCriterion criterion;
  private final List<Fit> candidates;
  private final ByRole<int[]> foldOf;

  /**
   * A choice to be made again.
   *
   * @param criterion by which was chosen among them
   * @param candidates what came of every point of the grid, in its order
   * @param foldOf the fold of every row of the record, see {@link #folds(PubnSamples, Seed)}
   */
  ReplayedChoice(
      Problem problem,
      ChoiceRecord record,
      SelectionCriterion criterion,
      List<Fit> candidates,
      ByRole<int[]> foldOf) {
    this.problem = problem;
    this.record = record;
    this.criterion = criterion;
    this.candidates = candidates;
    this.foldOf = foldOf;
  }

  /** The fold of every row; equal rows are in the same one. */
  static ByRole<int[]> folds(PubnSamples rows, Seed seed) {
    return ByRole.of(role -> folds(rows.keys(role), seed.child("honest")));
  }

  private static int[] folds(long[] keys, Seed seed) {
    return Arrays.stream(keys)
        .mapToInt(key -> Math.floorMod(new Seed(key ^ seed.value()).child("fold").value(), FOLDS))
        .toArray();
  }

  /** Scores that their rows had no part in choosing. */
  HonestScores scores(Fit chosen) {
    ByRole<float[]> last = ByRole.of(role -> chosen.scorer().scores(record.rows().of(role)));
    ByRole<float[]> honest = ByRole.of(role -> last.of(role).clone());
    for (int fold = 0; fold < FOLDS; fold++) {
      replace(honest, last, fold);
    }
    return new HonestScores(honest, foldOf);
  }

  private void replace(ByRole<float[]> honest, ByRole<float[]> last, int fold) {
    if (!others(fold)) {
      return;
    }
    double least = Double.POSITIVE_INFINITY;
    ByRole<float[]> best = last;
    for (Fit candidate : candidates) {
      ByRole<float[]> scores = combined(candidate, fold);
      double loss = loss(scores, fold);
      if (loss < least) {
        least = loss;
        best = scores;
      }
    }
    ScaleTransfer transfer =
        new ScaleTransfer(best.of(Role.UNLABELED), last.of(Role.UNLABELED), top(last));
    for (Role role : Role.values()) {
      for (int row = 0; row < foldOf.of(role).length; row++) {
        if (foldOf.of(role)[row] == fold) {
          float score = best.of(role)[row];
          honest.of(role)[row] = score == last.of(role)[row] ? score : transfer.of(score);
        }
      }
    }
  }

  /** Whether the other folds have rows of every sample, so that they can choose. */
  private boolean others(int fold) {
    for (Role role : Role.values()) {
      int[] folds = foldOf.of(role);
      if (folds.length > 0 && Arrays.stream(folds).allMatch(own -> own == fold)) {
        return false;
      }
    }
    return true;
  }

  private static float top(ByRole<float[]> scores) {
    float top = Float.NEGATIVE_INFINITY;
    for (Role role : Role.values()) {
      for (float score : scores.of(role)) {
        top = Math.max(top, score);
      }
    }
    return top;
  }

  /** The least score of the parts, each at the epoch that the other folds choose. */
  private ByRole<float[]> combined(Fit fit, int without) {
    List<ByRole<float[]>> ofParts = new ArrayList<>();
    for (ChosenCheckpoint part : fit.parts()) {
      List<ByRole<float[]>> epochs = record.epochs(part.problem(), part.step());
      if (epochs.isEmpty()) {
        return scores(fit, record.rows());
      }
      Risk risk = part.step().criteria().get(part.criterion());
      ofParts.add(bestEpoch(epochs, risk, without));
    }
    return ofParts.stream()
        .reduce((a, b) -> ByRole.of(role -> min(a.of(role), b.of(role))))
        .orElseGet(() -> scores(fit, record.rows()));
  }

  /** The scores of what was learned without epochs to choose from. */
  private static ByRole<float[]> scores(Fit fit, PubnSamples rows) {
    return ByRole.of(role -> fit.scorer().scores(rows.of(role)));
  }

  private ByRole<float[]> bestEpoch(List<ByRole<float[]>> epochs, Risk risk, int without) {
    double least = Double.POSITIVE_INFINITY;
    ByRole<float[]> best = epochs.get(0);
    for (ByRole<float[]> scores : epochs) {
      RiskEvaluation evaluation = new RiskEvaluation(risk);
      for (Role role : Role.values()) {
        float[] all = scores.of(role);
        for (int row = 0; row < all.length; row++) {
          if (foldOf.of(role)[row] != without) {
            evaluation.add(role, all[row], Double.NaN);
          }
        }
      }
      double loss = evaluation.value();
      if (loss < least) {
        least = loss;
        best = scores;
      }
    }
    return best;
  }

  private double loss(ByRole<float[]> scores, int without) {
    return criterion.loss(
        others(scores, Role.POSITIVE, without),
        others(scores, Role.UNLABELED, without),
        problem.priors());
  }

  private float[] others(ByRole<float[]> scores, Role role, int without) {
    return HonestScores.where(scores.of(role), row -> foldOf.of(role)[row] != without);
  }

  private static float[] min(float[] first, float[] second) {
    float[] min = new float[first.length];
    for (int i = 0; i < min.length; i++) {
      min[i] = Math.min(first[i], second[i]);
    }
    return min;
  }
}
