package org.pubn.serve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.pubn.storage.Printable;

/** How this service reads and writes JSON. */
final class Json {

  /** A request is an object of rows of cells; nothing of it nests deeper than a few levels. */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(16).build())
          .build();

  static final String CONTENT_TYPE = "application/json";

  /** What to write. */
  @FunctionalInterface
  interface Content {
    void writeTo(JsonGenerator json) throws IOException;
  }

  private Json() {}

  static byte[] bytes(Content content) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      content.writeTo(json);
    } catch (IOException e) {
      throw new UncheckedIOException("writing to memory failed", e);
    }
    return out.toByteArray();
  }

  /** An answer that says what went wrong, of which clients print or log what they like. */
  static byte[] error(String message) {
    return bytes(
        json -> {
          json.writeStartObject();
          json.writeStringField("error", Printable.message(message));
          json.writeEndObject();
        });
  }
}
