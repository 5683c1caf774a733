package org.pubn.spark;

import java.util.OptionalDouble;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.Estimator;
import org.apache.spark.ml.linalg.SQLDataTypes;
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
 * PUbN for any learner of Spark that takes weights: given σ̂, the PUbN risk has none but
 * non-negative weights. Learns σ̂ by a linear function, once without each fold of the rows, so that
 * no row is weighed by what knows it; {@link PubnWeigherModel} then adds the weights.
 *
 * <pre>{@code
 * Dataset<Row> weighted = new PubnWeigher().setPrior(0.1).setRho(0.3).fit(rows).transform(rows);
 * new GBTClassifier().setLabelCol("pubnLabel").setWeightCol("pubnWeight").fit(weighted);
 * }</pre>
 *
 * <p>Labels are those of {@link PubnClassifier}.
 */
public final class PubnWeigher extends Estimator<PubnWeigherModel>
    implements HasWeightCol,
        HasFitParams<PubnWeigher>,
        HasLabelParams<PubnWeigher>,
        DefaultParamsWritable {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final Param<String> featuresCol =
      new Param<>(this, "featuresCol", "column of features, a vector");
  private final Param<String> labelCol = new Param<>(this, "labelCol", "column of labels");
  private final Param<String> weightCol =
      new Param<>(this, "weightCol", "column of row weights; without it every row counts once");
  private final FitParams fit = new FitParams(this, 5);
  private final LabelParams labels = new LabelParams(this);

  /** A weigher with a name of its own. */
  public PubnWeigher() {
    setDefault(featuresCol, "features");
    setDefault(labelCol, "label");
  }

  /** A weigher with a given name, for readers. */
  public PubnWeigher(String uid) {
    this(Uids.given(uid));
  }

  private PubnWeigher(Uids name) {
    this();
    name.used();
  }

  /** Reads a weigher that was saved. */
  public static PubnWeigher load(String path) {
    return read().load(path);
  }

  public static MLReader<PubnWeigher> read() {
    return new DefaultParamsReader<>();
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("pubnWeigher");
    }
    return uid;
  }

  @Override
  public PubnWeigher copy(ParamMap extra) {
    return defaultCopy(extra);
  }

  /**
   * The schema with the columns of σ̂, label and weight.
   *
   * @throws InputException if a column is missing or of another type than is needed
   */
  @Override
  public StructType transformSchema(StructType schema) {
    Columns.require(schema, "featuresCol", getOrDefault(featuresCol), SQLDataTypes.VectorType());
    Columns.requireNumber(schema, "labelCol", getOrDefault(labelCol));
    if (isDefined(weightCol)) {
      Columns.requireNumber(schema, "weightCol", getWeightCol());
    }
    options();
    labels.coding();
    return PubnWeigherModel.withWeights(schema);
  }

  @Override
  public PubnWeigherModel fit(Dataset<?> dataset) {
    transformSchema(dataset.schema());
    FitOptions options = options();
    RowTable table =
        new RowTable(
            dataset,
            getOrDefault(featuresCol),
            getOrDefault(labelCol),
            isDefined(weightCol) ? getWeightCol() : null,
            labels.coding(),
            options.folds(),
            options.seed());
    RowCounts counts = table.counts();
    counts.requireNegatives(options.priors());
    if (counts.rows(Role.NEGATIVE) > 0 && !isDefined(fit.rho)) {
      throw new InputException(
          "rho: must be given where rows are known to be negative; 0 takes no notice of them");
    }
    CrossFittedSigma sigma =
        new LinearFit(
                new JavaSparkContext(dataset.sparkSession().sparkContext()),
                table.blocks(counts.columns()),
                counts.columns(),
                options)
            .crossFit();
    PubnWeigherModel model = new PubnWeigherModel(uid(), sigma, options.seed());
    return copyValues(model, ParamMap.empty()).setParent(this);
  }

  private FitOptions options() {
    // The weigher learns no classifier, so λ of one is of no account.
    return fit.options(new Priors(fit.pi(), fit.rhoOrZero()), OptionalDouble.of(1), true);
  }

  private PubnWeigher with(Param<?> param, Object value) {
    set(param.name(), value);
    return this;
  }

  public PubnWeigher setFeaturesCol(String value) {
    return with(featuresCol, value);
  }

  public PubnWeigher setLabelCol(String value) {
    return with(labelCol, value);
  }

  public PubnWeigher setWeightCol(String value) {
    return with(weightCol, value);
  }

  public Param<String> featuresCol() {
    return featuresCol;
  }

  public Param<String> labelCol() {
    return labelCol;
  }

  @Override
  public Param<String> weightCol() {
    return weightCol;
  }

  /** Spark's trait asks for it; the parameter is made above. */
  @Override
  public void org$apache$spark$ml$param$shared$HasWeightCol$_setter_$weightCol_$eq(
      Param<String> made) {}

  @Override
  public FitParams fitParams() {
    return fit;
  }

  @Override
  public LabelParams labelParams() {
    return labels;
  }
}
