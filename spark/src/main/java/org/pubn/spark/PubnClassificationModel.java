package org.pubn.spark;

import java.util.Arrays;
import org.apache.spark.ml.attribute.AttributeGroup;
import org.apache.spark.ml.classification.ProbabilisticClassificationModel;
import org.apache.spark.ml.linalg.DenseVector;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.numbers.Sigmoid;
import scala.Tuple3;

/**
 * A linear classifier that {@link PubnClassifier} learned: g(x) = w·x + b, positive where g(x) &gt;
 * 0. The raw prediction is (−g, g), the probability that of a positive row with the logistic loss.
 */
public final class PubnClassificationModel
    extends ProbabilisticClassificationModel<Vector, PubnClassificationModel>
    implements MLWritable {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final FittedNumbers numbers;

  PubnClassificationModel(String uid, FittedNumbers numbers) {
    this(Uids.given(uid), numbers);
  }

  private PubnClassificationModel(Uids name, FittedNumbers numbers) {
    this.numbers = numbers;
    name.used();
  }

  /** Reads a model that was saved. */
  public static PubnClassificationModel load(String path) {
    return read().load(path);
  }

  public static MLReader<PubnClassificationModel> read() {
    return new ModelFiles.Reader();
  }

  @Override
  public MLWriter write() {
    return new ModelFiles.Writer(this);
  }

  FittedNumbers numbers() {
    return numbers;
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("pubn");
    }
    return uid;
  }

  @Override
  public PubnClassificationModel copy(ParamMap extra) {
    PubnClassificationModel copy = new PubnClassificationModel(uid(), numbers);
    return copyValues(copy, extra).setParent(parent());
  }

  /** w. */
  public Vector coefficients() {
    return weights(numbers.g);
  }

  /** b. */
  public double intercept() {
    return numbers.g[numbers.g.length - 1];
  }

  /** The weights of the logit of σ̂(x), the estimate of p(s=+1 | x). */
  public Vector sigmaCoefficients() {
    return weights(numbers.sigma);
  }

  /** The constant of the logit of σ̂(x). */
  public double sigmaIntercept() {
    return numbers.sigma[numbers.sigma.length - 1];
  }

  /** η: unlabeled rows with σ̂ at most so large served as negatives. */
  public double eta() {
    return Sigmoid.of(numbers.etaLogit());
  }

  /** λ of the classifier, given or chosen. */
  public double regParam() {
    return numbers.l2();
  }

  /** λ of σ̂, given or chosen. */
  public double sigmaRegParam() {
    return numbers.sigmaL2();
  }

  /**
   * The model as a classifier of the library; save it by {@code Pubn.save}, and {@code ./pubn
   * predict}, {@code serve} and {@code export --onnx} take it. Its numbers are rounded to floats.
   * It takes ready-made features: what comes before it in a pipeline is not in it.
   */
  public Classifier toClassifier() {
    return StoredClassifier.of(numbers);
  }

  private static Vector weights(double[] function) {
    return Vectors.dense(Arrays.copyOf(function, function.length - 1));
  }

  @Override
  public int numClasses() {
    return 2;
  }

  @Override
  public int numFeatures() {
    return numbers.g.length - 1;
  }

  /**
   * The schema with the columns of predictions.
   *
   * @throws InputException if the column of features is missing, is not one of vectors, or is known
   *     to have vectors of another length than the model takes
   */
  @Override
  public StructType transformSchema(StructType schema) {
    Columns.require(schema, "featuresCol", getFeaturesCol(), SQLDataTypes.VectorType());
    int known = AttributeGroup.fromStructField(schema.apply(getFeaturesCol())).size();
    if (known >= 0 && known != numFeatures()) {
      throw new InputException(
          "featuresCol "
              + getFeaturesCol()
              + ": has vectors of "
              + known
              + " columns, the model takes "
              + numFeatures());
    }
    return super.transformSchema(schema);
  }

  @Override
  public Vector predictRaw(Vector features) {
    if (features.size() != numFeatures()) {
      throw new InputException(
          "features of " + features.size() + " columns: the model takes " + numFeatures());
    }
    double score = VectorCells.dot(features, numbers.g) + intercept();
    return Vectors.dense(-score, score);
  }

  @Override
  public Vector raw2probabilityInPlace(Vector raw) {
    double[] values = ((DenseVector) raw).values();
    // Sigmoid.of both, by one exp, as they are −g and g.
    double e = StrictMath.exp(-Math.abs(values[1]));
    values[0] = (values[0] < 0 ? e : 1) / (1 + e);
    values[1] = (values[1] < 0 ? e : 1) / (1 + e);
    return raw;
  }

  /**
   * For the summaries of Spark's own classifiers. Java sees two methods of this name above, whose
   * types do not agree, and takes neither unless they are overridden by one without types.
   */
  @Override
  @SuppressWarnings({"rawtypes", "unchecked"})
  public Tuple3 findSummaryModel() {
    return new Tuple3(this, getProbabilityCol(), getPredictionCol());
  }

  @Override
  public String toString() {
    return "PubnClassificationModel: uid=" + uid() + ", numFeatures=" + numFeatures();
  }
}
