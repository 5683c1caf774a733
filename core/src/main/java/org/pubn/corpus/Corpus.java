package org.pubn.corpus;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;

/**
 * The documents of some places, numbered from 0 through all of them. They are not kept: every pass
 * reads them anew, so that memory holds a few at a time. Safe for use by several threads.
 */
public final class Corpus {

  private final List<Path> places;
  private final Optional<String> column;
  private final Content content;
  private final DamagedPictures damaged;

  /**
   * Documents.
   *
   * @param places folders, {@code .txt} files and tables
   * @param column the column of the tables that holds the text, or the names of picture files
   * @param content what the documents hold
   * @param damaged what is done about those that cannot be read
   * @throws org.pubn.data.InputException if a column is given and there is no table
   */
  public Corpus(
      List<Path> places, Optional<String> column, Content content, DamagedPictures damaged) {
    Documents.requireTable(column, places, content);
    this.places = List.copyOf(places);
    this.column = column;
    this.content = content;
    this.damaged = damaged;
  }

  /** The places, for people. */
  public String source() {
    return places.stream().map(Path::toString).collect(Collectors.joining(", "));
  }

  /** One of the places, for people. */
  String source(int place) {
    return places.get(place).toString();
  }

  /** What a model calls the column of the documents. */
  String column() {
    return column.orElse(content.column());
  }

  Content content() {
    return content;
  }

  int places() {
    return places.size();
  }

  /** Takes some rows of documents. */
  @FunctionalInterface
  interface RowVisitor {
    void rows(int place, Documents documents, RowBatch rows) throws IOException;
  }

  /** Goes through all documents, some at a time. */
  void forEachBatch(RowVisitor visitor) throws IOException {
    for (int place = 0; place < places.size(); place++) {
      try (Documents documents = Documents.open(places.get(place), column, content, damaged)) {
        for (Optional<RowBatch> rows = documents.reader().next();
            rows.isPresent();
            rows = documents.reader().next()) {
          visitor.rows(place, documents, rows.get());
        }
      }
    }
  }

  /** Takes a document. */
  @FunctionalInterface
  interface Visitor {
    void document(int number, String text) throws IOException;
  }

  /**
   * Goes through all documents.
   *
   * @param expected how many there were when they were counted
   * @throws DataFormatException if there are more or fewer now
   */
  void forEach(int expected, Visitor visitor) throws IOException {
    int[] next = new int[1];
    forEachBatch(
        (place, documents, rows) -> {
          for (int row = 0; row < rows.rows(); row++) {
            if (next[0] == expected) {
              throw changed();
            }
            visitor.document(next[0]++, rows.text(row, documents.place()));
          }
        });
    if (next[0] < expected) {
      throw changed();
    }
  }

  private DataFormatException changed() {
    return new DataFormatException(source(), "changed while it was being read");
  }
}
