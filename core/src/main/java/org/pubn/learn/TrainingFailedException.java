package org.pubn.learn;

/** A training whose scores or losses ceased to be numbers. */
public final class TrainingFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TrainingFailedException(String message, Throwable cause) {
    super(message, cause);
  }
}
