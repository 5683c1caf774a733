package org.pubn.lab.study;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.pubn.lab.result.JsonLines;

/**
 * What methods lose where positives were labeled with a bias, and whether the test of fairness
 * notices: a line of {@code results.jsonl}.
 *
 * @param bias how positives were labeled
 * @param share of positives among unlabeled rows called positive, as the test estimates it
 * @param verdict of the test
 */
@JsonIgnoreProperties("study")
public record BiasTrial(
    @JsonProperty(required = true) String task,
    @JsonProperty(required = true) String bias,
    int trial,
    long seed,
    List<Learned> methods,
    double auc,
    double share,
    double pValue,
    @JsonProperty(required = true) String verdict,
    double seconds,
    @JsonProperty(required = true) String version) {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);

  static final JsonLines.Format<BiasTrial> LINE =
      new JsonLines.Format<>(BiasTrial::toJson, BiasTrial::read, "delete it");

  public BiasTrial {
    methods = List.copyOf(methods);
  }

  /**
   * What came of a method on test rows.
   *
   * @param error at the usual line, of the lowest estimated error
   * @param errorAtPrior at the line above which the share π of U lies
   * @param recall at the usual line
   * @param recallSaid what the training said of it
   */
  public record Learned(
      @JsonProperty(required = true) String method,
      double error,
      double errorAtPrior,
      double recall,
      double recallSaid) {}

  private String toJson() {
    ObjectNode line = JSON.createObjectNode().put("study", "bias");
    return line.setAll(JSON.<ObjectNode>valueToTree(this)).toString();
  }

  private static BiasTrial read(String line) {
    try {
      return JSON.readValue(line, BiasTrial.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("is no trial of this study", e);
    }
  }
}
