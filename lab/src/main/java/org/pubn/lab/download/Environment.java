package org.pubn.lab.download;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What the place of the data directory depends on.
 *
 * @param variables environment variables
 * @param operatingSystem the name of the operating system as Java gives it ({@code os.name})
 * @param home the user's home directory
 */
public record Environment(Map<String, String> variables, String operatingSystem, Path home) {

  public Environment {
    variables = Map.copyOf(variables);
  }

  /** The environment of this process. */
  public static Environment ofProcess() {
    return new Environment(
        System.getenv(),
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", ".")));
  }

  /** The value of a variable, if it is set and not blank. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
  }
}
