package org.pubn.storage;

import com.fasterxml.jackson.core.JacksonException;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Why something could not be read or written, in words. Java's own messages are often the name of a
 * file or of a host, and nothing else.
 */
public final class IoReason {

  /** How java.io reports a failure to open: the file, then the reason in parentheses. */
  private static final Pattern OPENING = Pattern.compile("(?s)(.*) \\((.*)\\)");

  /** What Jackson adds for programmers: features to enable, constraints, and where it began. */
  private static final Pattern OF_JACKSON =
      Pattern.compile(
          "(?s): enable `.*|,? from `[^`]*`| \\(start marker at .*| \\(not recognized as one since"
              + " .*|; `[^`]*` .*");

  private IoReason() {}

  /** The reason alone, without the name of the file. */
  public static String of(IOException e) {
    if (e instanceof FileSystemException failure) {
      String reason = failure.getReason();
      return reason != null ? uncapitalized(reason) : ofType(failure);
    }
    if (e instanceof JacksonException json) {
      return OF_JACKSON.matcher(json.getOriginalMessage()).replaceAll("");
    }
    if (e instanceof UnknownHostException) {
      return "this host is not known: is the name right, and is there a network?";
    }
    if (e instanceof ConnectException) {
      return "no connection: " + message(e, "refused");
    }
    if (e instanceof SocketTimeoutException) {
      return "no answer in time";
    }
    if (e instanceof EOFException) {
      return message(e, "ends too early");
    }
    if (e instanceof FileNotFoundException) {
      Matcher opening = OPENING.matcher(message(e, ""));
      return opening.matches() ? uncapitalized(opening.group(2)) : "does not exist";
    }
    return message(e, e.getClass().getSimpleName());
  }

  private static String ofType(FileSystemException e) {
    if (e instanceof NoSuchFileException) {
      return "does not exist";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "exists already";
    }
    if (e instanceof NotDirectoryException) {
      return "is not a directory";
    }
    if (e instanceof DirectoryNotEmptyException) {
      return "is a directory that is not empty";
    }
    if (e instanceof FileSystemLoopException) {
      return "is a link that leads in a circle";
    }
    return e.getClass().getSimpleName();
  }

  private static String message(IOException e, String otherwise) {
    String message = e.getMessage();
    return message == null || message.isBlank() ? otherwise : uncapitalized(message);
  }

  /** As in the middle of a sentence; names in capitals, such as URL or SSL, stay. */
  private static String uncapitalized(String text) {
    boolean word =
        text.length() > 1
            && Character.isUpperCase(text.charAt(0))
            && Character.isLowerCase(text.charAt(1));
    return word ? Character.toLowerCase(text.charAt(0)) + text.substring(1) : text;
  }

  /** A sentence: what could not be read or written, as far as it is known, and why. */
  public static String sentence(IOException e) {
    String subject = subject(e);
    return subject.isEmpty() ? of(e) : subject + ": " + of(e);
  }

  private static String subject(IOException e) {
    if (e instanceof FileSystemException failure) {
      return Objects.requireNonNullElse(failure.getFile(), "");
    }
    if (e instanceof UnknownHostException) {
      return message(e, "");
    }
    if (e instanceof FileNotFoundException) {
      Matcher opening = OPENING.matcher(Objects.requireNonNullElse(e.getMessage(), ""));
      return opening.matches() ? opening.group(1) : message(e, "");
    }
    return "";
  }

  /** The same of a failure that was passed on: what was said of it, and why. */
  public static String sentence(UncheckedIOException e) {
    IOException cause = Objects.requireNonNull(e.getCause());
    String said = Objects.requireNonNullElse(e.getMessage(), "");
    if (said.equals(cause.toString())) {
      return sentence(cause);
    }
    String message = cause.getMessage();
    if (message != null && !message.isBlank() && said.endsWith(": " + message)) {
      // The cause was quoted in Java's words.
      return said.substring(0, said.length() - message.length()) + reasonFor(said, cause);
    }
    // A sentence that ends with what could not be done lacks the reason.
    boolean lacksReason = said.substring(said.lastIndexOf(": ") + 1).contains("cannot");
    return lacksReason ? said + ": " + reasonFor(said, cause) : said;
  }

  /** Without the name of the file where it was said already. */
  private static String reasonFor(String said, IOException cause) {
    String subject = subject(cause);
    return subject.isEmpty() || said.startsWith(subject) ? of(cause) : sentence(cause);
  }
}
