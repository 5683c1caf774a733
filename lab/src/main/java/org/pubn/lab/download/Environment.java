package org.pubn.lab.download;

import java.nio.file.Path;
import java.util.HashMap;
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

  /** By this property a command hands its option on to whoever reads a data set. */
  public static final String DIRECTORY_PROPERTY = "pubn.data";

  public Environment {
    variables = Map.copyOf(variables);
  }

  /**
   * The environment of this process. The system property {@value #DIRECTORY_PROPERTY}, where set,
   * stands for the variable that names the data directory.
   */
  public static Environment ofProcess() {
    Map<String, String> variables = new HashMap<>(System.getenv());
    String directory = System.getProperty(DIRECTORY_PROPERTY);
    if (directory != null) {
      variables.put(DataDirectory.VARIABLE, directory);
    }
    return new Environment(
        variables,
        System.getProperty("os.name", ""),
        Path.of(System.getProperty("user.home", ".")));
  }

  /** The value of a variable, if it is set and not blank. */
  Optional<String> variable(String name) {
    return Optional.ofNullable(variables.get(name)).filter(value -> !value.isBlank());
  }
}
