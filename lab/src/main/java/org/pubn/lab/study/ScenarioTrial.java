package org.pubn.lab.study;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.pubn.lab.result.JsonLines;

/**
 * What came of a method on a task in one trial: a line of {@code results.jsonl}.
 *
 * @param twoSample the error on the test set, U being drawn apart
 * @param stated the error where the rows are of one table, and that is said
 * @param unstated the error on the same rows where it is not said
 */
@JsonIgnoreProperties("study")
record ScenarioTrial(
    @JsonProperty(required = true) String task,
    @JsonProperty(required = true) String method,
    int trial,
    long seed,
    double twoSample,
    double stated,
    double unstated,
    @JsonProperty(required = true) String version) {

  private static final ObjectMapper JSON = new ObjectMapper();

  static final JsonLines.Format<ScenarioTrial> LINE =
      new JsonLines.Format<>(ScenarioTrial::toJson, ScenarioTrial::read, "delete it");

  private String toJson() {
    ObjectNode line = JSON.createObjectNode().put("study", "scenario");
    return line.setAll(JSON.<ObjectNode>valueToTree(this)).toString();
  }

  private static ScenarioTrial read(String line) {
    try {
      return JSON.readValue(line, ScenarioTrial.class);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("is no trial of this study", e);
    }
  }
}
