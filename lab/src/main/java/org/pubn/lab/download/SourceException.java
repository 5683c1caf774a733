package org.pubn.lab.download;

/** One address does not give the archive, and asking it again would not help. */
final class SourceException extends Exception {

  private static final long serialVersionUID = 1L;

  SourceException(String message) {
    super(message);
  }
}
