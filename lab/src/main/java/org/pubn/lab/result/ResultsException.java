package org.pubn.lab.result;

/** A results file that cannot be used, with a sentence that says why. */
public final class ResultsException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  ResultsException(String message) {
    super(message);
  }

  ResultsException(String message, Throwable cause) {
    super(message, cause);
  }
}
