package org.pubn.advice;

import java.util.OptionalDouble;

/**
 * Whether the biased negatives help: PUbN\N, which does not look at them, against PUbN.
 *
 * @param comparison of PUbN\N with PUbN
 */
public record Benefit(Comparison comparison) {

  /** The share of held-out bN that is called positive by PUbN\\N, which does not look at them. */
  public OptionalDouble calledWithout() {
    return comparison.first().negativesCalledPositive();
  }

  /**
   * Whether bN lie where they can help. Without them the share ρ of all rows that is of their kind
   * holds ρ times {@link #calledWithout()} mistakes, all that knowing the kind can do away with. At
   * or below the {@linkplain Comparison#margin() margin} that does not matter.
   *
   * @param rho ρ
   */
  public boolean canHelp(double rho) {
    return rho * calledWithout().orElse(1) > comparison.margin();
  }

  /** The answer: {@code HELPS}, {@code NO_DIFFERENCE}, {@code HARMS} or {@code UNCLEAR}. */
  public Verdict verdict() {
    return switch (comparison.outcome()) {
      case FIRST_WORSE -> Verdict.HELPS;
      case SECOND_WORSE -> Verdict.HARMS;
      case ALIKE -> Verdict.NO_DIFFERENCE;
      case UNCLEAR -> Verdict.UNCLEAR;
    };
  }
}
