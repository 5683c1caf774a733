package org.pubn.engine;

import org.pubn.data.InputException;

/** A row has no score: on the way to it a number grew beyond what 32 bits hold. */
public final class ScoreOverflowException extends InputException {

  private static final long serialVersionUID = 1L;

  /** A number that grew too large. */
  public ScoreOverflowException(ArithmeticException cause) {
    super(
        "the score of a row overflows: its values, or the weights of the model, are too large",
        cause);
  }
}
