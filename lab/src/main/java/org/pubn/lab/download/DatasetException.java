package org.pubn.lab.download;

/** A data set cannot be had; the message is one sentence that says why and what to do. */
public final class DatasetException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public DatasetException(String message) {
    super(message);
  }

  public DatasetException(String message, Throwable cause) {
    super(message, cause);
  }
}
