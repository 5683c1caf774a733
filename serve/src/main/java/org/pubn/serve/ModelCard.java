package org.pubn.serve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.pubn.classify.Classifier;
import org.pubn.modelfile.ProvenanceJson;

/** The model as the service describes it: what it takes, how it decides, where it came from. */
final class ModelCard {

  private ModelCard() {}

  static byte[] json(Classifier classifier, List<InputField> fields, ServiceLimits limits) {
    return Json.bytes(
        json -> {
          json.writeStartObject();
          json.writeStringField("input", fields.isEmpty() ? "features" : "rows");
          json.writeNumberField("features", classifier.columns());
          json.writeArrayFieldStart("columns");
          for (InputField field : fields) {
            write(json, field);
          }
          json.writeEndArray();
          json.writeNumberField("threshold", classifier.threshold());
          json.writeObjectFieldStart("limits");
          json.writeNumberField("bodyBytes", limits.maxBodyBytes());
          json.writeNumberField("rows", limits.maxRows());
          json.writeEndObject();
          json.writeFieldName("provenance");
          ProvenanceJson.write(json, classifier.provenance());
          json.writeEndObject();
        });
  }

  private static void write(JsonGenerator json, InputField field) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", field.name());
    json.writeStringField("kind", field.kind().name().toLowerCase(Locale.ROOT));
    if (field.kind() == InputField.Kind.CATEGORY) {
      json.writeArrayFieldStart("values");
      for (String value : field.values()) {
        json.writeString(value);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }
}
