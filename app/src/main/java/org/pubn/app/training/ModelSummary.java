package org.pubn.app.training;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pubn.classify.Classifier;
import org.pubn.classify.Provenance;
import org.pubn.classify.SamplesDigest;
import org.pubn.engine.ImageShape;
import org.pubn.engine.MeanScorer;
import org.pubn.engine.MinimumScorer;
import org.pubn.engine.Scorer;
import org.pubn.modelfile.ProvenanceJson;
import org.pubn.nn.Network;
import org.pubn.numbers.Sigmoid;
import org.pubn.preprocessing.ImagePreprocessing;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.settings.Settings;
import org.pubn.stats.Interval;
import org.pubn.table.CategoryEncoding;
import org.pubn.table.ColumnEncoding;
import org.pubn.table.NumberEncoding;
import org.pubn.table.PlainCategory;
import org.pubn.table.PlainNumber;
import org.pubn.table.TableEncoding;

/** What a saved model is: where it came from, what it takes and what it computes. */
public final class ModelSummary {

  private static final int SHOWN = 3;
  private static final MathContext DIGITS = new MathContext(6);
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Classifier classifier;

  public ModelSummary(Classifier classifier) {
    this.classifier = classifier;
  }

  /** Where a model came from, by name. */
  public static Map<String, String> provenance(Provenance provenance) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("method", provenance.method());
    provenance.hyperParameters().forEach(facts::put);
    facts.put(
        "prior π",
        rounded(provenance.priors().pi())
            + " ("
            + provenance.piEstimator().map(id -> "estimated by " + id).orElse("given")
            + between(provenance.piInterval())
            + ")");
    facts.put(
        "rho ρ",
        provenance.priors().rho() == 0
            ? "0"
            : rounded(provenance.priors().rho())
                + " ("
                + provenance.rhoEstimator().map(id -> "estimated by " + id).orElse("given")
                + between(provenance.rhoInterval())
                + ")");
    facts.put("scenario", ScenarioWords.inShort(provenance.scenario()));
    facts.put("seed", String.valueOf(provenance.seed().value()));
    facts.put("model", provenance.model());
    facts.put("arithmetic", provenance.kernels());
    facts.put("training rows", rows(provenance.training()));
    facts.put("rows held out", rows(provenance.validation()));
    facts.put("validation loss", String.format(Locale.ROOT, "%.6f", provenance.validationLoss()));
    facts.put("program", "pubn " + provenance.version());
    return facts;
  }

  /** The middle of a range has more digits than anybody gave. */
  private static String rounded(double share) {
    return Settings.text(new BigDecimal(share).round(DIGITS).doubleValue());
  }

  private static String between(Optional<Interval> interval) {
    return interval
        .map(range -> String.format(Locale.ROOT, ", %.4g to %.4g", range.low(), range.high()))
        .orElse("");
  }

  private static String rows(SamplesDigest samples) {
    return String.format(
        Locale.ROOT,
        "%d P, %d U, %d bN",
        samples.positive().rows(),
        samples.unlabeled().rows(),
        samples.negative().rows());
  }

  /** What the model is, by name. */
  public Map<String, String> facts() {
    Map<String, String> facts = new LinkedHashMap<>(provenance(classifier.provenance()));
    facts.put("features", String.valueOf(classifier.columns()));
    List<Network> networks = networks();
    for (int i = 0; i < networks.size(); i++) {
      facts.put(
          networks.size() == 1 ? "network" : "network " + (i + 1),
          String.format(
              Locale.ROOT,
              "%s, %,d parameters",
              networks.get(i).spec().description(),
              networks.get(i).spec().parameters()));
    }
    facts.put(
        "threshold",
        String.format(
            Locale.ROOT,
            "score %s, probability %.4f",
            Settings.text(classifier.threshold()),
            Sigmoid.of(classifier.threshold())));
    return facts;
  }

  /** The columns it reads, by name, with what becomes of them; none for ready-made features. */
  public Map<String, String> columns() {
    Map<String, String> columns = new LinkedHashMap<>();
    if (classifier.preprocessing().isPresent()) {
      Preprocessing preprocessing = classifier.preprocessing().get();
      preprocessing.columns().forEach(column -> columns.put(column, describe(preprocessing)));
      if (preprocessing instanceof TableEncoding table) {
        table.encodings().forEach(encoding -> columns.put(encoding.column(), describe(encoding)));
      }
    }
    return columns;
  }

  private static String describe(Preprocessing preprocessing) {
    if (preprocessing instanceof ImagePreprocessing pixels) {
      ImageShape shape = pixels.shape();
      return String.format(
              Locale.ROOT,
              "picture, resized to %d x %d pixels, %s, of values from 0 to 1",
              shape.width(),
              shape.height(),
              shape.channels() == 1 ? "gray" : "in color")
          + IntStream.range(0, shape.channels())
              .mapToObj(i -> normalization(pixels, i))
              .collect(Collectors.joining());
    }
    return (preprocessing.takesPictures() ? "picture, as " : "text, as ") + preprocessing.kind();
  }

  private static String normalization(ImagePreprocessing pixels, int channel) {
    return String.format(
        Locale.ROOT,
        "; mean %.4g, standard deviation %.4g",
        pixels.mean(channel),
        pixels.deviation(channel));
  }

  private static String describe(ColumnEncoding encoding) {
    if (encoding instanceof NumberEncoding numbers) {
      return String.format(
          Locale.ROOT,
          "numeric, mean %.4g, standard deviation %.4g",
          numbers.mean(),
          numbers.deviation());
    }
    if (encoding instanceof PlainNumber) {
      return "numeric, as it is";
    }
    List<String> values =
        encoding instanceof PlainCategory plain
            ? plain.values()
            : ((CategoryEncoding) encoding).values();
    String first = String.join(", ", values.subList(0, Math.min(SHOWN, values.size())));
    return "categorical, "
        + values.size()
        + " values: "
        + first
        + (values.size() > SHOWN ? ", …" : "");
  }

  private List<Network> networks() {
    List<Network> networks = new ArrayList<>();
    collect(classifier.scorer(), networks);
    return networks;
  }

  private static void collect(Scorer scorer, List<Network> networks) {
    if (scorer instanceof Network network) {
      networks.add(network);
    } else if (scorer instanceof MinimumScorer minimum) {
      collect(minimum.first(), networks);
      collect(minimum.second(), networks);
    } else if (scorer instanceof MeanScorer mean) {
      mean.members().forEach(member -> collect(member, networks));
    }
  }

  /** The same as JSON. */
  public ObjectNode json() {
    ObjectNode json = object(generator -> ProvenanceJson.write(generator, classifier.provenance()));
    // Thousands of digits that say nothing to anybody.
    json.remove("rows");
    json.put("features", classifier.columns());
    json.put("threshold", classifier.threshold());
    ArrayNode networks = json.putArray("networks");
    for (Network network : networks()) {
      networks
          .addObject()
          .put("shape", network.spec().description())
          .put("parameters", network.spec().parameters());
    }
    classifier
        .preprocessing()
        .ifPresent(
            found ->
                json.set(
                    "preprocessing",
                    object(
                        generator -> {
                          generator.writeStartObject();
                          generator.writeStringField("kind", found.kind());
                          found.write(generator);
                          generator.writeEndObject();
                        })));
    WordWeights.of(classifier).ifPresent(words -> putWords(json.putObject("words"), words));
    return json;
  }

  static void putWords(ObjectNode json, WordWeights words) {
    putWords(json.putArray("positive"), words.positive());
    putWords(json.putArray("negative"), words.negative());
  }

  private static void putWords(ArrayNode json, List<WordWeights.Word> words) {
    words.forEach(word -> json.addObject().put("word", word.text()).put("weight", word.weight()));
  }

  /** Writes an object. */
  @FunctionalInterface
  private interface Whole {
    void write(JsonGenerator json) throws IOException;
  }

  private static ObjectNode object(Whole whole) {
    try (TokenBuffer buffer = new TokenBuffer(MAPPER, false)) {
      whole.write(buffer);
      return MAPPER.readTree(buffer.asParser());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
