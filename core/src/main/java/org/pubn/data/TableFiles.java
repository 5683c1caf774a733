package org.pubn.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.TreeSet;

/**
 * Opens files that hold tables of named columns, whatever their format: CSV ({@code .csv}), values
 * separated by tabs ({@code .tsv}, {@code .tab}), JSON lines ({@code .jsonl}, {@code .ndjson}),
 * plain text whose lines are rows ({@code .txt}, with the columns {@code line} and {@code text})
 * and what modules on the class path add ({@link RowFormat}). Text may be packed by gzip ({@code
 * .csv.gz}).
 *
 * <pre>{@code
 * try (RowReader rows = TableFiles.open(Path.of("customers.csv.gz"))) {
 *   rows.next().ifPresent(batch -> ...);
 * }
 * }</pre>
 */
public final class TableFiles {

  private TableFiles() {}

  /**
   * Opens a file.
   *
   * @throws IllegalArgumentException if there is no such file, or no format goes with its name
   * @throws DataFormatException if what it begins with is no such table
   */
  public static RowReader open(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new IllegalArgumentException(file + ": does not exist");
    }
    return format(file).open(file);
  }

  /** The ends of the names of all files that can be opened, sorted. */
  public static List<String> extensions() {
    TreeSet<String> extensions = new TreeSet<>();
    formats().forEach(format -> extensions.addAll(format.extensions()));
    return List.copyOf(extensions);
  }

  private static RowFormat format(Path file) {
    String extension = extension(file);
    for (RowFormat format : formats()) {
      if (format.extensions().contains(extension)) {
        return format;
      }
    }
    throw new IllegalArgumentException(
        file
            + ": its name must end in one of ."
            + String.join(", .", extensions())
            + " (text may be packed: .csv.gz)");
  }

  private static List<RowFormat> formats() {
    List<RowFormat> formats = new ArrayList<>(List.of(TextFormat.values()));
    ServiceLoader.load(RowFormat.class).forEach(formats::add);
    return formats;
  }

  /** What follows the last dot of a name, but for {@code .gz}; in lower case. */
  private static String extension(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String plain = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
    return plain.substring(plain.lastIndexOf('.') + 1);
  }
}
