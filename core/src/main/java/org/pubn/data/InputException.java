package org.pubn.data;

/**
 * A mistake of whoever called: an option, a file or a value that cannot be used. The message is one
 * sentence that names the thing, its value and what is allowed. Whatever else is thrown is a
 * mistake of this library.
 */
public class InputException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** A mistake told in a sentence. */
  public InputException(String message) {
    super(message);
  }

  /** Like the other constructor, with the failure that brought the mistake to light. */
  public InputException(String message, Throwable cause) {
    super(message, cause);
  }
}
