package org.pubn.advice;

/**
 * Whether the biased negatives help: PUbN\N, which does not look at them, against PUbN.
 *
 * @param comparison of PUbN\N with PUbN
 */
public record Benefit(Comparison comparison) {

  /** The answer. */
  public enum Verdict {
    /** With bN there are fewer mistakes. */
    HELPS,
    /** It does not matter. */
    NO_DIFFERENCE,
    /** With bN there are more mistakes. */
    HARMS,
    /** The rows are too few to tell. */
    UNCLEAR
  }

  /** The answer. */
  public Verdict verdict() {
    return switch (comparison.outcome()) {
      case FIRST_WORSE -> Verdict.HELPS;
      case SECOND_WORSE -> Verdict.HARMS;
      case ALIKE -> Verdict.NO_DIFFERENCE;
      case UNCLEAR -> Verdict.UNCLEAR;
    };
  }
}
