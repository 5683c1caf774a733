package org.pubn.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    return open(file, true);
  }

  /**
   * Opens a file whose columns have no names, and so are called {@code column1}, {@code column2}
   * and so on. A first line of CSV that has such a name in it is a header all the same; formats in
   * which columns always have names are read with these.
   */
  public static RowReader openUnnamed(Path file) throws IOException {
    return open(file, false);
  }

  /** Opens a file that should have columns: without names if that is what they are called. */
  public static RowReader open(Path file, List<String> columns) throws IOException {
    return open(file, !Header.isNumbered(columns));
  }

  private static RowReader open(Path file, boolean named) throws IOException {
    if (isStandardInput(file)) {
      return TextFormat.CSV.open(STANDARD_INPUT, System.in, named);
    }
    if (!Files.exists(file)) {
      throw new InputException(file + ": does not exist");
    }
    return format(file) instanceof TextFormat text
        ? text.open(file, named)
        : format(file).open(file);
  }

  /** Whether a path stands for what is piped in, a table with commas, semicolons or tabs. */
  public static boolean isStandardInput(Path file) {
    return file.toString().equals("-");
  }

  /**
   * Refuses standard input that is named more than once.
   *
   * @throws InputException if it is
   */
  public static void requireOneInput(List<Path> files) {
    if (files.stream().filter(TableFiles::isStandardInput).count() > 1) {
      throw new InputException(
          "-: is given more than once, and standard input can be read only once; save one table to"
              + " a file");
    }
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
              + ": is a pipe, and must be read more than once; save it to a file first");
    }
  }

  /** The ends of the names of all files that can be opened, sorted. */
  public static List<String> extensions() {
    TreeSet<String> extensions = new TreeSet<>();
    formats().forEach(format -> extensions.addAll(format.extensions()));
    return List.copyOf(extensions);
  }

  /** What a module on the class path writes under such a name. */
  public static Optional<WritableFormat> writable(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return formats().stream()
        .filter(format -> format.extensions().stream().anyMatch(end -> name.endsWith("." + end)))
        .filter(WritableFormat.class::isInstance)
        .map(WritableFormat.class::cast)
        .findFirst();
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
