package org.pubn.lab.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.method.LabMethods;
import org.pubn.sample.Priors;
import org.pubn.settings.Settings;

/** Outcomes as lines of JSON. */
final class OutcomeJson {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** The fields of {@link Outcome#otherLosses()}. */
  private static final Map<SelectionCriterion, String> LOSSES =
      new EnumMap<>(
          Map.of(
              SelectionCriterion.ZERO_ONE_RISK,
              "zeroOneLoss",
              SelectionCriterion.CORRECTED_AUC,
              "aucLoss",
              SelectionCriterion.LEE_LIU,
              "leeLiuLoss"));

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
    if (outcome.failure().isEmpty() && outcome.undrawn().isEmpty()) {
      line.put("error", outcome.error());
      line.put("fpr", outcome.fpr());
      line.put("fnr", outcome.fnr());
      outcome.auc().ifPresent(auc -> line.put("auc", auc));
      outcome.estimated().ifPresent(priors -> line.put("pi", priors.pi()).put("rho", priors.rho()));
      line.put("validationLoss", outcome.validationLoss());
      outcome.otherLosses().forEach((criterion, loss) -> line.put(LOSSES.get(criterion), loss));
      line.put("seconds", outcome.seconds());
    }
    line.put("version", outcome.version());
    line.put("kernels", outcome.kernels());
    outcome.failure().ifPresent(reason -> line.put("failure", reason));
    outcome.undrawn().ifPresent(reason -> line.put("undrawn", reason));
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
    String method = text(node, "method");
    Configuration configuration =
        new Configuration(
            text(node, "task"), method, LabMethods.named(method, Settings.of(options)));
    int trial =
        field(node, "trial", n -> n.isIntegralNumber() && n.canConvertToInt(), "a whole number")
            .intValue();
    long seed =
        field(node, "seed", n -> n.isIntegralNumber() && n.canConvertToLong(), "a whole number")
            .longValue();
    if (node.has("failure")) {
      return Outcome.diverged(
          text(node, "experiment"),
          configuration,
          trial,
          seed,
          text(node, "version"),
          text(node, "kernels"),
          text(node, "failure"));
    }
    if (node.has("undrawn")) {
      return Outcome.undrawn(
          text(node, "experiment"),
          configuration,
          trial,
          seed,
          text(node, "version"),
          text(node, "kernels"),
          text(node, "undrawn"));
    }
    Map<SelectionCriterion, Double> losses = new EnumMap<>(SelectionCriterion.class);
    LOSSES.forEach(
        (criterion, name) -> {
          if (node.has(name)) {
            losses.put(criterion, number(node, name));
          }
        });
    Outcome outcome =
        new Outcome(
            text(node, "experiment"),
            configuration,
            trial,
            seed,
            number(node, "error"),
            number(node, "fpr"),
            number(node, "fnr"),
            number(node, "validationLoss"),
            losses,
            number(node, "seconds"),
            text(node, "version"),
            text(node, "kernels"),
            Optional.ofNullable(node.get("details")).map(JsonNode::asText),
            Optional.empty());
    if (node.has("auc")) {
      outcome = outcome.withAuc(number(node, "auc"));
    }
    return node.has("pi")
        ? outcome.withEstimated(new Priors(number(node, "pi"), number(node, "rho")))
        : outcome;
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
