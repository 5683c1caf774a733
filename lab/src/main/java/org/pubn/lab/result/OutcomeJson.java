package org.pubn.lab.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.pubn.lab.method.Settings;

/** Outcomes as lines of JSON. */
final class OutcomeJson {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private OutcomeJson() {}

  static String write(Outcome outcome) {
    ObjectNode line = JSON.createObjectNode();
    line.put("experiment", outcome.experiment());
    line.put("task", outcome.configuration().task());
    line.put("method", outcome.configuration().method());
    line.put("trial", outcome.trial());
    line.put("seed", outcome.seed());
    ObjectNode options = line.putObject("options");
    outcome.configuration().settings().values().forEach(options::put);
    line.put("error", outcome.error());
    line.put("fpr", outcome.fpr());
    line.put("fnr", outcome.fnr());
    line.put("validationLoss", outcome.validationLoss());
    outcome.zeroOneLoss().ifPresent(loss -> line.put("zeroOneLoss", loss));
    line.put("seconds", outcome.seconds());
    line.put("version", outcome.version());
    line.put("kernels", outcome.kernels());
    outcome.details().ifPresent(name -> line.put("details", name));
    return line.toString();
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is not an outcome
   */
  static Outcome read(String line) {
    JsonNode node;
    try {
      node = JSON.readTree(line);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("is not JSON", e);
    }
    Map<String, String> options = new TreeMap<>();
    field(node, "options", JsonNode::isObject, "an object")
        .properties()
        .forEach(o -> options.put(o.getKey(), o.getValue().asText()));
    Configuration configuration =
        new Configuration(text(node, "task"), text(node, "method"), Settings.of(options));
    return new Outcome(
        text(node, "experiment"),
        configuration,
        field(node, "trial", n -> n.isIntegralNumber() && n.canConvertToInt(), "a whole number")
            .intValue(),
        field(node, "seed", n -> n.isIntegralNumber() && n.canConvertToLong(), "a whole number")
            .longValue(),
        number(node, "error"),
        number(node, "fpr"),
        number(node, "fnr"),
        number(node, "validationLoss"),
        node.has("zeroOneLoss")
            ? OptionalDouble.of(number(node, "zeroOneLoss"))
            : OptionalDouble.empty(),
        number(node, "seconds"),
        text(node, "version"),
        text(node, "kernels"),
        Optional.ofNullable(node.get("details")).map(JsonNode::asText));
  }

  private static String text(JsonNode node, String name) {
    return field(node, name, JsonNode::isTextual, "a text").textValue();
  }

  private static double number(JsonNode node, String name) {
    return field(node, name, JsonNode::isNumber, "a number").doubleValue();
  }

  private static JsonNode field(
      JsonNode node, String name, Predicate<JsonNode> right, String what) {
    JsonNode value = node.get(name);
    if (value == null) {
      throw new IllegalArgumentException("has no field " + name);
    }
    if (!right.test(value)) {
      throw new IllegalArgumentException(name + " " + value + ": is not " + what);
    }
    return value;
  }
}
