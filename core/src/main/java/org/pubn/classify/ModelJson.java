package org.pubn.classify;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.pubn.classify.ModelDescription.ArrayEntry;
import org.pubn.classify.ModelDescription.NetworkPart;
import org.pubn.nn.LayerSpec;
import org.pubn.nn.NetworkSpec;

/** {@link ModelDescription} as JSON text, equal descriptions as equal bytes. */
final class ModelJson {

  private static final int MAX_LAYERS = 1000;

  /** Rows are scored as they are. */
  private static final String NO_PREPROCESSING = "none";

  private ModelJson() {}

  static byte[] write(ModelDescription model) throws IOException {
    // The platform's line separator, which is the default, would make bytes depend on it.
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.setPrettyPrinter(
          new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter));
      json.writeStartObject();
      json.writeStringField("format", ModelDescription.FORMAT);
      json.writeNumberField("formatVersion", model.version());
      json.writeStringField("kind", model.kind());
      writePreprocessing(json, model.preprocessing());
      json.writeNumberField("threshold", model.threshold());
      json.writeArrayFieldStart("networks");
      for (NetworkPart network : model.networks()) {
        writeNetwork(json, network);
      }
      json.writeEndArray();
      json.writeFieldName("provenance");
      ProvenanceJson.write(json, model.provenance());
      json.writeEndObject();
    }
    return out.toByteArray();
  }

  private static void writePreprocessing(JsonGenerator json, Optional<Preprocessing> preprocessing)
      throws IOException {
    if (preprocessing.isEmpty()) {
      json.writeStringField("preprocessing", NO_PREPROCESSING);
      return;
    }
    json.writeObjectFieldStart("preprocessing");
    json.writeStringField("kind", preprocessing.get().kind());
    preprocessing.get().write(json);
    json.writeEndObject();
  }

  private static void writeNetwork(JsonGenerator json, NetworkPart network) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("layers");
    for (LayerSpec layer : network.spec().layers()) {
      LayerJson.write(json, layer);
    }
    json.writeEndArray();
    json.writeObjectFieldStart("parameters");
    json.writeStringField("name", network.parameters().name());
    json.writeNumberField("length", network.parameters().length());
    json.writeStringField("sha256", network.parameters().sha256());
    json.writeEndObject();
    json.writeEndObject();
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException if the text is JSON but not such a description
   * @throws com.fasterxml.jackson.core.JacksonException if it is not JSON
   */
  static ModelDescription read(byte[] text) throws IOException {
    JsonFields json = JsonFields.parse(text);
    String format = json.text("format");
    if (!format.equals(ModelDescription.FORMAT)) {
      throw new IllegalArgumentException(
          "format \"" + format + "\": must be \"" + ModelDescription.FORMAT + "\"");
    }
    long version = json.wholeNumber("formatVersion");
    if (version < 1 || version > ModelDescription.NEWEST_VERSION) {
      throw new IllegalArgumentException(
          "format version "
              + version
              + ": this program reads versions 1 … "
              + ModelDescription.NEWEST_VERSION);
    }
    List<NetworkPart> networks = new ArrayList<>();
    for (JsonFields network : json.objects("networks", ModelDescription.MAX_NETWORKS)) {
      networks.add(readNetwork(network, ModelDescription.arrayName(networks.size())));
    }
    String kind = json.text("kind");
    if (!kind.equals(ModelDescription.kindOf(networks.size()))) {
      throw new IllegalArgumentException(
          "kind \"" + kind + "\": does not fit a file of " + networks.size() + " networks");
    }
    ModelDescription model =
        new ModelDescription(
            readPreprocessing(json),
            networks,
            json.number("threshold"),
            ProvenanceJson.read(json.object("provenance")));
    json.finish();
    return model;
  }

  private static Optional<Preprocessing> readPreprocessing(JsonFields json) {
    if (json.isObject("preprocessing")) {
      JsonFields object = json.object("preprocessing");
      String kind = object.text("kind");
      for (PreprocessingFormat format : ServiceLoader.load(PreprocessingFormat.class)) {
        if (format.kind().equals(kind)) {
          return Optional.of(format.read(object));
        }
      }
      throw new IllegalArgumentException(
          "preprocessing \"" + kind + "\": needs a module that is not on the class path");
    }
    String preprocessing = json.text("preprocessing");
    if (!preprocessing.equals(NO_PREPROCESSING)) {
      throw new IllegalArgumentException(
          "preprocessing \"" + preprocessing + "\": must be \"none\" or an object");
    }
    return Optional.empty();
  }

  private static NetworkPart readNetwork(JsonFields json, String arrayName) {
    List<LayerSpec> layers =
        json.objects("layers", MAX_LAYERS).stream().map(LayerJson::read).toList();
    JsonFields array = json.object("parameters");
    String name = array.text("name");
    if (!name.equals(arrayName)) {
      throw new IllegalArgumentException(
          "parameters \"" + name + "\": must be named \"" + arrayName + "\"");
    }
    ArrayEntry parameters =
        new ArrayEntry(name, array.integer("length", 1, Integer.MAX_VALUE), array.text("sha256"));
    array.finish();
    json.finish();
    return new NetworkPart(new NetworkSpec(layers), parameters);
  }
}
