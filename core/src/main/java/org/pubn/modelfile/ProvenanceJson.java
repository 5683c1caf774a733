package org.pubn.modelfile;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.classify.ColumnImportance;
import org.pubn.classify.Provenance;
import org.pubn.classify.SampleDigest;
import org.pubn.classify.SamplesDigest;
import org.pubn.origin.RowSketch;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.Scenario;
import org.pubn.stats.Interval;

/** {@link Provenance} as a JSON object. */
public final class ProvenanceJson {

  /** Columns whose importance is kept, at most. */
  private static final int MOST_COLUMNS = 10_000;

  private ProvenanceJson() {}

  /** Writes the whole object. */
  public static void write(JsonGenerator json, Provenance provenance) throws IOException {
    json.writeStartObject();
    json.writeStringField("method", provenance.method());
    json.writeObjectFieldStart("hyperParameters");
    for (Map.Entry<String, String> parameter : provenance.hyperParameters().entrySet()) {
      json.writeStringField(parameter.getKey(), parameter.getValue());
    }
    json.writeEndObject();
    json.writeObjectFieldStart("priors");
    json.writeNumberField("pi", provenance.priors().pi());
    json.writeNumberField("rho", provenance.priors().rho());
    writeInterval(json, "piInterval", provenance.piInterval());
    writeInterval(json, "rhoInterval", provenance.rhoInterval());
    if (provenance.piEstimator().isPresent()) {
      json.writeStringField("piEstimator", provenance.piEstimator().get());
    }
    if (provenance.rhoEstimator().isPresent()) {
      json.writeStringField("rhoEstimator", provenance.rhoEstimator().get());
    }
    json.writeEndObject();
    if (provenance.scenario() == Scenario.ONE_SAMPLE) {
      json.writeStringField("scenario", provenance.scenario().id());
    }
    json.writeNumberField("seed", provenance.seed().value());
    json.writeStringField("model", provenance.model());
    json.writeStringField("kernels", provenance.kernels());
    json.writeStringField("version", provenance.version());
    writeSamples(json, "training", provenance.training());
    writeSamples(json, "validation", provenance.validation());
    json.writeNumberField("validationLoss", provenance.validationLoss());
    if (provenance.rows().isPresent()) {
      RowSketch rows = provenance.rows().get();
      json.writeObjectFieldStart("rows");
      json.writeNumberField("complete", rows.isComplete() ? 1 : 0);
      json.writeStringField("digests", rows.hex());
      json.writeEndObject();
    }
    writeImportance(json, provenance.importance());
    json.writeEndObject();
  }

  private static void writeImportance(JsonGenerator json, List<ColumnImportance> importance)
      throws IOException {
    if (importance.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("importance");
    for (ColumnImportance column : importance) {
      json.writeStartObject();
      json.writeStringField("column", column.column());
      json.writeNumberField("increase", column.increase());
      json.writeNumberField("deviation", column.deviation());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeInterval(JsonGenerator json, String name, Optional<Interval> interval)
      throws IOException {
    if (interval.isPresent()) {
      json.writeObjectFieldStart(name);
      json.writeNumberField("low", interval.get().low());
      json.writeNumberField("high", interval.get().high());
      json.writeEndObject();
    }
  }

  private static void writeSamples(JsonGenerator json, String name, SamplesDigest samples)
      throws IOException {
    json.writeObjectFieldStart(name);
    writeSample(json, "positive", samples.positive());
    writeSample(json, "unlabeled", samples.unlabeled());
    writeSample(json, "negative", samples.negative());
    json.writeEndObject();
  }

  private static void writeSample(JsonGenerator json, String name, SampleDigest sample)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("rows", sample.rows());
    json.writeStringField("sha256", sample.sha256());
    json.writeEndObject();
  }

  static Provenance read(JsonFields json) {
    JsonFields priors = json.object("priors");
    Provenance provenance =
        new Provenance(
            json.text("method"),
            json.texts("hyperParameters"),
            new Priors(priors.number("pi"), priors.number("rho")),
            readInterval(priors, "piInterval"),
            readInterval(priors, "rhoInterval"),
            priors.optionalText("piEstimator"),
            priors.optionalText("rhoEstimator"),
            json.optionalText("scenario").map(Scenario::byId).orElse(Scenario.TWO_SAMPLE),
            new Seed(json.wholeNumber("seed")),
            json.text("model"),
            json.text("kernels"),
            json.text("version"),
            readSamples(json.object("training")),
            readSamples(json.object("validation")),
            json.number("validationLoss"),
            readRows(json),
            readImportance(json));
    priors.finish();
    json.finish();
    return provenance;
  }

  private static Optional<Interval> readInterval(JsonFields priors, String name) {
    if (!priors.isObject(name)) {
      return Optional.empty();
    }
    JsonFields json = priors.object(name);
    Interval interval = new Interval(json.number("low"), json.number("high"));
    json.finish();
    return Optional.of(interval);
  }

  /** Classifiers of the first version of the format know none. */
  private static Optional<RowSketch> readRows(JsonFields json) {
    if (!json.isObject("rows")) {
      return Optional.empty();
    }
    JsonFields rows = json.object("rows");
    RowSketch sketch = RowSketch.ofHex(rows.text("digests"), rows.integer("complete", 0, 1) == 1);
    rows.finish();
    return Optional.of(sketch);
  }

  private static List<ColumnImportance> readImportance(JsonFields json) {
    List<ColumnImportance> importance = new ArrayList<>();
    for (JsonFields column : json.optionalObjects("importance", MOST_COLUMNS)) {
      importance.add(
          new ColumnImportance(
              column.text("column"), column.number("increase"), column.number("deviation")));
      column.finish();
    }
    return importance;
  }

  private static SamplesDigest readSamples(JsonFields json) {
    SamplesDigest samples =
        new SamplesDigest(
            readSample(json.object("positive")),
            readSample(json.object("unlabeled")),
            readSample(json.object("negative")));
    json.finish();
    return samples;
  }

  private static SampleDigest readSample(JsonFields json) {
    SampleDigest sample =
        new SampleDigest(json.integer("rows", 0, Integer.MAX_VALUE), json.text("sha256"));
    json.finish();
    return sample;
  }
}
