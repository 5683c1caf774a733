package org.pubn.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.pubn.corpus.Content;
import org.pubn.corpus.DamagedPictures;
import org.pubn.corpus.Documents;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.FileKind;
import org.pubn.storage.ReadAhead;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;
import org.pubn.storage.TableFiles;
import org.pubn.table.TableEncoding;

/** Rows of a table, or documents, parsed in a thread of their own. */
record EncodedRows(RowReader reader, RowEncoder encoder, List<String> columns, List<String> ids)
    implements ModelRows {

  EncodedRows {
    columns = List.copyOf(columns);
    ids = List.copyOf(ids);
  }

  static EncodedRows open(
      Path path, Optional<String> text, Preprocessing preprocessing, DamagedPictures damaged)
      throws IOException {
    if (preprocessing.takesPictures()) {
      return pictures(path, text, preprocessing, damaged);
    }
    return text.isPresent() || FileKind.of(path).isText()
        ? documents(path, text, preprocessing)
        : table(path, preprocessing);
  }

  private static EncodedRows table(Path path, Preprocessing preprocessing) throws IOException {
    List<String> ids = preprocessing instanceof TableEncoding encoding ? encoding.ids() : List.of();
    RowReader reader = TableFiles.open(path, preprocessing.columns());
    String column = preprocessing.columns().get(0);
    if (preprocessing.takesText() && !reader.columns().contains(column)) {
      reader.close();
      throw new DataFormatException(
          reader.source(),
          "has no column \""
              + column
              + "\" for the text; name the column of the text; there are "
              + String.join(", ", reader.columns()));
    }
    return of(reader, () -> preprocessing.encoder(reader.columns()), reader.columns(), ids);
  }

  private static EncodedRows pictures(
      Path path, Optional<String> column, Preprocessing preprocessing, DamagedPictures damaged)
      throws IOException {
    Optional<String> names =
        FileKind.of(path) == FileKind.FOLDER
            ? column
            : column.or(() -> Optional.of(preprocessing.columns().get(0)));
    return of(
        Documents.open(path, names, Content.PICTURE, damaged), Content.PICTURE, preprocessing);
  }

  private static EncodedRows documents(
      Path path, Optional<String> text, Preprocessing preprocessing) throws IOException {
    if (!preprocessing.takesText()) {
      throw new InputException(
          path
              + ": holds documents, the model takes a table with the columns "
              + String.join(", ", preprocessing.columns()));
    }
    return of(
        Documents.open(path, text, Content.TEXT, DamagedPictures.REFUSED),
        Content.TEXT,
        preprocessing);
  }

  private static EncodedRows of(Documents documents, Content content, Preprocessing preprocessing)
      throws IOException {
    List<String> header = documents.header(preprocessing.columns().get(0));
    return of(
        documents.reader(),
        () -> preprocessing.encoder(header),
        documents.columns(content),
        documents.ids());
  }

  private static EncodedRows of(
      RowReader reader, Supplier<RowEncoder> encoder, List<String> columns, List<String> ids)
      throws IOException {
    try {
      RowEncoder made = encoder.get();
      return new EncodedRows(new ReadAhead(reader), made, columns, ids);
    } catch (InputException e) {
      reader.close();
      throw new DataFormatException(reader.source(), String.valueOf(e.getMessage()), e);
    }
  }

  @Override
  public String source() {
    return reader.source();
  }

  @Override
  public Optional<Block> next() throws IOException {
    return reader.next().map(Rows::new);
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  private final class Rows implements Block {

    private final RowBatch batch;

    Rows(RowBatch batch) {
      this.batch = batch;
    }

    @Override
    public Features features() {
      try {
        return encoder.encode(batch);
      } catch (InputException e) {
        throw new DataFormatException(source(), String.valueOf(e.getMessage()), e);
      }
    }

    @Override
    public String text(int row, int column) {
      return batch.text(row, column);
    }

    @Override
    public String place(int row) {
      return "line " + batch.line(row);
    }
  }
}
