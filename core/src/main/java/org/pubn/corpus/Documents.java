package org.pubn.corpus;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.FileKind;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;

/**
 * Documents that are being read: the files of a folder, the lines of a {@code .txt} file, or a
 * column of a table. Pictures are always in the last column.
 *
 * @param reader a row for every document
 * @param place of the column that holds the text
 * @param ids the columns that name a document
 */
public record Documents(RowReader reader, int place, List<String> ids) implements Closeable {

  private static final String LINE = "line";

  public Documents {
    ids = List.copyOf(ids);
  }

  /**
   * Refuses the name of a column where no place has columns.
   *
   * @param column the column that is to hold the text, if one is given
   */
  public static void requireTable(Optional<String> column, List<Path> places, Content content) {
    if (column.isPresent() && places.stream().allMatch(place -> FileKind.of(place).isText())) {
      throw new InputException(
          content.column()
              + " column "
              + column.get()
              + ": goes with tables, and there are no columns in "
              + places.stream().map(Path::toString).collect(Collectors.joining(", ")));
    }
  }

  /**
   * Opens documents.
   *
   * @param column the column of a table that holds the text
   * @throws InputException if there is nothing at the path, or the column is missing
   */
  public static Documents open(
      Path path, Optional<String> column, Content content, DamagedPictures damaged)
      throws IOException {
    if (Files.isDirectory(path)) {
      return of(
          new DocumentFolder(path, content, damaged),
          content.column(),
          List.of(DocumentFolder.FILE));
    }
    RowReader reader = TableFiles.open(path, column.stream().toList());
    if (FileKind.of(path) == FileKind.LINES && content == Content.TEXT) {
      return of(reader, content.column(), List.of(LINE));
    }
    if (column.isEmpty()) {
      reader.close();
      throw new InputException(
          path
              + ": name the column of the "
              + content.column()
              + "; there are "
              + String.join(", ", reader.columns()));
    }
    Documents documents = of(reader, column.get(), List.of());
    return content == Content.TEXT ? documents : pictures(documents, path, damaged);
  }

  private static Documents pictures(Documents names, Path table, DamagedPictures damaged) {
    RowReader reader = new PictureColumn(names.reader(), table, names.place(), damaged);
    List<String> columns = names.reader().columns();
    return new Documents(reader, columns.size(), List.of(columns.get(names.place())));
  }

  private static Documents of(RowReader reader, String column, List<String> ids)
      throws IOException {
    try {
      return new Documents(reader, placeOf(reader.source(), reader.columns(), column), ids);
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
  public static int placeOf(String source, List<String> columns, String column) {
    int place = columns.indexOf(column);
    if (place < 0) {
      throw new DataFormatException(
          source, "has no column \"" + column + "\"; there are " + String.join(", ", columns));
    }
    return place;
  }

  /** The place of a column of theirs. */
  public int placeOf(String column) {
    return placeOf(reader.source(), reader.columns(), column);
  }

  /** The header with the text under another name, and under no other column. */
  public List<String> header(String name) {
    List<String> header = new ArrayList<>(reader.columns());
    header.replaceAll(column -> column.equals(name) ? "" : column);
    header.set(place, name);
    return header;
  }

  /** The columns that people may have; none of them holds a picture. */
  public List<String> columns(Content content) {
    return content == Content.PICTURE
        ? reader.columns().subList(0, reader.columns().size() - 1)
        : reader.columns();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
