package org.pubn.storage;

import de.siegmar.fastcsv.reader.CsvCallbackHandler;
import de.siegmar.fastcsv.reader.RecordType;
import java.util.ArrayList;
import java.util.List;

/**
 * Receives cells from the CSV parser as characters and puts them into batches, without a string per
 * cell. The first record is the header.
 */
final class CellCollector extends CsvCallbackHandler<CellCollector> {

  /** Cells of a record, so columns of a table. */
  private static final int MOST = 100_000;

  private final String source;
  private final List<String> header = new ArrayList<>();
  private boolean inHeader = true;

  /** Of one column until the header is known. */
  private RowBatch.Builder rows = new RowBatch.Builder(1);

  private RecordType type = RecordType.DATA;
  private long line;
  private int cells;
  private boolean ragged;

  CellCollector(String source) {
    this.source = source;
  }

  /** The cells of the first record. */
  List<String> header() {
    return header;
  }

  /** Makes the first record, just read, a row. */
  void takeHeaderForRow() {
    for (String cell : header) {
      rows.add(cell.toCharArray(), 0, cell.length());
    }
    rows.endRow(line);
  }

  /** Whether the last record had another number of cells than the header. */
  boolean isRagged() {
    return ragged;
  }

  /** The line on which the last record began, counted from 1. */
  long line() {
    return line;
  }

  /** How many cells the last record had. */
  int cells() {
    return cells;
  }

  /** The rows collected so far. */
  RowBatch.Builder rows() {
    return rows;
  }

  @Override
  protected RecordType getRecordType() {
    return type;
  }

  @Override
  protected int getFieldCount() {
    return cells;
  }

  @Override
  protected void beginRecord(long startingLine) {
    type = RecordType.DATA;
    line = startingLine;
    cells = 0;
  }

  @Override
  protected void addField(char[] buffer, int offset, int length, boolean quoted) {
    if (cells == MOST) {
      throw new DataFormatException(
          source, "line " + line + " has more than " + MOST + " cells, the limit");
    }
    if (inHeader) {
      header.add(new String(buffer, offset, length));
    } else if (cells < header.size()) {
      rows.add(buffer, offset, length);
    }
    cells++;
  }

  @Override
  protected void setComment(char[] buffer, int offset, int length) {
    throw new IllegalStateException("comments are not recognized");
  }

  @Override
  protected void setEmpty() {
    type = RecordType.EMPTY;
  }

  @Override
  protected CellCollector buildRecord() {
    if (type == RecordType.EMPTY) {
      return this;
    }
    if (inHeader) {
      inHeader = false;
      rows = new RowBatch.Builder(header.size());
    } else if (cells == header.size()) {
      rows.endRow(line);
    } else {
      ragged = true;
    }
    return this;
  }
}
