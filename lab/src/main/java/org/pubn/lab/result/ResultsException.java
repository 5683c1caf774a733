package org.pubn.lab.result;

import org.pubn.data.InputException;

/** Results that are damaged or not complete, with a sentence that says so. */
public final class ResultsException extends InputException {

  private static final long serialVersionUID = 1L;

  public ResultsException(String message) {
    super(message);
  }

  public ResultsException(String message, Throwable cause) {
    super(message, cause);
  }
}
