package org.pubn.lab.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.pubn.app.directory.DataDirectory;

/** The users' tables: every description {@code tables/NAME.json} in the data directory. */
final class LabeledTables {

  private static final String FOLDER = "tables";

  private LabeledTables() {}

  static List<Dataset> in(DataDirectory directory) {
    return in(directory.path().resolve(FOLDER));
  }

  static List<Dataset> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(TableDescription.EXTENSION))
          .sorted()
          .<Dataset>map(file -> new LabeledTable(TableDescription.read(file)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + ": cannot be read: " + e.getMessage(), e);
    }
  }
}
