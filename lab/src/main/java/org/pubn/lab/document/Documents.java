package org.pubn.lab.document;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.DataFormatException;
import org.pubn.data.RowReader;
import org.pubn.data.TableFiles;
import org.pubn.text.DocumentFolder;

/**
 * Documents that are being read: the files of a folder, the lines of a {@code .txt} file, or a
 * column of a table.
 *
 * @param reader a row for every document
 * @param place of the column that holds the text
 * @param ids the columns that name a document
 */
record Documents(RowReader reader, int place, List<String> ids) implements Closeable {

  /** What the text of a folder or a file of lines is called. */
  static final String TEXT = DocumentFolder.TEXT;

  private static final String LINE = "line";

  Documents {
    ids = List.copyOf(ids);
  }

  /** Whether a path holds documents and nothing else, so that no column need be named. */
  static boolean areAllOf(Path path) {
    return Files.isDirectory(path) || isLines(path);
  }

  private static boolean isLines(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).matches(".*\\.txt(\\.gz)?");
  }

  /**
   * Opens documents.
   *
   * @param column the column of a table that holds the text
   * @throws IllegalArgumentException if there is nothing at the path, or the column is missing
   */
  static Documents open(Path path, Optional<String> column) throws IOException {
    if (Files.isDirectory(path)) {
      return of(new DocumentFolder(path), TEXT, List.of(DocumentFolder.FILE));
    }
    RowReader reader = TableFiles.open(path);
    if (isLines(path)) {
      return of(reader, TEXT, List.of(LINE));
    }
    if (column.isEmpty()) {
      reader.close();
      throw new IllegalArgumentException(
          path
              + ": which column holds the text must be said by --text; there are "
              + String.join(", ", reader.columns()));
    }
    return of(reader, column.get(), List.of());
  }

  private static Documents of(RowReader reader, String column, List<String> ids)
      throws IOException {
    try {
      return new Documents(reader, placeOf(reader, column), ids);
    } catch (DataFormatException e) {
      reader.close();
      throw e;
    }
  }

  /**
   * The place of a column.
   *
   * @throws DataFormatException if there is none
   */
  static int placeOf(RowReader reader, String column) {
    int place = reader.columns().indexOf(column);
    if (place < 0) {
      throw new DataFormatException(
          reader.source(),
          "has no column \"" + column + "\"; there are " + String.join(", ", reader.columns()));
    }
    return place;
  }

  /** The header with the text under another name, and under no other column. */
  List<String> header(String name) {
    List<String> header = new ArrayList<>(reader.columns());
    header.replaceAll(column -> column.equals(name) ? "" : column);
    header.set(place, name);
    return header;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
