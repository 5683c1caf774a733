package org.pubn.storage;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/**
 * Reads JSON lines: one object per line, its values texts, numbers, true, false or null. The
 * columns are the keys of the first {@value #LOOKED_AT} objects; a key that turns up later is
 * refused. A key that an object does not have, and null, are empty cells.
 */
final class JsonLinesReader implements RowReader {

  private static final int LOOKED_AT = 1000;
  private static final int MOST_KEYS = 20_000;
  private static final int BATCH_ROWS = 4096;
  private static final int BATCH_CHARACTERS = 1 << 20;

  /** An object as it was read: its cells in the order of {@link #places}, as far as they go. */
  private record Row(long line, List<String> cells) {}

  private final String source;
  private final JsonParser json;
  private final Map<String, Integer> places = new LinkedHashMap<>();
  private final Queue<Row> ahead = new ArrayDeque<>();
  private final List<String> columns;
  private final RowBatch.Builder batch;
  private boolean columnsAreKnown;

  /** Reads the first objects at once; the text is closed with the reader. */
  JsonLinesReader(String source, Reader text) throws IOException {
    this.source = source;
    this.json = new JsonFactory().createParser(text);
    while (ahead.size() < LOOKED_AT) {
      Optional<Row> row = read();
      if (row.isEmpty()) {
        break;
      }
      ahead.add(row.get());
    }
    if (places.isEmpty()) {
      throw new DataFormatException(source, "is empty, must hold one JSON object per line");
    }
    this.columns = Header.of(source, new ArrayList<>(places.keySet()));
    this.columnsAreKnown = true;
    this.batch = new RowBatch.Builder(columns.size());
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
    while (batch.rows() < BATCH_ROWS && batch.length() < BATCH_CHARACTERS) {
      Optional<Row> row = ahead.isEmpty() ? read() : Optional.of(ahead.remove());
      if (row.isEmpty()) {
        break;
      }
      List<String> cells = row.get().cells();
      for (int i = 0; i < columns.size(); i++) {
        batch.add(i < cells.size() ? cells.get(i) : "");
      }
      batch.endRow(row.get().line());
    }
    return batch.rows() == 0 ? Optional.empty() : Optional.of(batch.build());
  }

  private Optional<Row> read() throws IOException {
    try {
      JsonToken token = json.nextToken();
      if (token == null) {
        return Optional.empty();
      }
      long line = line();
      if (token != JsonToken.START_OBJECT) {
        throw problem("every line must be a JSON object");
      }
      return Optional.of(new Row(line, object()));
    } catch (JacksonException e) {
      throw new DataFormatException(
          source, "line " + line() + " is not JSON: " + IoReason.of(e), e);
    } catch (IOException e) {
      throw TextInput.explain(source, e);
    }
  }

  private List<String> object() throws IOException {
    List<String> cells = new ArrayList<>(Collections.nCopies(places.size(), ""));
    BitSet given = new BitSet();
    for (String key = json.nextFieldName(); key != null; key = json.nextFieldName()) {
      int place = place(key);
      if (given.get(place)) {
        throw problem("key \"" + key + "\" occurs twice");
      }
      given.set(place);
      if (place == cells.size()) {
        cells.add(cell(key));
      } else {
        cells.set(place, cell(key));
      }
    }
    return cells;
  }

  private int place(String key) {
    Integer place = places.get(key);
    if (place == null) {
      if (columnsAreKnown) {
        throw problem("key \"" + key + "\" is in none of the first " + LOOKED_AT + " objects");
      }
      place = places.size();
      if (place == MOST_KEYS) {
        throw problem("has more than " + MOST_KEYS + " keys, the limit for a file");
      }
      places.put(key, place);
    }
    return place;
  }

  private String cell(String key) throws IOException {
    return switch (json.nextToken()) {
      case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getText();
      case VALUE_TRUE -> "true";
      case VALUE_FALSE -> "false";
      case VALUE_NULL -> "";
      default ->
          throw problem(
              "\"" + key + "\" holds a list or an object: only texts and numbers are allowed");
    };
  }

  private long line() {
    return json.currentTokenLocation().getLineNr();
  }

  private DataFormatException problem(String what) {
    return new DataFormatException(source, "line " + line() + ": " + what);
  }

  @Override
  public void close() throws IOException {
    json.close();
  }
}
