package org.pubn.app.evaluation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.pubn.classify.Provenance;
import org.pubn.data.Warning;
import org.pubn.eval.CalibrationCurve;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.MetricValue;
import org.pubn.eval.PrecisionRecallCurve;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.RocCurve;
import org.pubn.eval.ScoreHistogram;
import org.pubn.sample.Scenario;
import org.pubn.stats.Confusion;

/** Evaluations as JSON. Long curves are thinned; the metrics come from all rows. */
final class EvaluationJson {

  private static final int POINTS = 1000;

  private final ObjectNode root = JsonNodeFactory.instance.objectNode();

  private EvaluationJson(String kind, EvaluatedModel evaluated) {
    Provenance provenance = evaluated.classifier().provenance();
    root.put("kind", kind);
    root.put("model", evaluated.model().toString());
    root.put("method", provenance.method());
    ObjectNode inputs = root.putObject("inputs");
    evaluated.inputs().forEach((role, file) -> inputs.put(role, file.toString()));
    root.put("threshold", evaluated.classifier().threshold());
    root.put("confidence", evaluated.bootstrap().level());
    root.put("resamples", evaluated.bootstrap().resamples());
    root.put("seed", evaluated.bootstrap().seed().value());
  }

  static String of(LabeledEvaluation evaluation, EvaluatedModel evaluated) {
    EvaluationJson json = new EvaluationJson("labeled", evaluated);
    json.putConfusion(evaluation.confusion());
    ObjectNode metrics = json.root.putObject("metrics");
    evaluation.metrics().forEach((metric, value) -> put(metrics.putObject(metric.id()), value));
    json.putWarnings(evaluation.warnings());
    evaluation.roc().ifPresent(json::putRoc);
    evaluation.precisionRecall().ifPresent(json::putPrecisionRecall);
    json.putCalibration(evaluation.calibration());
    json.putHistogram(evaluation.histogram());
    return json.root.toPrettyString() + "\n";
  }

  static String of(PuEvaluation evaluation, EvaluatedModel evaluated, Scenario scenario) {
    EvaluationJson json = new EvaluationJson("positive-unlabeled", evaluated);
    json.root.put("scenario", scenario.id());
    json.root.put("positives", evaluation.positives());
    json.root.put(scenario == Scenario.ONE_SAMPLE ? "rows" : "unlabeled", evaluation.unlabeled());
    json.putPrior(evaluation.prior());
    ObjectNode metrics = json.root.putObject("metrics");
    evaluation.metrics().forEach((metric, value) -> put(metrics.putObject(metric.id()), value));
    json.putWarnings(evaluation.warnings());
    json.putHistogram(evaluation.histogram());
    return json.root.toPrettyString() + "\n";
  }

  private static void put(ObjectNode node, MetricValue value) {
    if (value instanceof MetricValue.Estimate estimate) {
      node.put("value", estimate.value());
      node.put("low", estimate.interval().low());
      node.put("high", estimate.interval().high());
      if (estimate.clipped()) {
        node.put("unclipped", estimate.raw());
      }
    } else if (value instanceof MetricValue.Undefined undefined) {
      node.put("undefined", undefined.reason());
    }
  }

  private void putConfusion(Confusion confusion) {
    root.putObject("decisions")
        .put("truePositives", confusion.truePositives())
        .put("falsePositives", confusion.falsePositives())
        .put("falseNegatives", confusion.falseNegatives())
        .put("trueNegatives", confusion.trueNegatives());
  }

  private void putPrior(PriorBelief prior) {
    ObjectNode node = root.putObject("prior").put("value", prior.pi());
    prior.range().ifPresent(range -> node.put("low", range.low()).put("high", range.high()));
  }

  private void putWarnings(List<Warning> warnings) {
    ArrayNode array = root.putArray("warnings");
    warnings.forEach(
        w -> array.addObject().put("kind", w.kind().id()).put("sentence", w.sentence()));
  }

  private void putRoc(RocCurve roc) {
    ArrayNode array = root.putArray("roc");
    CurvePoints.thinned(roc.points(), POINTS)
        .forEach(p -> array.addObject().put("fpr", p.fpr()).put("tpr", p.tpr()));
  }

  private void putPrecisionRecall(PrecisionRecallCurve curve) {
    ArrayNode array = root.putArray("precisionRecall");
    CurvePoints.thinned(curve.points(), POINTS)
        .forEach(p -> array.addObject().put("recall", p.recall()).put("precision", p.precision()));
  }

  private void putCalibration(CalibrationCurve calibration) {
    ArrayNode array = root.putArray("calibration");
    for (CalibrationCurve.Bin bin : calibration.bins()) {
      array
          .addObject()
          .put("rows", bin.rows())
          .put("predicted", bin.predicted())
          .put("observed", bin.observed());
    }
  }

  private void putHistogram(ScoreHistogram histogram) {
    ObjectNode node = root.putObject("scores");
    ArrayNode edges = node.putArray("edges");
    histogram.edges().forEach(edges::add);
    for (ScoreHistogram.Sample sample : histogram.samples()) {
      ArrayNode counts = node.putArray(sample.name());
      sample.counts().forEach(counts::add);
    }
  }
}
