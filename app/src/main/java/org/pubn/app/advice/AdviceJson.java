package org.pubn.app.advice;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors.Assumed;
import org.pubn.advice.Bias;
import org.pubn.advice.Comparison;
import org.pubn.advice.Fairness;
import org.pubn.advice.Sensitivity;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuMetric;
import org.pubn.origin.ProgramVersion;
import org.pubn.stats.Interval;

/** Advice for programs. */
final class AdviceJson {

  private AdviceJson() {}

  static ObjectNode of(Advice advice, AdvisedSamples advised) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("version", ProgramVersion.current());
    json.put("files", advised.samples().source());
    json.put("seed", advised.seed().value());
    json.put("model", advised.options().model().description());
    json.put("confidence", advised.options().level());
    ObjectNode priors = json.putObject("priors");
    put(priors.putObject("pi"), advice.priors().pi());
    if (advice.priors().rho().value() > 0) {
      put(priors.putObject("rho"), advice.priors().rho());
    }
    ArrayNode doubts = json.putArray("warnings");
    advice
        .priors()
        .doubts()
        .forEach(
            doubt ->
                doubts
                    .addObject()
                    .put("kind", doubt.kind().id())
                    .put("sentence", doubt.sentence()));
    for (Answer answer : AdviceWords.answers(advice, advised::featureName)) {
      json.putObject(answer.id())
          .put("question", answer.question())
          .put("verdict", answer.verdict())
          .put("sentence", answer.sentence())
          .put("next", answer.next());
    }
    put(json.withObject("/need"), advice.need().comparison());
    put(json.withObject("/fairness"), advice.fairness());
    advice.bias().ifPresent(bias -> put(json.withObject("/bias"), bias));
    advice
        .benefit()
        .ifPresent(
            benefit -> {
              put(json.withObject("/benefit"), benefit.comparison());
              json.withObject("/benefit")
                  .put("canHelp", benefit.canHelp(advice.priors().rho().value()));
            });
    put(json.withObject("/sensitivity"), advice.sensitivity());
    ObjectNode settings = json.putObject("settings");
    advice.settings().forEach((method, chosen) -> settings.put(method, chosen.toString()));
    return json;
  }

  private static void put(ObjectNode node, Assumed prior) {
    node.put("value", prior.value()).put("low", prior.low()).put("high", prior.high());
    node.put("source", prior.estimated() ? "estimated" : "given");
  }

  private static void put(ObjectNode node, Comparison comparison) {
    ArrayNode methods = node.putArray("methods");
    put(methods.addObject(), comparison.first());
    put(methods.addObject(), comparison.second());
    put(node.putObject("errorDifference"), comparison.errors());
    put(node.putObject("sigmoidRiskDifference"), comparison.sigmoidRisks());
    node.put("margin", comparison.margin());
  }

  private static void put(ObjectNode node, Comparison.Judged judged) {
    node.put("method", judged.label());
    for (PuMetric metric :
        new PuMetric[] {
          PuMetric.ERROR, PuMetric.RECALL, PuMetric.POSITIVE_RATE, PuMetric.ROC_AUC
        }) {
      if (judged.evaluation().get(metric) instanceof MetricValue.Estimate estimate) {
        ObjectNode value = node.putObject(metric.id()).put("value", estimate.value());
        put(value, estimate.interval());
      }
    }
    judged.negativesCalledPositive().ifPresent(share -> node.put("negativesCalledPositive", share));
  }

  private static void put(ObjectNode node, PuDifference difference) {
    put(node.put("value", difference.value()), difference.interval());
  }

  private static void put(ObjectNode node, Interval interval) {
    node.put("low", interval.low()).put("high", interval.high());
  }

  private static void put(ObjectNode node, Fairness fairness) {
    if (!Double.isNaN(fairness.auc())) {
      node.put("auc", fairness.auc())
          .put("allowed", 1 - fairness.share() / 2)
          .put("share", fairness.share())
          .put("pValue", fairness.pValue());
    }
    node.put("positives", fairness.positives()).put("unlabeled", fairness.unlabeled());
    ArrayNode differences = node.putArray("differences");
    fairness
        .differences()
        .forEach(
            difference ->
                differences
                    .addObject()
                    .put("feature", difference.feature())
                    .put("positive", difference.ofPositive())
                    .put("unlabeled", difference.ofUnlabeled())
                    .put("deviations", difference.deviations()));
  }

  private static void put(ObjectNode node, Bias bias) {
    node.putObject("largestRho")
        .put("value", bias.rho().max())
        .put("low", bias.rho().interval().low())
        .put("high", bias.rho().interval().high());
    node.put("negatives", 1 - bias.pi());
    node.put("coverage", bias.coverage());
    bias.test()
        .ifPresent(
            test -> {
              ObjectNode json = node.putObject("test").put("auc", test.auc());
              put(json, test.interval());
              json.put("pValue", test.pValue())
                  .put("negatives", test.negatives())
                  .put("unlabeled", test.unlabeled());
            });
  }

  private static void put(ObjectNode node, Sensitivity sensitivity) {
    node.put("method", sensitivity.method());
    node.put("error", sensitivity.error());
    node.put("calledPositive", sensitivity.calledPositive());
    put(node.putObject("anotherSeed"), sensitivity.reseeded());
    ArrayNode variants = node.putArray("variants");
    sensitivity.variants().forEach(variant -> put(variants.addObject(), variant));
  }

  private static void put(ObjectNode node, Sensitivity.Variant variant) {
    node.put("name", variant.name())
        .put("pi", variant.priors().pi())
        .put("rho", variant.priors().rho())
        .put("changed", variant.changed())
        .put("calledPositive", variant.calledPositive())
        .put("keptError", variant.keptError())
        .put("ownError", variant.ownError());
    put(node.putObject("cost"), variant.cost());
  }
}
