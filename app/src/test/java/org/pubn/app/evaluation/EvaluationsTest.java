package org.pubn.app.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.eval.PriorBelief;
import org.pubn.files.EvaluationOptions;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.random.Seed;
import org.pubn.report.page.PageAndJson;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

class EvaluationsTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(100, 0.95, new Seed(0));

  @TempDir private Path directory;

  private Path model = Path.of("");

  @BeforeEach
  void saveModel() throws IOException {
    model = SavedModel.in(directory);
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private JsonNode labeled(OptionalDouble threshold) throws IOException {
    Path input = file("test.csv", "name,y,x\na,1,2\nb,0,1\nc,1,0.5\nd,0,-3\ne,0,-0.5\n");
    return json(
        evaluations(threshold, BOOTSTRAP, Optional.empty()).labeled(input, Optional.of("y")));
  }

  private Evaluations evaluations(
      OptionalDouble threshold, Bootstrap bootstrap, Optional<PriorBelief> prior)
      throws IOException {
    Classifier classifier = Pubn.load(model);
    return new Evaluations(
        model,
        threshold.isPresent() ? classifier.withThreshold(threshold.getAsDouble()) : classifier,
        new EvaluationOptions(bootstrap, Optional.empty(), Optional.empty(), prior));
  }

  private static JsonNode json(PageAndJson files) throws IOException {
    return new ObjectMapper().readTree(files.json());
  }

  private JsonNode withoutLabels(Optional<PriorBelief> prior) throws IOException {
    Path p = file("p.csv", "x\n4\n2.5\n2\n-1\n");
    Path u = file("u.csv", "id,x\n1,5\n2,2.5\n3,2.2\n4,1\n5,0\n6,-0.5\n7,-1\n8,-2\n9,-3\n10,-4\n");
    return json(evaluations(OptionalDouble.empty(), BOOTSTRAP, prior).withoutLabels(p, u));
  }

  private static double value(JsonNode json, String metric) {
    return json.at("/metrics/" + metric + "/value").doubleValue();
  }

  @Test
  void labeledRowsByHand() throws IOException {
    JsonNode json = labeled(OptionalDouble.empty());

    assertThat(json.path("kind").asText()).isEqualTo("labeled");
    assertThat(json.at("/decisions/truePositives").asInt()).isEqualTo(2);
    assertThat(json.at("/decisions/falsePositives").asInt()).isEqualTo(1);
    assertThat(value(json, "accuracy")).isEqualTo(0.8);
    assertThat(value(json, "roc-auc")).isCloseTo(5 / 6.0, within(1e-12));
    assertThat(json.path("metrics")).hasSize(12);
    assertThat(json.at("/metrics/accuracy/low").asDouble()).isLessThan(0.8);
    assertThat(json.at("/metrics/accuracy/high").asDouble()).isEqualTo(1);
    assertThat(json.path("roc").get(0).path("tpr").asDouble(-1)).isZero();
    assertThat(json.path("warnings")).isEmpty();
  }

  @Test
  void theThresholdCanBeAnother() throws IOException {
    JsonNode json = labeled(OptionalDouble.of(1));

    assertThat(json.path("threshold").asDouble()).isEqualTo(1);
    assertThat(json.at("/decisions/truePositives").asInt()).isEqualTo(1);
    assertThat(json.at("/decisions/falsePositives").asInt()).isZero();
  }

  @Test
  void withoutLabelsThePriorOfTheTrainingServes() throws IOException {
    JsonNode json = withoutLabels(Optional.empty());

    assertThat(json.path("kind").asText()).isEqualTo("positive-unlabeled");
    assertThat(json.at("/prior/value").asDouble()).isEqualTo(0.4);
    assertThat(json.path("positives").asInt()).isEqualTo(4);
    assertThat(json.path("unlabeled").asInt()).isEqualTo(10);
    assertThat(value(json, "recall")).isEqualTo(0.75);
    assertThat(value(json, "precision")).isCloseTo(0.75, within(1e-12));
    assertThat(json.at("/warnings/0/kind").asText()).isEqualTo("few-positives");
  }

  @Test
  void anEstimatedPriorIsNotTakenAsCertain() throws IOException {
    Classifier classifier = ClassifierFile.load(model).withPiWithin(new Interval(0, 0.5));
    ClassifierFile.save(classifier, model);

    JsonNode json = withoutLabels(Optional.empty());

    assertThat(json.at("/prior/value").asDouble()).isEqualTo(0.4);
    assertThat(json.at("/prior/low").asDouble()).isEqualTo(0.001);
    assertThat(json.at("/prior/high").asDouble()).isEqualTo(0.5);
    assertThat(value(json, "precision")).isCloseTo(0.75, within(1e-12));
  }

  @Test
  void anotherPriorCanBeGiven() throws IOException {
    JsonNode json = withoutLabels(Optional.of(PriorBelief.within(0.2, 0.3)));

    assertThat(json.at("/prior/low").asDouble()).isEqualTo(0.2);
    assertThat(value(json, "precision")).isCloseTo(0.25 * 0.75 / 0.4, within(1e-12));
  }

  @Test
  void anImpossibleValueKeepsWhatTheFormulaGave() throws IOException {
    JsonNode json = withoutLabels(Optional.of(PriorBelief.known(0.8)));

    assertThat(value(json, "precision")).isEqualTo(1);
    assertThat(json.at("/metrics/precision/unclipped").asDouble()).isCloseTo(1.5, within(1e-12));
  }

  @Test
  void equalEvaluationsGiveEqualBytes() throws IOException {
    assertThat(labeled(OptionalDouble.empty())).isEqualTo(labeled(OptionalDouble.empty()));
    Path input = file("test.csv", "x,y\n1,1\n-1,0\n");
    Evaluations evaluations = evaluations(OptionalDouble.empty(), BOOTSTRAP, Optional.empty());
    evaluations.labeled(input, Optional.of("y")).write(directory.resolve("a"));
    evaluations.labeled(input, Optional.of("y")).write(directory.resolve("b"));

    for (String name : new String[] {"evaluation.json", "report.html"}) {
      assertThat(directory.resolve("a").resolve(name))
          .hasSameBinaryContentAs(directory.resolve("b").resolve(name));
    }
  }

  /** More rows than a reader hands out at once. */
  @Test
  void manyRowsAreReadInParts() throws IOException {
    StringBuilder text = new StringBuilder("x,y\n");
    for (int i = 0; i < 50_000; i++) {
      text.append(i % 3 - 1).append(',').append(i % 3 == 2 ? "yes" : "no").append('\n');
    }
    JsonNode json =
        json(
            evaluations(
                    OptionalDouble.empty(), new Bootstrap(2, 0.5, new Seed(0)), Optional.empty())
                .labeled(file("many.csv", text.toString()), Optional.of("y")));

    assertThat(value(json, "accuracy")).isEqualTo(1);
    assertThat(json.at("/decisions/truePositives").asInt()).isEqualTo(16_666);
    assertThat(json.at("/decisions/trueNegatives").asInt()).isEqualTo(33_334);
  }
}
