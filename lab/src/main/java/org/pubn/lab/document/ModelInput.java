package org.pubn.lab.document;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.pubn.classify.Preprocessing;
import org.pubn.classify.RowEncoder;
import org.pubn.data.DataFormatException;
import org.pubn.data.RowReader;
import org.pubn.data.TableFiles;
import org.pubn.encoder.EncodedText;
import org.pubn.table.TableEncoding;
import org.pubn.text.TfIdf;

/**
 * Rows for a model that knows how rows become features: a table, or, if it was trained on text,
 * documents of any kind, wherever the documents of its training lay.
 *
 * @param reader the rows
 * @param encoder turns them into features
 * @param ids the columns that name a row
 */
public record ModelInput(RowReader reader, RowEncoder encoder, List<String> ids)
    implements Closeable {

  public ModelInput {
    ids = List.copyOf(ids);
  }

  /** Whether the features of a model are words, and named by them. */
  public static boolean hasWords(Preprocessing preprocessing) {
    return preprocessing instanceof TfIdf;
  }

  /**
   * Refuses the name of a column where no place has columns.
   *
   * @param column the column that is to hold the text, if one is given
   */
  public static void requireTable(Optional<String> column, List<Path> places) {
    if (column.isPresent() && places.stream().allMatch(Documents::areAllOf)) {
      throw new IllegalArgumentException(
          "--text "
              + column.get()
              + ": goes with tables, and there are no columns in "
              + places.stream().map(Path::toString).collect(Collectors.joining(", ")));
    }
  }

  /** Whether what a user gives are documents and not rows. */
  public static boolean isText(Path path, Optional<String> column) {
    return column.isPresent() || Documents.areAllOf(path);
  }

  /**
   * Refuses text for a model that takes ready-made features.
   *
   * @param features how many it takes
   */
  public static void requireNoText(Path path, Optional<String> column, int features) {
    if (isText(path, column)) {
      throw new IllegalArgumentException(
          column.map(name -> "--text " + name).orElse(path.toString())
              + ": the model takes "
              + features
              + " ready-made features, no text");
    }
  }

  /**
   * Opens rows or documents.
   *
   * @param text the column of a table that holds the text; empty where it has the name that it had
   *     in training, and where the rows hold no text
   * @throws IllegalArgumentException if there is nothing at the path, or not what the model takes
   */
  public static ModelInput open(Path path, Optional<String> text, Preprocessing preprocessing)
      throws IOException {
    return isText(path, text) ? documents(path, text, preprocessing) : table(path, preprocessing);
  }

  private static ModelInput table(Path path, Preprocessing preprocessing) throws IOException {
    List<String> ids = preprocessing instanceof TableEncoding encoding ? encoding.ids() : List.of();
    RowReader reader = TableFiles.open(path);
    String column = preprocessing.columns().get(0);
    if (takesText(preprocessing) && !reader.columns().contains(column)) {
      reader.close();
      throw new DataFormatException(
          reader.source(),
          "has no column \""
              + column
              + "\" for the text; name it by --text; there are "
              + String.join(", ", reader.columns()));
    }
    return of(reader, () -> preprocessing.encoder(reader.columns()), ids);
  }

  private static boolean takesText(Preprocessing preprocessing) {
    return preprocessing instanceof TfIdf || preprocessing instanceof EncodedText;
  }

  private static ModelInput documents(Path path, Optional<String> text, Preprocessing preprocessing)
      throws IOException {
    if (!takesText(preprocessing)) {
      throw new IllegalArgumentException(
          path
              + ": holds documents, the model takes a table with the columns "
              + String.join(", ", preprocessing.columns()));
    }
    Documents documents = Documents.open(path, text);
    List<String> header = documents.header(preprocessing.columns().get(0));
    return of(documents.reader(), () -> preprocessing.encoder(header), documents.ids());
  }

  private static ModelInput of(RowReader reader, Supplier<RowEncoder> encoder, List<String> ids)
      throws IOException {
    try {
      return new ModelInput(reader, encoder.get(), ids);
    } catch (IllegalArgumentException e) {
      reader.close();
      throw new DataFormatException(reader.source(), String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
