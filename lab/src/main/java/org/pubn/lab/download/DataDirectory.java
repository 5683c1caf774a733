package org.pubn.lab.download;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The directory that holds downloaded data sets. It need not exist before something is fetched.
 *
 * @param path the directory
 */
public record DataDirectory(Path path) {

  /** The environment variable that names the data directory. */
  public static final String VARIABLE = "PUBN_DATA";

  private static final String PROGRAM = "pubn";

  public DataDirectory {
    path = path.toAbsolutePath().normalize();
  }

  /**
   * The directory given as an option, else {@code $PUBN_DATA}, else the cache directory the
   * platform has for programs: {@code $XDG_CACHE_HOME/pubn} or {@code ~/.cache/pubn}; on macOS
   * {@code ~/Library/Caches/pubn}; on Windows {@code %LOCALAPPDATA%\pubn\cache}.
   *
   * @throws IllegalArgumentException if what was given is no path
   */
  public static DataDirectory resolve(Optional<String> option, Environment environment) {
    if (option.isPresent()) {
      return new DataDirectory(parse("--data-dir", option.get()));
    }
    return environment
        .variable(VARIABLE)
        .map(value -> new DataDirectory(parse("$" + VARIABLE, value)))
        .orElseGet(() -> new DataDirectory(platformCache(environment)));
  }

  private static Path platformCache(Environment environment) {
    String system = environment.operatingSystem().toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return environment
          .variable("LOCALAPPDATA")
          .map(value -> parse("%LOCALAPPDATA%", value))
          .orElseGet(() -> environment.home().resolve("AppData").resolve("Local"))
          .resolve(PROGRAM)
          .resolve("cache");
    }
    if (system.startsWith("mac")) {
      return environment.home().resolve("Library").resolve("Caches").resolve(PROGRAM);
    }
    // A relative XDG_CACHE_HOME is invalid and to be ignored (XDG Base Directory Specification).
    return environment
        .variable("XDG_CACHE_HOME")
        .map(value -> parse("$XDG_CACHE_HOME", value))
        .filter(Path::isAbsolute)
        .orElseGet(() -> environment.home().resolve(".cache"))
        .resolve(PROGRAM);
  }

  private static Path parse(String origin, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException(origin + " is empty: must name a directory");
    }
    try {
      return Path.of(value);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(origin + " " + value + ": must name a directory", e);
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
