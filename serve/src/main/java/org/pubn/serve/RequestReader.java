package org.pubn.serve;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Optional;
import org.pubn.classify.Classifier;
import org.pubn.corpus.PictureText;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.storage.IoReason;
import org.pubn.storage.RowBatch;

/**
 * Reads the body of a request for predictions: {@code {"row": {…}}} or {@code {"rows": [{…}, …]}}
 * for a model that reads tables, {@code {"features": [[…], …]}} for one that takes vectors. Safe
 * for use by several threads.
 */
final class RequestReader {

  private final Optional<TableInput> table;
  private final int columns;
  private final int maxRows;

  RequestReader(Classifier classifier, int maxRows) {
    this.table = classifier.preprocessing().map(TableInput::of);
    this.columns = classifier.columns();
    this.maxRows = maxRows;
  }

  /**
   * The features of the rows of a request, in order.
   *
   * @throws RefusedRequestException if the body is not such a request; the message names row,
   *     column and value
   */
  Features read(byte[] body) {
    try (JsonParser json = Json.FACTORY.createParser(body)) {
      Features features = readObject(json);
      if (json.nextToken() != null) {
        throw RefusedRequestException.badRequest("body: goes on after the end of the object");
      }
      return features;
    } catch (JacksonException e) {
      throw RefusedRequestException.badRequest("body: is not JSON: " + problem(e));
    } catch (IOException e) {
      throw RefusedRequestException.badRequest("body: is not JSON in UTF-8");
    }
  }

  /**
   * The features of a picture.
   *
   * @throws RefusedRequestException if it cannot be read
   */
  Features picture(byte[] file) {
    RowBatch.Builder rows = new RowBatch.Builder(1);
    rows.add(PictureText.of("body", file));
    rows.endRow(1);
    try {
      return table.orElseThrow().encoder().encode(rows.build());
    } catch (InputException e) {
      throw RefusedRequestException.badRequest(String.valueOf(e.getMessage()));
    }
  }

  /** The parser's words without the excerpt of the source that it adds, and where it stopped. */
  private static String problem(JacksonException e) {
    String place =
        e.getLocation() == null
            ? ""
            : " at line "
                + e.getLocation().getLineNr()
                + ", column "
                + e.getLocation().getColumnNr();
    return IoReason.of(e) + place;
  }

  private Features readObject(JsonParser json) throws IOException {
    if (json.nextToken() != JsonToken.START_OBJECT) {
      throw RefusedRequestException.badRequest("body: must be an object, " + wanted());
    }
    if (json.nextToken() == JsonToken.END_OBJECT) {
      throw RefusedRequestException.badRequest("body: is an empty object, must be " + wanted());
    }
    String name = json.currentName();
    json.nextToken();
    Features features = readRows(json, name);
    if (json.nextToken() != JsonToken.END_OBJECT) {
      throw RefusedRequestException.badRequest(
          Tokens.shortened(json.currentName()) + ": a request has a single field, " + wanted());
    }
    return features;
  }

  private Features readRows(JsonParser json, String name) throws IOException {
    RowCollector rows = table.<RowCollector>map(TableRowCollector::new).orElseGet(this::vectors);
    if (name.equals("row") && table.isPresent()) {
      rows.add(json, name);
    } else if (name.equals(table.isPresent() ? "rows" : "features")) {
      addAll(json, name, rows);
    } else {
      throw RefusedRequestException.badRequest(
          Tokens.shortened(name) + ": is not a field of a request, must be " + wanted());
    }
    return rows.features();
  }

  private RowCollector vectors() {
    return new VectorCollector(columns);
  }

  private void addAll(JsonParser json, String name, RowCollector rows) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      throw RefusedRequestException.badRequest(name + ": must be an array");
    }
    int count = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (count == maxRows) {
        throw new RefusedRequestException(
            RefusedRequestException.TOO_LARGE, name + ": more than " + maxRows + " rows");
      }
      rows.add(json, name + "[" + count + "]");
      count++;
    }
    if (count == 0) {
      throw RefusedRequestException.badRequest(name + ": has no rows, must have at least one");
    }
  }

  private String wanted() {
    return table.isPresent()
        ? "{\"row\": {…}} or {\"rows\": [{…}, …]}"
        : "{\"features\": [[…], …]}";
  }
}
