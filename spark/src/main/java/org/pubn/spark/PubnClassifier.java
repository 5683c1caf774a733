package org.pubn.spark;

import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.classification.ProbabilisticClassifier;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.param.shared.HasWeightCol;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * PUbN learning of a linear classifier from positive, unlabeled and biased negative rows (Hsieh,
 * Niu and Sugiyama, ICML 2019), over all rows of a table.
 *
 * <p>A label is 1 for a positive row, 0 for a row that is known to be negative, null for a row that
 * nobody looked at; {@link #positiveLabel}, {@link #negativeLabel} and {@link #unlabeledLabel} say
 * otherwise.
 *
 * <pre>{@code
 * PubnClassificationModel model =
 *     new PubnClassifier().setPrior(0.1).setRho(0.3).fit(rows);
 * model.transform(others);
 * }</pre>
 *
 * <p>Features are taken as they are: bring columns to similar scales first, by Spark's {@code
 * StandardScaler}, say.
 */
public final class PubnClassifier
    extends ProbabilisticClassifier<Vector, PubnClassifier, PubnClassificationModel>
    implements HasWeightCol,
        HasFitParams<PubnClassifier>,
        HasLabelParams<PubnClassifier>,
        DefaultParamsWritable {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final Param<String> weightCol =
      new Param<>(this, "weightCol", "column of row weights; without it every row counts once");
  private final Param<String> method =
      new Param<>(
          this, "method", "pubn, pubn-n (known negatives are not looked at), or auto: by rho");
  private final DoubleParam regParam =
      new DoubleParam(this, "regParam", "λ of L2 of the classifier; chosen where not given");
  private final FitParams fit = new FitParams(this, 3);
  private final LabelParams labels = new LabelParams(this);

  /** A classifier with a name of its own. */
  public PubnClassifier() {
    setDefault(method, "auto");
  }

  /** A classifier with a given name, for readers. */
  public PubnClassifier(String uid) {
    this(Uids.given(uid));
  }

  private PubnClassifier(Uids name) {
    this();
    name.used();
  }

  /** Reads a classifier that was saved. */
  public static PubnClassifier load(String path) {
    return read().load(path);
  }

  public static MLReader<PubnClassifier> read() {
    return new DefaultParamsReader<>();
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("pubn");
    }
    return uid;
  }

  @Override
  public PubnClassifier copy(ParamMap extra) {
    return defaultCopy(extra);
  }

  /**
   * The schema with the columns of predictions.
   *
   * @throws InputException if a column is missing or of another type than is needed
   */
  @Override
  public StructType transformSchema(StructType schema) {
    Columns.require(schema, "featuresCol", getFeaturesCol(), SQLDataTypes.VectorType());
    Columns.requireNumber(schema, "labelCol", getLabelCol());
    if (isDefined(weightCol())) {
      Columns.requireNumber(schema, "weightCol", getWeightCol());
    }
    options();
    labels.coding();
    return super.transformSchema(schema);
  }

  @Override
  public PubnClassificationModel train(Dataset<?> dataset) {
    FitOptions options = options();
    RowTable table =
        new RowTable(
            dataset,
            getFeaturesCol(),
            getLabelCol(),
            isDefined(weightCol()) ? getWeightCol() : null,
            labels.coding(),
            options.folds(),
            options.seed());
    RowCounts counts = table.counts();
    counts.requireNegatives(options.priors());
    if (counts.rows(Role.NEGATIVE) > 0 && getMethod().equals("auto") && !isDefined(fit.rho)) {
      throw new InputException(
          "rho: must be given where rows are known to be negative; or set method to pubn-n");
    }
    JavaRDD<RowBlock> blocks = table.blocks(counts.columns());
    FittedFunctions fitted =
        new LinearFit(
                new JavaSparkContext(dataset.sparkSession().sparkContext()),
                blocks,
                counts.columns(),
                options)
            .run();
    return new PubnClassificationModel(uid(), new FittedNumbers(options, fitted, counts));
  }

  private FitOptions options() {
    return fit.options(priors(), fit.given(regParam), false);
  }

  private Priors priors() {
    double pi = fit.pi();
    double rho = fit.rhoOrZero();
    return switch (getMethod()) {
      case "auto" -> new Priors(pi, rho);
      case "pubn-n" -> Priors.positive(pi);
      case "pubn" -> {
        if (rho == 0) {
          throw new InputException("method pubn, rho " + rho + ": must be greater than 0");
        }
        yield new Priors(pi, rho);
      }
      default ->
          throw new InputException("method " + getMethod() + ": must be auto, pubn or pubn-n");
    };
  }

  private PubnClassifier with(Param<?> param, Object value) {
    set(param.name(), value);
    return this;
  }

  public PubnClassifier setWeightCol(String value) {
    return with(weightCol, value);
  }

  public PubnClassifier setMethod(String value) {
    return with(method, value);
  }

  public PubnClassifier setRegParam(double value) {
    return with(regParam, value);
  }

  public String getMethod() {
    return getOrDefault(method);
  }

  public double getRegParam() {
    return (Double) getOrDefault(regParam);
  }

  @Override
  public Param<String> weightCol() {
    return weightCol;
  }

  /** Spark's trait asks for it; the parameter is made above. */
  @Override
  public void org$apache$spark$ml$param$shared$HasWeightCol$_setter_$weightCol_$eq(
      Param<String> made) {}

  public Param<String> method() {
    return method;
  }

  public DoubleParam regParam() {
    return regParam;
  }

  @Override
  public FitParams fitParams() {
    return fit;
  }

  @Override
  public LabelParams labelParams() {
    return labels;
  }
}
