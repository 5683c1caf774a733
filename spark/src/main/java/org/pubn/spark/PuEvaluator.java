package org.pubn.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.ml.evaluation.Evaluator;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.mllib.evaluation.BinaryClassificationMetrics;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.eval.PuRates;
import org.pubn.sample.Priors;
import scala.Tuple2;

/**
 * Judges a classifier from positive and unlabeled rows alone, corrected for π: what accuracy, F1
 * and AUC would be if the unlabeled rows had labels. Rows that are known to be negative are not
 * looked at, as they are of one kind. For {@code CrossValidator}, and for models of any learner.
 */
public final class PuEvaluator extends Evaluator
    implements DefaultParamsWritable, HasLabelParams<PuEvaluator> {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final Param<String> labelCol = new Param<>(this, "labelCol", "column of labels");
  private final Param<String> predictionCol =
      new Param<>(this, "predictionCol", "column of decisions, 1 or 0");
  private final Param<String> rawPredictionCol =
      new Param<>(this, "rawPredictionCol", "column of scores (−g, g), for areaUnderROC");
  private final Param<String> metricName =
      new Param<>(this, "metricName", "accuracy, areaUnderROC, f1 or leeLiu (which needs no π)");
  private final DoubleParam prior =
      new DoubleParam(this, "prior", "π, the share of positives among the unlabeled rows");
  private final Param<String> scenario = Scenarios.param(this);
  private final LabelParams labels = new LabelParams(this);

  /** An evaluator of the accuracy. */
  public PuEvaluator() {
    setDefault(labelCol, "label");
    setDefault(predictionCol, "prediction");
    setDefault(rawPredictionCol, "rawPrediction");
    setDefault(metricName, PuMeasure.ACCURACY.id());
  }

  /** An evaluator with a given name, for readers. */
  public PuEvaluator(String uid) {
    this(Uids.given(uid));
  }

  private PuEvaluator(Uids name) {
    this();
    name.used();
  }

  /** Reads an evaluator that was saved. */
  public static PuEvaluator load(String path) {
    return read().load(path);
  }

  public static MLReader<PuEvaluator> read() {
    return new DefaultParamsReader<>();
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("puEvaluator");
    }
    return uid;
  }

  @Override
  public PuEvaluator copy(ParamMap extra) {
    return defaultCopy(extra);
  }

  @Override
  public boolean isLargerBetter() {
    return true;
  }

  /**
   * The metric; 0 where Lee and Liu's criterion finds no unlabeled row that is called positive.
   *
   * @throws InputException if a column is missing, or there are no positive or unlabeled rows
   */
  @Override
  public double evaluate(Dataset<?> dataset) {
    PuMeasure measure = PuMeasure.byId(getOrDefault(metricName));
    labels.coding();
    Columns.requireNumber(dataset.schema(), "labelCol", getOrDefault(labelCol));
    double pi = measure == PuMeasure.LEE_LIU ? 0.5 : pi();
    PuRates rates = measure == PuMeasure.AUC ? rankingRates(dataset) : decisionRates(dataset);
    return measure.metric().of(rates, pi).orElse(0);
  }

  private double pi() {
    if (!isDefined(prior)) {
      throw new InputException(
          "prior: must be given, the share of positives among the unlabeled rows");
    }
    double pi = (Double) getOrDefault(prior);
    Priors.requirePi(pi);
    return pi;
  }

  private Column isPositive() {
    return col(getOrDefault(labelCol)).equalTo(getPositiveLabel());
  }

  /** The rows that U is: all rows in one sample. */
  private Column isUnlabeled() {
    if (Scenarios.isOneSample(getOrDefault(scenario))) {
      return lit(true);
    }
    Column label = col(getOrDefault(labelCol));
    return isDefined(unlabeledLabel()) ? label.equalTo(getUnlabeledLabel()) : label.isNull();
  }

  private PuRates decisionRates(Dataset<?> dataset) {
    Columns.requireNumber(dataset.schema(), "predictionCol", getOrDefault(predictionCol));
    Column called = col(getOrDefault(predictionCol)).equalTo(1.0);
    Row counts =
        dataset
            .agg(
                count(isPositive()),
                count(isPositive().and(called)),
                count(isUnlabeled()),
                count(isUnlabeled().and(called)))
            .first();
    require("positive", counts, 0);
    require("unlabeled", counts, 2);
    return new PuRates(
        counts.getLong(1) / (double) counts.getLong(0),
        counts.getLong(3) / (double) counts.getLong(2),
        Double.NaN,
        Double.NaN,
        Double.NaN);
  }

  private static void require(String what, Row counts, int column) {
    if (counts.isNullAt(column) || counts.getLong(column) == 0) {
      throw new InputException(what + " rows: there are none, at least one is needed");
    }
  }

  private static Column count(Column condition) {
    return sum(when(condition, lit(1L)).otherwise(lit(0L)));
  }

  private PuRates rankingRates(Dataset<?> dataset) {
    String raw = getOrDefault(rawPredictionCol);
    Columns.require(dataset.schema(), "rawPredictionCol", raw, SQLDataTypes.VectorType());
    Row counts = dataset.agg(count(isPositive()), count(isUnlabeled())).first();
    require("positive", counts, 0);
    require("unlabeled", counts, 1);
    JavaRDD<Tuple2<Object, Object>> scores =
        scores(dataset.filter(isPositive()), raw, 1)
            .union(scores(dataset.filter(isUnlabeled()), raw, 0));
    double auc = new BinaryClassificationMetrics(scores.rdd(), 0).areaUnderROC();
    return new PuRates(Double.NaN, Double.NaN, auc, Double.NaN, Double.NaN);
  }

  private static JavaRDD<Tuple2<Object, Object>> scores(
      Dataset<?> rows, String raw, double asLabel) {
    return rows.select(raw)
        .toDF()
        .javaRDD()
        .map(row -> new Tuple2<>(row.<Vector>getAs(0).apply(1), asLabel));
  }

  private PuEvaluator with(Param<?> param, Object value) {
    set(param.name(), value);
    return this;
  }

  public PuEvaluator setLabelCol(String value) {
    return with(labelCol, value);
  }

  public PuEvaluator setPredictionCol(String value) {
    return with(predictionCol, value);
  }

  public PuEvaluator setRawPredictionCol(String value) {
    return with(rawPredictionCol, value);
  }

  public PuEvaluator setMetricName(String value) {
    PuMeasure.byId(value);
    return with(metricName, value);
  }

  public PuEvaluator setPrior(double value) {
    Priors.requirePi(value);
    return with(prior, value);
  }

  public PuEvaluator setScenario(String value) {
    Scenarios.isOneSample(value);
    return with(scenario, value);
  }

  public Param<String> labelCol() {
    return labelCol;
  }

  public Param<String> predictionCol() {
    return predictionCol;
  }

  public Param<String> rawPredictionCol() {
    return rawPredictionCol;
  }

  public Param<String> metricName() {
    return metricName;
  }

  public DoubleParam prior() {
    return prior;
  }

  public Param<String> scenario() {
    return scenario;
  }

  @Override
  public LabelParams labelParams() {
    return labels;
  }
}
