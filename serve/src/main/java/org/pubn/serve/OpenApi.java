package org.pubn.serve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.pubn.origin.ProgramVersion;

/** The service in the words of OpenAPI 3.0, with the model's own columns. */
final class OpenApi {

  private final JsonGenerator json;
  private final List<InputField> fields;
  private final int features;

  private OpenApi(JsonGenerator json, List<InputField> fields, int features) {
    this.json = json;
    this.fields = fields;
    this.features = features;
  }

  /**
   * The description.
   *
   * @param fields the columns of the model; empty where it takes vectors
   * @param features the length of its vectors
   */
  static byte[] json(List<InputField> fields, int features) {
    return Json.bytes(json -> new OpenApi(json, fields, features).write());
  }

  private void write() throws IOException {
    json.writeStartObject();
    json.writeStringField("openapi", "3.0.3");
    json.writeObjectFieldStart("info");
    json.writeStringField("title", "pubn classifier");
    json.writeStringField("version", ProgramVersion.current());
    json.writeEndObject();
    json.writeObjectFieldStart("paths");
    writePredict();
    writeGet("/v1/model", "What the model takes, how it decides and where it came from");
    writeGet("/health", "Whether the service runs");
    writeGet("/openapi.json", "This description");
    json.writeEndObject();
    json.writeObjectFieldStart("components");
    json.writeObjectFieldStart("schemas");
    writeRequestSchema();
    writePredictionsSchema();
    writeSchema("Error", Map.of("error", "string"));
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writePredict() throws IOException {
    json.writeObjectFieldStart("/v1/predict");
    json.writeObjectFieldStart("post");
    json.writeStringField("summary", "Score, probability and prediction of rows, in their order");
    json.writeObjectFieldStart("requestBody");
    json.writeBooleanField("required", true);
    writeContent("Request");
    json.writeEndObject();
    json.writeObjectFieldStart("responses");
    writeResponse("200", "One prediction per row", "Predictions");
    writeResponse("400", "A row that the model cannot read, or no JSON", "Error");
    writeResponse("413", "Too many bytes or rows", "Error");
    writeResponse("415", "Another content type than application/json", "Error");
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeGet(String path, String summary) throws IOException {
    json.writeObjectFieldStart(path);
    json.writeObjectFieldStart("get");
    json.writeStringField("summary", summary);
    json.writeObjectFieldStart("responses");
    json.writeObjectFieldStart("200");
    json.writeStringField("description", "A JSON object");
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeResponse(String status, String description, String schema) throws IOException {
    json.writeObjectFieldStart(status);
    json.writeStringField("description", description);
    writeContent(schema);
    json.writeEndObject();
  }

  private void writeContent(String schema) throws IOException {
    json.writeObjectFieldStart("content");
    json.writeObjectFieldStart(Json.CONTENT_TYPE);
    json.writeFieldName("schema");
    writeReference(schema);
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeReference(String schema) throws IOException {
    json.writeStartObject();
    json.writeStringField("$ref", "#/components/schemas/" + schema);
    json.writeEndObject();
  }

  private void writeRequestSchema() throws IOException {
    json.writeObjectFieldStart("Request");
    json.writeStringField("type", "object");
    json.writeNumberField("minProperties", 1);
    json.writeNumberField("maxProperties", 1);
    json.writeBooleanField("additionalProperties", false);
    json.writeObjectFieldStart("properties");
    if (fields.isEmpty()) {
      json.writeFieldName("features");
      writeArray(this::writeVector);
    } else {
      json.writeFieldName("row");
      writeReference("Row");
      json.writeFieldName("rows");
      writeArray(() -> writeReference("Row"));
    }
    json.writeEndObject();
    json.writeEndObject();
    if (!fields.isEmpty()) {
      writeRowSchema();
    }
  }

  @FunctionalInterface
  private interface Part {
    void write() throws IOException;
  }

  private void writeArray(Part items) throws IOException {
    json.writeStartObject();
    json.writeStringField("type", "array");
    json.writeNumberField("minItems", 1);
    json.writeFieldName("items");
    items.write();
    json.writeEndObject();
  }

  private void writeVector() throws IOException {
    json.writeStartObject();
    json.writeStringField("type", "array");
    json.writeNumberField("minItems", features);
    json.writeNumberField("maxItems", features);
    json.writeObjectFieldStart("items");
    json.writeStringField("type", "number");
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writeRowSchema() throws IOException {
    json.writeObjectFieldStart("Row");
    json.writeStringField("type", "object");
    json.writeArrayFieldStart("required");
    for (InputField field : fields) {
      json.writeString(field.name());
    }
    json.writeEndArray();
    json.writeObjectFieldStart("properties");
    for (InputField field : fields) {
      json.writeObjectFieldStart(field.name());
      json.writeStringField("type", field.kind() == InputField.Kind.NUMBER ? "number" : "string");
      json.writeBooleanField("nullable", true);
      if (!field.values().isEmpty()) {
        json.writeStringField("example", field.values().get(0));
        json.writeStringField(
            "description", "Seen in training: " + String.join(", ", field.values()));
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private void writePredictionsSchema() throws IOException {
    json.writeObjectFieldStart("Predictions");
    json.writeStringField("type", "object");
    json.writeObjectFieldStart("properties");
    json.writeFieldName("predictions");
    writeArray(() -> writeReference("Prediction"));
    json.writeEndObject();
    json.writeEndObject();
    writeSchema(
        "Prediction", Map.of("score", "number", "probability", "number", "prediction", "boolean"));
  }

  private void writeSchema(String name, Map<String, String> types) throws IOException {
    json.writeObjectFieldStart(name);
    json.writeStringField("type", "object");
    json.writeObjectFieldStart("properties");
    for (String property : types.keySet().stream().sorted().toList()) {
      json.writeObjectFieldStart(property);
      json.writeStringField("type", types.get(property));
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeEndObject();
  }
}
