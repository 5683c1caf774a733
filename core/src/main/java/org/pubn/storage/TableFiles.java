package org.pubn.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.TreeSet;
import org.pubn.data.InputException;

/**
 * Opens files that hold tables of named columns, whatever their format: CSV ({@code .csv}), values
 * separated by tabs ({@code .tsv}, {@code .tab}), JSON lines ({@code .jsonl}, {@code .ndjson}),
 * plain text whose lines are rows ({@code .txt}, with the columns {@code line} and {@code text})
 * and what modules on the class path add ({@link RowFormat}). Text may be packed by gzip ({@code
 * .csv.gz}). The path {@code -} is standard input, in CSV.
 *
 * <pre>{@code
 * try (RowReader rows = TableFiles.open(Path.of("customers.csv.gz"))) {
 *   rows.next().ifPresent(batch -> ...);
 * }
 * }</pre>
 */
public final class TableFiles {

  private static final String STANDARD_INPUT = "standard input";

  private TableFiles() {}

  /**
   * Opens a file.
   *
   * @throws InputException if there is no such file, or no format goes with its name
   * @throws DataFormatException if what it begins with is no such table
   */
  public static RowReader open(Path file) throws IOException {
    if (isStandardInput(file)) {
      return TextFormat.CSV.open(STANDARD_INPUT, System.in);
    }
    if (!Files.exists(file)) {
      throw new InputException(file + ": does not exist");
    }
    return format(file).open(file);
  }

  /** Whether a path stands for what is piped in, a table with commas, semicolons or tabs. */
  public static boolean isStandardInput(Path file) {
    return file.toString().equals("-");
  }

  /**
   * Refuses what can be read only once.
   *
   * @throws InputException if it is a pipe
   */
  public static void requireRereadable(Path file) {
    boolean fileOrFolder = Files.isRegularFile(file) || Files.isDirectory(file);
    boolean pipe = isStandardInput(file) || (Files.exists(file) && !fileOrFolder);
    if (pipe) {
      throw new InputException(
          (isStandardInput(file) ? STANDARD_INPUT : file)
              + ": is a pipe, and documents are read more than once; save them to a file first");
    }
  }

  /** The ends of the names of all files that can be opened, sorted. */
  public static List<String> extensions() {
    TreeSet<String> extensions = new TreeSet<>();
    formats().forEach(format -> extensions.addAll(format.extensions()));
    return List.copyOf(extensions);
  }

  private static RowFormat format(Path file) {
    String extension = FileKind.ending(file);
    for (RowFormat format : formats()) {
      if (format.extensions().contains(extension)) {
        return format;
      }
    }
    throw new InputException(
        file
            + ": its name must end in one of ."
            + String.join(", .", extensions())
            + " (text files may also end in .gz)");
  }

  private static List<RowFormat> formats() {
    List<RowFormat> formats = new ArrayList<>(List.of(TextFormat.values()));
    ServiceLoader.load(RowFormat.class).forEach(formats::add);
    return formats;
  }
}
