package org.pubn.serve;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/**
 * Rows of named cells: objects with a field for every column the model reads, in any order and with
 * any others among them. Numbers count as the text they are written as, null as an empty cell.
 */
final class TableRowCollector implements RowCollector {

  private static final Pattern LINE = Pattern.compile("^line (\\d{1,9})(?=, )");

  private final List<String> columns;
  private final Map<String, Integer> positions;
  private final RowEncoder encoder;
  private final RowBatch.Builder rows;
  private final List<String> names = new ArrayList<>();
  private final @Nullable String[] cells;

  TableRowCollector(TableInput input) {
    this.columns = input.columns();
    this.positions = input.positions();
    this.encoder = input.encoder();
    this.rows = new RowBatch.Builder(columns.size());
    this.cells = new String[columns.size()];
  }

  @Override
  public void add(JsonParser json, String name) throws IOException {
    if (json.currentToken() != JsonToken.START_OBJECT) {
      throw RefusedRequestException.badRequest(
          name + ": must be an object with a field for every column");
    }
    Arrays.fill(cells, null);
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String column = json.currentName();
      json.nextToken();
      Integer position = positions.get(column);
      if (position == null) {
        json.skipChildren();
      } else if (cells[position] != null) {
        throw RefusedRequestException.badRequest(name + "." + column + ": is there twice");
      } else {
        cells[position] = cell(json, name + "." + column);
      }
    }
    for (String cell : cells) {
      if (cell == null) {
        throw RefusedRequestException.badRequest(missing(name));
      }
      rows.add(cell);
    }
    names.add(name);
    rows.endRow(names.size());
  }

  private static String cell(JsonParser json, String name) throws IOException {
    JsonToken token = json.currentToken();
    if (!token.isScalarValue()) {
      throw RefusedRequestException.badRequest(
          name + ": is " + Tokens.describe(json) + ", must be a text, a number or null");
    }
    return token == JsonToken.VALUE_NULL ? "" : json.getText();
  }

  private String missing(String name) {
    List<String> absent = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == null) {
        absent.add(columns.get(i));
      }
    }
    return name
        + ": "
        + (absent.size() == 1 ? "column " : "columns ")
        + Tokens.listed(absent)
        + " missing; send null where a value is not known";
  }

  @Override
  public Features features() {
    RowBatch batch = rows.build();
    try {
      return encoder.encode(batch);
    } catch (InputException e) {
      throw RefusedRequestException.badRequest(inWordsOfTheRequest(String.valueOf(e.getMessage())));
    }
  }

  /** An encoder names lines, as of a file; a request has rows. */
  private String inWordsOfTheRequest(String message) {
    return LINE.matcher(message)
        .replaceFirst(
            line -> Matcher.quoteReplacement(names.get(Integer.parseInt(line.group(1)) - 1)));
  }
}
