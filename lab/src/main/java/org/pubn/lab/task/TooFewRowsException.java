package org.pubn.lab.task;

import org.pubn.data.InputException;

/** A trial that cannot be drawn: in every attempt a pool holds too few rows of a kind. */
public final class TooFewRowsException extends InputException {

  private static final long serialVersionUID = 1L;

  TooFewRowsException(String message) {
    super(message);
  }
}
