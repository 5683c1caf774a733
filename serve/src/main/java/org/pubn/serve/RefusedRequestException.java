package org.pubn.serve;

/**
 * A request that cannot be answered, as a rule by a mistake of the client; the message says which.
 */
final class RefusedRequestException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  static final int BAD_REQUEST = 400;
  static final int TOO_LARGE = 413;
  static final int UNSUPPORTED_TYPE = 415;
  static final int OVERLOADED = 503;

  private final int status;

  RefusedRequestException(int status, String message) {
    super(message);
    this.status = status;
  }

  static RefusedRequestException badRequest(String message) {
    return new RefusedRequestException(BAD_REQUEST, message);
  }

  /** The HTTP status that says so. */
  int status() {
    return status;
  }
}
