package org.pubn.advice;

import java.util.OptionalDouble;
import org.pubn.crossfit.FoldScorers;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuDifference.Pair;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuScores;
import org.pubn.sample.Role;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/**
 * Two methods on the same held-out rows.
 *
 * @param first the method that is questioned
 * @param second the method it is compared with
 * @param errors estimated error of the first − that of the second
 * @param sigmoidRisks the same of the PU risk with the sigmoid loss, the paper's validation loss
 * @param margin a difference of this size or less does not matter: 0.01, or a tenth of the rarer
 *     class where that is less
 */
public record Comparison(
    Judged first, Judged second, PuDifference errors, PuDifference sigmoidRisks, double margin) {

  private static final double MARGIN = 0.01;
  private static final double MARGIN_OF_RARER = 0.1;

  /**
   * A method that was judged.
   *
   * @param label its name
   * @param evaluation from held-out P and U
   * @param negativesCalledPositive the share of held-out bN that it calls positive; empty without
   *     bN
   */
  public record Judged(
      String label, PuEvaluation evaluation, OptionalDouble negativesCalledPositive) {}

  /** What the interval of the difference of errors says. */
  public enum Outcome {
    /** The first has more errors. */
    FIRST_WORSE,
    /** The second has more errors. */
    SECOND_WORSE,
    /** Whichever has more, it does not matter. */
    ALIKE,
    /** The rows are too few to tell. */
    UNCLEAR
  }

  static Comparison of(
      String firstLabel,
      FoldScorers first,
      String secondLabel,
      FoldScorers second,
      PriorBelief prior,
      Bootstrap bootstrap) {
    Pair positive = pair(first, second, Role.POSITIVE);
    Pair unlabeled = pair(first, second, Role.UNLABELED);
    return new Comparison(
        judged(firstLabel, first, prior, bootstrap),
        judged(secondLabel, second, prior, bootstrap),
        PuDifference.ofErrors(positive, unlabeled, prior, bootstrap),
        PuDifference.ofSigmoidRisks(positive, unlabeled, prior, bootstrap),
        margin(prior.pi()));
  }

  static double margin(double pi) {
    return Math.min(MARGIN, MARGIN_OF_RARER * Math.min(pi, 1 - pi));
  }

  static Pair pair(FoldScorers first, FoldScorers second, Role role) {
    return Pair.of(first.heldOut().of(role), second.heldOut().of(role));
  }

  private static Judged judged(
      String label, FoldScorers scorers, PriorBelief prior, Bootstrap bootstrap) {
    HeldOutScores heldOut = scorers.heldOut();
    return new Judged(
        label,
        PuEvaluation.of(
            PuScores.of(heldOut.of(Role.POSITIVE), heldOut.of(Role.UNLABELED)),
            0,
            prior,
            bootstrap),
        heldOut.size(Role.NEGATIVE) == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(heldOut.calledPositive(Role.NEGATIVE)));
  }

  /** Which of the two is better, if that can be told. */
  public Outcome outcome() {
    Interval interval = errors.interval();
    if (-margin <= interval.low() && interval.high() <= margin) {
      return Outcome.ALIKE;
    }
    if (interval.low() > 0) {
      return Outcome.FIRST_WORSE;
    }
    return interval.high() < 0 ? Outcome.SECOND_WORSE : Outcome.UNCLEAR;
  }
}
