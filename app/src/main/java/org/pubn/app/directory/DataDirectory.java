package org.pubn.app.directory;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pubn.data.InputException;

/**
 * The directory that holds downloaded data sets, the user's tables and the features of encoders. It
 * need not exist before something is kept in it.
 */
public record DataDirectory(Path path) {

  private static final String VARIABLE = "PUBN_DATA";
  private static final String PROGRAM = "pubn";

  public DataDirectory {
    path = path.toAbsolutePath().normalize();
  }

  /**
   * The directory given as an option, else {@code $PUBN_DATA}, else the cache directory the
   * platform has for programs: {@code $XDG_CACHE_HOME/pubn} or {@code ~/.cache/pubn}; on macOS
   * {@code ~/Library/Caches/pubn}; on Windows {@code %LOCALAPPDATA%\pubn\cache}.
   *
   * @throws InputException if what was given is no path
   */
  public static DataDirectory resolve(Optional<String> option) {
    return resolve(
        option,
        System.getenv(),
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", ".")));
  }

  static DataDirectory resolve(
      Optional<String> option, Map<String, String> variables, String system, Path home) {
    return new DataDirectory(
        option
            .map(value -> parse("--data-dir", value))
            .or(() -> variable(VARIABLE, variables))
            .orElseGet(() -> platformCache(variables, system.toLowerCase(Locale.ROOT), home)));
  }

  private static Path platformCache(Map<String, String> variables, String system, Path home) {
    if (system.startsWith("windows")) {
      return variable("LOCALAPPDATA", variables)
          .orElseGet(() -> home.resolve("AppData").resolve("Local"))
          .resolve(PROGRAM)
          .resolve("cache");
    }
    if (system.startsWith("mac")) {
      return home.resolve("Library").resolve("Caches").resolve(PROGRAM);
    }
    // A relative XDG_CACHE_HOME is invalid and to be ignored (XDG Base Directory Specification).
    return variable("XDG_CACHE_HOME", variables)
        .filter(Path::isAbsolute)
        .orElseGet(() -> home.resolve(".cache"))
        .resolve(PROGRAM);
  }

  /** The path in a variable, if it is set and not blank. */
  private static Optional<Path> variable(String name, Map<String, String> variables) {
    return Optional.ofNullable(variables.get(name))
        .filter(value -> !value.isBlank())
        .map(value -> parse("$" + name, value));
  }

  private static Path parse(String origin, String value) {
    if (value.isBlank()) {
      throw new InputException(origin + " is empty: must name a directory");
    }
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new InputException(origin + " " + value + ": must name a directory", e);
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
