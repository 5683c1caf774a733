package org.pubn.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.storage.RowReader;

/**
 * A table with the names of picture files in a column, relative to the folder of the table: the
 * same rows with the pictures in one more column, the last. A cell may also be a picture itself, as
 * a data URL.
 */
final class PictureColumn implements RowReader {

  private static final int BATCH_ROWS = 256;
  private static final int BATCH_CHARACTERS = 1 << 20;

  private final RowReader table;
  private final Path folder;
  private final int place;
  private final DamagedPictures damaged;
  private final RowBatch.Builder batch;
  private Optional<RowBatch> rows = Optional.empty();
  private int next;

  /**
   * @param place of the column with the names
   */
  PictureColumn(RowReader table, Path file, int place, DamagedPictures damaged) {
    this.table = table;
    this.folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    this.place = place;
    this.damaged = damaged;
    this.batch = new RowBatch.Builder(table.columns().size() + 1);
  }

  @Override
  public String source() {
    return table.source();
  }

  @Override
  public List<String> columns() {
    return Stream.concat(table.columns().stream(), Stream.of("")).toList();
  }

  @Override
  public Optional<RowBatch> next() throws IOException {
    while (batch.rows() < BATCH_ROWS && batch.length() < BATCH_CHARACTERS) {
      if (rows.isEmpty() || next == rows.get().rows()) {
        rows = table.next();
        next = 0;
        if (rows.isEmpty()) {
          break;
        }
        continue;
      }
      add(rows.get(), next++);
    }
    return batch.rows() > 0 ? Optional.of(batch.build()) : Optional.empty();
  }

  private void add(RowBatch from, int row) throws IOException {
    String picture = picture(from, row);
    if (damaged.leavesOut(picture)) {
      return;
    }
    for (int column = 0; column < from.columns(); column++) {
      batch.add(from.text(row, column));
    }
    batch.add(picture);
    batch.endRow(from.line(row));
  }

  private String picture(RowBatch from, int row) throws IOException {
    String cell = from.stripped(row, place);
    if (PictureText.isPicture(cell)) {
      return cell;
    }
    String where = "line " + from.line(row) + ", column \"" + table.columns().get(place) + "\": ";
    if (cell.isEmpty()) {
      throw new DataFormatException(source(), where + "the name of a picture file is missing");
    }
    Path file = folder.resolve(cell);
    if (!Files.isRegularFile(file)) {
      throw new DataFormatException(source(), where + "there is no picture file " + file);
    }
    return DocumentFolder.read(file, PictureText::of);
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
