package org.pubn.app.training;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import org.pubn.classify.Classifier;
import org.pubn.corpus.CorpusSummary;
import org.pubn.eval.MetricValue.Estimate;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.EpochSummary;
import org.pubn.prior.PriorReport;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;
import org.pubn.train.DecisionThreshold;
import org.pubn.train.HonestNumbers;
import org.pubn.train.ModelChoice;
import org.pubn.train.RoleWeight;
import org.pubn.train.TopRows;
import org.pubn.train.TrainResult;

/**
 * The numbers of a training, for programs. Equal trainings give equal bytes: no times, no dates.
 */
final class TrainingJson {

  private TrainingJson() {}

  static ObjectNode of(TrainResult result, Classifier classifier, String sha256) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put(ModelCompanions.DIGEST, sha256);
    json.put("files", result.samples().source());
    json.set("model", new ModelSummary(classifier).json());
    json.put("scenario", result.samples().scenario().id());
    putPriors(json.putObject("priors"), result.priors());
    putAmongUnlabeled(json, result);
    putColumns(json.putArray("columns"), result);
    result
        .samples()
        .documents()
        .ifPresent(documents -> putDocuments(json.putObject("documents"), documents));
    result.models().ifPresent(choice -> putModels(json.putArray("models"), choice));
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
    putDecision(json.putObject("decision"), result.decision());
    result.numbers().ifPresent(numbers -> putNumbers(json.putObject("numbers"), numbers));
    ArrayNode top = json.putArray("topRows");
    for (TopRows rows : result.topRows()) {
      top.addObject()
          .put("rows", rows.rows())
          .put("positives", rows.positives())
          .put("recall", rows.recall());
    }
    result.negativesAuc().ifPresent(auc -> json.put("negativesAuc", auc));
    ArrayNode warnings = json.putArray("warnings");
    result
        .warnings()
        .forEach(
            warning ->
                warnings
                    .addObject()
                    .put("kind", warning.kind().id())
                    .put("sentence", warning.sentence()));
    return json;
  }

  private static void putAmongUnlabeled(ObjectNode json, TrainResult result) {
    TrainingData data = result.samples().data();
    Priors priors = result.priors().priors();
    if (result.samples().scenario() == Scenario.ONE_SAMPLE) {
      ObjectNode rest = json.putObject("priorsAmongUnlabeled");
      rest.put("pi", data.amongUnlabeled(Role.POSITIVE, priors.pi()));
      rest.put("rho", data.amongUnlabeled(Role.NEGATIVE, priors.rho()));
    }
  }

  private static void putModels(ArrayNode json, ModelChoice choice) {
    for (int i = 0; i < choice.candidates().size(); i++) {
      ModelChoice.Candidate candidate = choice.candidates().get(i);
      json.addObject()
          .put("name", candidate.name())
          .put("loss", candidate.loss())
          .put("behindFirst", candidate.behind())
          .put("deviation", candidate.deviation())
          .put("chosen", i == choice.chosen());
    }
  }

  private static void putPriors(ObjectNode json, PriorReport report) {
    ObjectNode pi = json.putObject("pi").put("value", report.priors().pi());
    pi.put("source", report.pi().isPresent() ? "estimated" : "given");
    report
        .piInterval()
        .ifPresent(interval -> pi.put("low", interval.low()).put("high", interval.high()));
    report
        .pi()
        .ifPresent(
            estimate ->
                pi.put("estimator", estimate.estimator().id()).put("overlap", report.overlap()));
    report
        .alternatives()
        .forEach(
            other ->
                pi.withArray("others")
                    .addObject()
                    .put("estimator", other.estimator().id())
                    .put("value", other.value()));
    if (report.priors().rho() > 0) {
      ObjectNode rho = json.putObject("rho").put("value", report.priors().rho());
      rho.put("source", report.rho().isPresent() ? "estimated" : "given");
      report.rho().ifPresent(estimate -> rho.put("largest", estimate.max()));
      report
          .rhoInterval()
          .ifPresent(interval -> rho.put("low", interval.low()).put("high", interval.high()));
    }
  }

  private static void putColumns(ArrayNode json, TrainResult result) {
    result
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
    json.put("content", documents.content().name().toLowerCase(Locale.ROOT))
        .put("count", documents.documents())
        .put("damaged", documents.damaged().size())
        .put("blank", documents.blank())
        .put("characters", documents.characters())
        .put("way", documents.way())
        .put("features", documents.features());
  }

  private static ObjectNode settings(Settings settings) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    settings.values().keySet().forEach(name -> json.put(name, settings.number(name)));
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

  private static void putCurve(ObjectNode json, ChosenCheckpoint part) {
    json.put("function", part.step().purpose()).put("bestEpoch", part.checkpoint().epoch());
    ArrayNode training = json.putArray("trainingRisk");
    ArrayNode validation = json.putArray("validationLoss");
    for (EpochSummary epoch : part.trained().history()) {
      training.add(epoch.trainingRisk());
      validation.add(epoch.validationLosses().get(part.criterion()));
    }
  }

  private static void putWeight(ObjectNode json, RoleWeight weight) {
    json.put("term", weight.term())
        .put("group", weight.group().symbol())
        .put("sign", weight.sign())
        .put("examples", weight.examples())
        .put("used", weight.used())
        .put("weight", weight.weight());
  }

  private static void putDecision(ObjectNode json, DecisionThreshold decision) {
    json.put("threshold", decision.score())
        .put("probability", decision.probability())
        .put("reason", decision.reason());
  }

  private static void putNumbers(ObjectNode json, HonestNumbers numbers) {
    putEstimate(json.putObject("recall"), numbers.recall());
    numbers.precision().ifPresent(precision -> putEstimate(json.putObject("precision"), precision));
    putEstimate(json.putObject("calledPositive"), numbers.calledPositive());
    putEstimate(json.putObject("auc"), numbers.auc());
    json.put("positives", numbers.positives()).put("unlabeled", numbers.unlabeled());
  }

  private static void putEstimate(ObjectNode json, Estimate estimate) {
    json.put("value", estimate.value())
        .put("low", estimate.interval().low())
        .put("high", estimate.interval().high());
  }
}
