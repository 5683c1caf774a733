package org.pubn.learn;

/** A training whose scores or losses ceased to be numbers. */
public final class TrainingFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  TrainingFailedException(String message, Throwable cause) {
    super(message, cause);
  }

  /** A failure told in a sentence, such as that of all trainings of a search. */
  public TrainingFailedException(String message) {
    super(message);
  }
}
