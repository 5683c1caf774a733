package org.pubn.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Reads plain text, every line of which is a row, also an empty one: the columns are {@code line},
 * its number counted from 1, and {@code text}. Lines end in LF, CRLF or CR.
 */
final class LinesReader implements RowReader {

  private static final int BATCH_ROWS = 4096;
  private static final int BATCH_CHARACTERS = 1 << 20;

  private final String source;
  private final BufferedReader text;
  private final Lines lines;
  private final List<String> columns = List.of("line", "text");
  private final RowBatch.Builder batch = new RowBatch.Builder(columns.size());

  /** The text is closed with the reader. */
  LinesReader(String source, BufferedReader text) {
    this.source = source;
    this.text = text;
    this.lines = new Lines(source, text);
  }

  @Override
  public String source() {
    return source;
  }

  @Override
  public List<String> columns() {
    return columns;
  }

  @Override
  public Optional<RowBatch> next() throws IOException {
    try {
      while (batch.rows() < BATCH_ROWS && batch.length() < BATCH_CHARACTERS) {
        Optional<String> next = lines.next();
        if (next.isEmpty()) {
          break;
        }
        batch.add(Long.toString(lines.number()));
        batch.add(next.get());
        batch.endRow(lines.number());
      }
    } catch (IOException e) {
      throw TextInput.explain(source, e);
    }
    return batch.rows() == 0 ? Optional.empty() : Optional.of(batch.build());
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
