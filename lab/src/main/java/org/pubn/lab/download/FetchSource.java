package org.pubn.lab.download;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Where a data set is to be taken from. */
sealed interface FetchSource {

  /** The addresses of the publisher. */
  record Published() implements FetchSource {}

  /** Another address of the same archive. */
  record Mirror(URI address) implements FetchSource {}

  /** The archive, or a directory with the archive or with what it unpacks to. */
  record Local(Path path) implements FetchSource {}

  /**
   * Reads the value of {@code --from}.
   *
   * @throws IllegalArgumentException if it is neither an address nor something that exists
   */
  static FetchSource parse(Optional<String> from) {
    if (from.isEmpty()) {
      return new Published();
    }
    String value = from.get();
    try {
      if (value.toLowerCase(Locale.ROOT).matches("https?:.*")) {
        URI address = new URI(value);
        if (HttpExchange.canAsk(address)) {
          return new Mirror(address);
        }
      } else if (Files.exists(Path.of(value))) {
        return new Local(Path.of(value));
      }
      throw new IllegalArgumentException(mustExist(value));
    } catch (URISyntaxException | InvalidPathException e) {
      throw new IllegalArgumentException(mustExist(value), e);
    }
  }

  private static String mustExist(String value) {
    return "--from " + value + ": must be an existing directory or archive, or an http address";
  }
}
