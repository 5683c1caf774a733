package org.pubn.storage;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads CSV (RFC 4180) and its relatives with other separators: a header or none, then rows of as
 * many cells; quotes where a cell holds separators, quotes or line breaks; lines end in LF, CRLF or
 * CR; empty lines are skipped.
 */
final class DelimitedReader implements RowReader {

  /** A batch ends with the row that brings it to one of these. */
  private static final int BATCH_ROWS = 4096;

  private static final int BATCH_CHARACTERS = 1 << 20;

  private static final int LONGEST_CELL = 1 << 24;

  private static final Pattern TOO_LONG =
      Pattern.compile("maximum buffer size .*\\bline (\\d+)\\)$", Pattern.DOTALL);

  private final String source;
  private final CsvReader<CellCollector> csv;
  private final Iterator<CellCollector> records;
  private final CellCollector collector;
  private final List<String> columns;

  /**
   * Reads the header at once; the text is closed with the reader.
   *
   * @param named whether the first line holds the names of the columns; where it need not, it is
   *     data unless there are such names in it as columns without names get
   */
  DelimitedReader(String source, Reader text, char separator, boolean named) throws IOException {
    this.source = source;
    this.collector = new CellCollector(source);
    this.csv =
        CsvReader.builder()
            .fieldSeparator(separator)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .allowUnclosedQuote(false)
            .detectBomHeader(false)
            .maxBufferSize(LONGEST_CELL)
            .build(collector, text);
    this.records = csv.iterator();
    advance();
    List<String> first = collector.header();
    if (named || first.isEmpty() || Header.isNumbered(first)) {
      Header.requireNames(source, first);
      this.columns = Header.of(source, first);
    } else {
      this.columns = Header.of(source, Header.numbered(first.size()));
      collector.takeHeaderForRow();
    }
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
    RowBatch.Builder rows = collector.rows();
    while (rows.rows() < BATCH_ROWS && rows.length() < BATCH_CHARACTERS && advance()) {
      if (collector.isRagged()) {
        throw new DataFormatException(
            source,
            String.format(
                Locale.ROOT,
                "line %d has %d cells, the header has %d",
                collector.line(),
                collector.cells(),
                columns.size()));
      }
    }
    return rows.rows() == 0 ? Optional.empty() : Optional.of(rows.build());
  }

  /** Reads one record into the collector; false at the end. */
  private boolean advance() throws IOException {
    try {
      if (!records.hasNext()) {
        return false;
      }
      records.next();
      return true;
    } catch (UncheckedIOException e) {
      throw TextInput.explain(source, Objects.requireNonNull(e.getCause()));
    } catch (CsvParseException e) {
      if (e.getCause() instanceof DataFormatException refused) {
        throw refused;
      }
      throw new DataFormatException(source, problem(String.valueOf(e.getMessage())), e);
    }
  }

  /** What the parser says, in our words where it speaks of its buffer. */
  private static String problem(String message) {
    Matcher tooLong = TOO_LONG.matcher(message);
    return tooLong.find()
        ? String.format(
            Locale.ROOT,
            "line %s has a cell of more than %d characters, the limit: is a quote not"
                + " closed? Longer documents can be files in a folder",
            tooLong.group(1),
            LONGEST_CELL)
        : message;
  }

  @Override
  public void close() throws IOException {
    csv.close();
  }
}
