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
 * What came of a case in one trial: a line of {@code results.jsonl}.
 *
 * @param rho what was said of ρ_max, where biased negatives are given
 * @param overlap whether it was said that the classes overlap too much; older lines do not tell
 * @param scoringSeconds time of the networks whose scores were read
 */
@JsonIgnoreProperties("study")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PriorTrial(
    @JsonProperty(value = "case", required = true) String caseId,
    @JsonProperty(required = true) String data,
    double pi,
    int trial,
    long seed,
    List<Answer> answers,
    @Nullable Rho rho,
    @Nullable Boolean overlap,
    double scoringSeconds,
    @JsonProperty(required = true) String version) {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  static final JsonLines.Format<PriorTrial> LINE =
      new JsonLines.Format<>(PriorTrial::toJson, PriorTrial::read, "delete it");

  public PriorTrial {
    answers = List.copyOf(answers);
  }

  /**
   * What an estimator said.
   *
   * @param low low end of the interval, where there is one
   * @param seconds time it took after the scores were there
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Answer(
      @JsonProperty(required = true) String estimator,
      double value,
      @Nullable Double low,
      @Nullable Double high,
      double seconds) {}

  /**
   * What was said of ρ_max.
   *
   * @param low low end of the interval, which is also what is recommended
   */
  public record Rho(double truth, double value, double low, double high) {}

  /** Whether it was said that the classes overlap too much. */
  boolean warned() {
    return overlap != null && overlap;
  }

  private String toJson() {
    ObjectNode line = JSON.createObjectNode().put("study", "priors");
    return line.setAll(JSON.<ObjectNode>valueToTree(this)).toString();
  }

  private static PriorTrial read(String line) {
    try {
      return JSON.readValue(line, PriorTrial.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("is no trial of this study", e);
    }
  }
}
