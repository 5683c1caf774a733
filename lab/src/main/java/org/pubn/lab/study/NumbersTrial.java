package org.pubn.lab.study;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubn.lab.result.JsonLines;

/**
 * What a training said of its model in one trial, beside the truth: a line of {@code
 * results.jsonl}.
 *
 * @param priors {@code given} or {@code estimated}
 * @param model the kind that was asked for, or {@code auto}
 * @param trained method and model
 * @param pi what the training took for π
 * @param precision empty where no row is called positive
 * @param ece expected calibration error of the probabilities
 * @param eceBefore that of the plain sigmoid of the score
 * @param error of the decisions
 * @param regret by how much the error exceeds that of a threshold chosen with labels
 * @param seconds of processor time
 */
@JsonIgnoreProperties("study")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NumbersTrial(
    @JsonProperty(required = true) String task,
    @JsonProperty(required = true) String priors,
    @JsonProperty(required = true) String model,
    int trial,
    long seed,
    @JsonProperty(required = true) String trained,
    double pi,
    @JsonProperty(required = true) Said recall,
    @Nullable Said precision,
    @JsonProperty(required = true) Said called,
    double ece,
    double eceBefore,
    double error,
    double regret,
    List<Warned> warnings,
    double seconds,
    @JsonProperty(required = true) String version) {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  static final JsonLines.Format<NumbersTrial> LINE =
      new JsonLines.Format<>(NumbersTrial::toJson, NumbersTrial::read, "delete it");

  public NumbersTrial {
    warnings = List.copyOf(warnings);
  }

  /**
   * A number that was said, with its interval, and what it is on test rows.
   *
   * @param low low end of the interval
   */
  public record Said(double value, double low, double high, double truth) {

    double excess() {
      return value - truth;
    }

    boolean holds() {
      return low <= truth && truth <= high;
    }
  }

  /**
   * A warning that was given.
   *
   * @param right whether the true labels bear it out; null where it states what was counted
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Warned(@JsonProperty(required = true) String kind, @Nullable Boolean right) {}

  private String toJson() {
    ObjectNode line = JSON.createObjectNode().put("study", "numbers");
    return line.setAll(JSON.<ObjectNode>valueToTree(this)).toString();
  }

  private static NumbersTrial read(String line) {
    try {
      return JSON.readValue(line, NumbersTrial.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("is no trial of this study", e);
    }
  }
}
