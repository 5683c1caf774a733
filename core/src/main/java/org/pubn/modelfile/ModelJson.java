package org.pubn.modelfile;

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
import org.pubn.calibration.PosteriorMap;
import org.pubn.modelfile.ScorerShape.Join;
import org.pubn.modelfile.ScorerShape.Joined;
import org.pubn.modelfile.ScorerShape.Net;
import org.pubn.preprocessing.Preprocessing;

/** {@link ModelDescription} as JSON text, equal descriptions as equal bytes. */
final class ModelJson {

  private static final int MAX_KNOTS = 1_000_000;

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
      json.writeStringField("kind", model.scorer().kind());
      writePreprocessing(json, model.preprocessing());
      json.writeNumberField("threshold", model.threshold());
      if (model.calibration().isPresent()) {
        writeCalibration(json, model.calibration().get());
      }
      writeScorer(json, model.scorer());
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

  private static void writeCalibration(JsonGenerator json, PosteriorMap map) throws IOException {
    json.writeObjectFieldStart("calibration");
    writeNumbers(json, "scores", map.scores());
    writeNumbers(json, "posteriors", map.posteriors());
    json.writeEndObject();
  }

  private static void writeNumbers(JsonGenerator json, String name, double[] numbers)
      throws IOException {
    json.writeFieldName(name);
    json.writeArray(numbers, 0, numbers.length);
  }

  private static void writeScorer(JsonGenerator json, ScorerShape scorer) throws IOException {
    if (!scorer.isNetworks()) {
      json.writeFieldName("scorer");
      ScorerJson.write(json, scorer);
      return;
    }
    json.writeArrayFieldStart("networks");
    for (ScorerShape network : scorer.leaves().toList()) {
      json.writeStartObject();
      ScorerJson.writeNetwork(json, (Net) network);
      json.writeEndObject();
    }
    json.writeEndArray();
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
    ScorerShape scorer =
        json.isObject("scorer") ? new ScorerJson().read(json.object("scorer")) : readNetworks(json);
    String kind = json.text("kind");
    if (!kind.equals(scorer.kind())) {
      throw new IllegalArgumentException(
          "kind \"" + kind + "\": does not fit a file whose decision function is " + scorer.kind());
    }
    ModelDescription model =
        new ModelDescription(
            readPreprocessing(json),
            readCalibration(json),
            scorer,
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

  private static Optional<PosteriorMap> readCalibration(JsonFields json) {
    if (!json.isObject("calibration")) {
      return Optional.empty();
    }
    JsonFields map = json.object("calibration");
    PosteriorMap read =
        PosteriorMap.of(
            map.numberList("scores", MAX_KNOTS), map.numberList("posteriors", MAX_KNOTS));
    map.finish();
    return Optional.of(read);
  }

  private static ScorerShape readNetworks(JsonFields json) {
    ScorerJson reader = new ScorerJson();
    List<ScorerShape> networks = new ArrayList<>();
    for (JsonFields network : json.objects("networks", ModelDescription.MAX_NETWORKS)) {
      networks.add(reader.readNetwork(network));
    }
    if (networks.isEmpty()) {
      throw new IllegalArgumentException(
          "0 networks: must be 1 … " + ModelDescription.MAX_NETWORKS);
    }
    return networks.size() == 1 ? networks.get(0) : new Joined(Join.MINIMUM, networks);
  }
}
