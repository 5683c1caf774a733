package org.pubn.advice;

import java.util.OptionalDouble;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuEvaluation;
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
  enum Outcome {
    /** The first has more errors. */
    FIRST_WORSE,
    /** The second has more errors. */
    SECOND_WORSE,
    /** Whichever has more, it does not matter. */
    ALIKE,
    /** The rows are too few to tell. */
    UNCLEAR
  }

  /**
   * The difference that does not matter.
   *
   * @param pi π
   */
  public static double margin(double pi) {
    return Math.min(MARGIN, MARGIN_OF_RARER * Math.min(pi, 1 - pi));
  }

  /** Which of the two is better, if that can be told. */
  Outcome outcome() {
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
