package org.pubn.spark;

import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
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
public final class PubnClassifier extends PubnClassifierParams implements DefaultParamsWritable {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  /** A classifier with a name of its own. */
  public PubnClassifier() {}

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
    coding();
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
            coding(),
            options.folds(),
            options.seed());
    RowCounts counts = table.counts();
    counts.requireNegatives(options.priors());
    if (counts.rows(Role.NEGATIVE) > 0 && getMethod().equals("auto") && !isDefined(rho())) {
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
}
