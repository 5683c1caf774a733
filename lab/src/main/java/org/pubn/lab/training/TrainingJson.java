package org.pubn.lab.training;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.pubn.classify.PriorInterval;
import org.pubn.lab.document.CorpusSummary;
import org.pubn.learn.EpochSummary;
import org.pubn.learn.FitPart;
import org.pubn.prior.PriorEstimate;
import org.pubn.train.ColumnImportance;
import org.pubn.train.DecisionThreshold;
import org.pubn.train.GridPoint;
import org.pubn.train.GroupWeight;
import org.pubn.train.PriorKnowledge;
import org.pubn.train.Settings;
import org.pubn.train.StageChoice;
import org.pubn.train.TrainResult;

/**
 * The numbers of a training, for programs. Equal trainings give equal bytes: no times, no dates.
 */
final class TrainingJson {

  private TrainingJson() {}

  static ObjectNode of(TrainedModel model) {
    TrainResult result = model.result();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("files", model.samples().source());
    json.set("model", new ModelSummary(result.classifier()).json());
    putPriors(json.putObject("priors"), model.priors());
    putColumns(json.putArray("columns"), model);
    model
        .samples()
        .documents()
        .ifPresent(documents -> putDocuments(json.putObject("documents"), documents));
    json.set("settings", settings(result.settings()));
    result.stages().forEach(stage -> putStage(json.withArray("choice").addObject(), stage));
    result.fit().trainings().forEach(part -> putCurve(json.withArray("curves").addObject(), part));
    result
        .fit()
        .threshold()
        .ifPresent(
            eta ->
                json.putObject("eta")
                    .put("value", eta.eta())
                    .put("wanted", eta.wanted())
                    .put("actual", eta.actual()));
    result
        .groupWeights()
        .forEach(weight -> putWeight(json.withArray("weights").addObject(), weight));
    putDecision(json.putObject("decision"), result.decision(), model.priors().piInterval());
    ArrayNode importance = json.putArray("importance");
    for (ColumnImportance column : model.importance()) {
      importance
          .addObject()
          .put("column", column.column())
          .put("increase", column.increase())
          .put("deviation", column.deviation());
    }
    WordWeights.of(model.classifier())
        .ifPresent(words -> ModelSummary.putWords(json.putObject("words"), words));
    result.diagnosis().negativesAuc().ifPresent(auc -> json.put("negativesAuc", auc));
    ArrayNode warnings = json.putArray("warnings");
    model
        .warnings()
        .forEach(
            warning ->
                warnings
                    .addObject()
                    .put("kind", warning.kind().name().toLowerCase(Locale.ROOT))
                    .put("sentence", warning.sentence()));
    return json;
  }

  private static void putPriors(ObjectNode json, PriorKnowledge knowledge) {
    ObjectNode pi = json.putObject("pi").put("value", knowledge.priors().pi());
    pi.put("source", knowledge.pi().isPresent() ? "estimated" : "given");
    knowledge
        .pi()
        .flatMap(PriorEstimate::interval)
        .ifPresent(interval -> pi.put("low", interval.low()).put("high", interval.high()));
    knowledge.estimates().stream()
        .flatMap(estimates -> estimates.alternatives().stream())
        .flatMap(answer -> answer.estimate().stream())
        .forEach(
            other ->
                pi.withArray("others")
                    .addObject()
                    .put("estimator", other.estimator().id())
                    .put("value", other.value()));
    if (knowledge.priors().rho() > 0) {
      ObjectNode rho = json.putObject("rho").put("value", knowledge.priors().rho());
      rho.put("source", knowledge.rho().isPresent() ? "estimated" : "given");
      knowledge
          .rho()
          .ifPresent(
              estimate ->
                  rho.put("largest", estimate.max())
                      .put("low", estimate.interval().low())
                      .put("high", estimate.interval().high()));
    }
  }

  private static void putColumns(ArrayNode json, TrainedModel model) {
    model
        .samples()
        .columns()
        .forEach(
            column ->
                json.addObject()
                    .put("name", column.name())
                    .put("kind", column.kind().name().toLowerCase(Locale.ROOT))
                    .put("missing", column.missing())
                    .put("contents", column.contents()));
  }

  private static void putDocuments(ObjectNode json, CorpusSummary documents) {
    json.put("count", documents.documents())
        .put("blank", documents.blank())
        .put("characters", documents.characters())
        .put("way", documents.way())
        .put("features", documents.features());
  }

  private static ObjectNode settings(Settings settings) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    settings.values().forEach((setting, value) -> json.put(setting.label(), value));
    return json;
  }

  private static void putStage(ObjectNode json, StageChoice stage) {
    json.put("training", stage.what()).put("criterion", stage.criterion());
    ArrayNode points = json.putArray("points");
    for (int i = 0; i < stage.points().size(); i++) {
      GridPoint point = stage.points().get(i);
      ObjectNode entry = points.addObject();
      entry.set("settings", settings(point.settings()));
      if (point.succeeded()) {
        entry
            .put("validationLoss", point.loss())
            .put("bestEpoch", point.epoch())
            .put("epochs", point.epochs());
      } else {
        entry.put("failure", point.failure().orElse(""));
      }
      entry.put("chosen", i == stage.chosen());
    }
  }

  private static void putCurve(ObjectNode json, FitPart part) {
    json.put("function", part.step().purpose()).put("bestEpoch", part.checkpoint().epoch());
    ArrayNode training = json.putArray("trainingRisk");
    ArrayNode validation = json.putArray("validationLoss");
    for (EpochSummary epoch : part.trained().history()) {
      training.add(epoch.trainingRisk());
      validation.add(epoch.validationLosses().get(part.criterion()));
    }
  }

  private static void putWeight(ObjectNode json, GroupWeight weight) {
    json.put("term", weight.term())
        .put("group", weight.group().symbol())
        .put("sign", weight.sign())
        .put("examples", weight.examples())
        .put("used", weight.used())
        .put("weight", weight.weight());
  }

  private static void putDecision(
      ObjectNode json, DecisionThreshold decision, Optional<PriorInterval> pi) {
    json.put("threshold", decision.score())
        .put("probability", decision.probability())
        .put("reason", decision.reason())
        .put("recall", decision.recall())
        .put("calledPositive", decision.calledPositive());
    if (!Double.isNaN(decision.precision())) {
      json.put("precision", decision.precision());
      pi.ifPresent(
          interval ->
              json.putObject("precisionForPi")
                  .put("low", decision.precisionAt(interval.low()))
                  .put("high", decision.precisionAt(interval.high())));
    }
  }
}
