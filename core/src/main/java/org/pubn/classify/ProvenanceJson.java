package org.pubn.classify;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.pubn.sample.Priors;
import org.pubn.sample.Seed;

/** {@link Provenance} as a JSON object. */
public final class ProvenanceJson {

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
    if (provenance.piInterval().isPresent()) {
      json.writeObjectFieldStart("piInterval");
      json.writeNumberField("low", provenance.piInterval().get().low());
      json.writeNumberField("high", provenance.piInterval().get().high());
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeNumberField("seed", provenance.seed().value());
    json.writeStringField("model", provenance.model());
    json.writeStringField("kernels", provenance.kernels());
    json.writeStringField("version", provenance.version());
    writeSamples(json, "training", provenance.training());
    writeSamples(json, "validation", provenance.validation());
    json.writeNumberField("validationLoss", provenance.validationLoss());
    json.writeEndObject();
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
            readInterval(priors),
            new Seed(json.wholeNumber("seed")),
            json.text("model"),
            json.text("kernels"),
            json.text("version"),
            readSamples(json.object("training")),
            readSamples(json.object("validation")),
            json.number("validationLoss"));
    priors.finish();
    json.finish();
    return provenance;
  }

  private static Optional<PriorInterval> readInterval(JsonFields priors) {
    if (!priors.isObject("piInterval")) {
      return Optional.empty();
    }
    JsonFields json = priors.object("piInterval");
    PriorInterval interval = new PriorInterval(json.number("low"), json.number("high"));
    json.finish();
    return Optional.of(interval);
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
