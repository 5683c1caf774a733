package org.pubn.train;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.pubn.calibration.PosteriorMap;
import org.pubn.numbers.Auc;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * Scores of held-out rows, in folds: the threshold for a fold is set by the rows of the others, so
 * that what is counted in it is counted on rows that chose nothing.
 *
 * @param scores of the held-out rows
 * @param foldOf the fold of every row
 */
record HonestScores(ByRole<float[]> scores, ByRole<int[]> foldOf) {

  /** How many rows were called positive. */
  record Counts(int positives, int calledOfPositives, int unlabeled, int calledOfUnlabeled) {}

  /** What the rule is told. */
  ValidationScores all(Priors priors) {
    return validation(priors, row -> true, row -> true, row -> true);
  }

  private ValidationScores without(Priors priors, int fold) {
    return validation(
        priors,
        row -> foldOf.of(Role.POSITIVE)[row] != fold,
        row -> foldOf.of(Role.UNLABELED)[row] != fold,
        row -> foldOf.of(Role.NEGATIVE)[row] != fold);
  }

  /** How scores become probabilities, from rows that are in neither of two folds. */
  PosteriorMap calibrationWithout(Priors priors, int first, int second) {
    ValidationScores others =
        validation(
            priors,
            row -> isInNeither(Role.POSITIVE, row, first, second),
            row -> isInNeither(Role.UNLABELED, row, first, second),
            row -> isInNeither(Role.NEGATIVE, row, first, second));
    return (others.isComplete() ? others : all(priors)).calibration();
  }

  /** The scores of the rows that are not in a fold; those of all where that leaves none. */
  float[] others(Role role, int without) {
    float[] others = where(scores.of(role), row -> foldOf.of(role)[row] != without);
    return others.length > 0 ? others : scores.of(role).clone();
  }

  private boolean isInNeither(Role role, int row, int first, int second) {
    int fold = foldOf.of(role)[row];
    return fold != first && fold != second;
  }

  private ValidationScores validation(
      Priors priors, IntPredicate positive, IntPredicate unlabeled, IntPredicate negative) {
    return new ValidationScores(
        priors,
        where(scores.of(Role.POSITIVE), positive),
        where(scores.of(Role.UNLABELED), unlabeled),
        where(scores.of(Role.NEGATIVE), negative));
  }

  /** How many rows a rule calls positive that had no part in setting its threshold. */
  Counts counts(DecisionRule rule, Priors priors) {
    int ofPositives = 0;
    int ofUnlabeled = 0;
    for (int fold = 0; fold < ReplayedChoice.FOLDS; fold++) {
      ValidationScores others = without(priors, fold);
      double threshold = rule.decide(others.isComplete() ? others : all(priors)).score();
      ofPositives += called(Role.POSITIVE, fold, threshold);
      ofUnlabeled += called(Role.UNLABELED, fold, threshold);
    }
    return new Counts(
        scores.of(Role.POSITIVE).length,
        ofPositives,
        scores.of(Role.UNLABELED).length,
        ofUnlabeled);
  }

  private int called(Role role, int fold, double threshold) {
    int called = 0;
    float[] all = scores.of(role);
    for (int row = 0; row < all.length; row++) {
      called += foldOf.of(role)[row] == fold && all[row] > threshold ? 1 : 0;
    }
    return called;
  }

  /** How well P is told from U. */
  Auc auc() {
    return Auc.of(scores.of(Role.POSITIVE), scores.of(Role.UNLABELED));
  }

  /** The scores of some rows. */
  static float[] where(float[] scores, IntPredicate wanted) {
    float[] some = new float[scores.length];
    int count = 0;
    for (int row = 0; row < scores.length; row++) {
      if (wanted.test(row)) {
        some[count++] = scores[row];
      }
    }
    return Arrays.copyOf(some, count);
  }
}
