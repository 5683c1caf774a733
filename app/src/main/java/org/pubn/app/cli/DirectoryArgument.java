package org.pubn.app.cli;

import java.util.Optional;
import org.pubn.app.directory.DataDirectory;
import picocli.CommandLine.Option;

/** Where data sets and features are kept between runs. */
public final class DirectoryArgument {

  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Where data sets are kept (default: $PUBN_DATA, else the platform's cache directory).")
  Optional<String> directory = Optional.empty();

  /** The directory that was given, or the usual one. */
  public DataDirectory resolved() {
    return DataDirectory.resolve(directory);
  }
}
