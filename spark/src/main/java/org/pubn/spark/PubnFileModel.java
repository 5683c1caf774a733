package org.pubn.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.ml.Transformer;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.util.DefaultParamsReader;
import org.apache.spark.ml.util.DefaultParamsWritable;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.preprocessing.Preprocessing;

/**
 * Scores rows with a model file of {@code ./pubn train}: a table by the names of its columns, as
 * the model prepares them; ready-made features by a column of vectors. Adds columns with the score
 * g(x), the probability and the decision of the model's own threshold, all three doubles.
 *
 * <p>The file is read once by the driver, and once by every JVM of the cluster; rows are scored in
 * batches.
 */
public final class PubnFileModel extends Transformer implements DefaultParamsWritable {

  private static final long serialVersionUID = 1L;

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final Param<String> modelFile =
      new Param<>(this, "modelFile", "the model, in any file system that Spark reads");
  private final Param<String> featuresCol =
      new Param<>(this, "featuresCol", "column of vectors, for a model of ready-made features");
  private final Param<String> scoreCol = new Param<>(this, "scoreCol", "column of scores g(x)");
  private final Param<String> probabilityCol =
      new Param<>(this, "probabilityCol", "column of probabilities");
  private final Param<String> predictionCol =
      new Param<>(this, "predictionCol", "column of decisions, 1 or 0");

  /** A model without a file. */
  public PubnFileModel() {
    setDefault(featuresCol, "features");
    setDefault(scoreCol, "score");
    setDefault(probabilityCol, "probability");
    setDefault(predictionCol, "prediction");
  }

  /** A model with a given name, for readers. */
  public PubnFileModel(String uid) {
    this(Uids.given(uid));
  }

  private PubnFileModel(Uids name) {
    this();
    name.used();
  }

  /** Reads a stage that was saved: the name of the model file, not the file. */
  public static PubnFileModel load(String path) {
    return read().load(path);
  }

  public static MLReader<PubnFileModel> read() {
    return new DefaultParamsReader<>();
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("pubnFile");
    }
    return uid;
  }

  @Override
  public PubnFileModel copy(ParamMap extra) {
    return defaultCopy(extra);
  }

  /**
   * The schema with three more columns.
   *
   * @throws InputException if one of them is there already
   */
  @Override
  public StructType transformSchema(StructType schema) {
    StructType more = schema;
    for (Param<String> added : List.of(scoreCol, probabilityCol, predictionCol)) {
      String name = getOrDefault(added);
      if (Arrays.asList(more.fieldNames()).contains(name)) {
        throw new InputException(added.name() + " " + name + ": the table has such a column");
      }
      more = more.add(name, DataTypes.DoubleType, false);
    }
    return more;
  }

  /**
   * The table with scores.
   *
   * @throws InputException if there is no such model file, or the table lacks a column
   */
  @Override
  public Dataset<Row> transform(Dataset<?> dataset) {
    StructType schema = transformSchema(dataset.schema());
    byte[] bytes = bytes(dataset.sparkSession());
    List<String> header = requireColumns(dataset.schema(), SharedClassifiers.of(bytes));
    Broadcast<byte[]> sent =
        new JavaSparkContext(dataset.sparkSession().sparkContext()).broadcast(bytes);
    String features = getOrDefault(featuresCol);
    return dataset
        .toDF()
        .mapPartitions(
            (MapPartitionsFunction<Row, Row>)
                rows -> scored(rows, SharedClassifiers.of(sent.value()), header, features),
            Encoders.row(schema));
  }

  private static Iterator<Row> scored(
      Iterator<Row> rows, Classifier classifier, List<String> header, String features) {
    return new ScoredRows(rows, BatchScorer.of(classifier, header, features));
  }

  private byte[] bytes(SparkSession session) {
    if (!isDefined(modelFile)) {
      throw new InputException("modelFile: must be given");
    }
    Path path = new Path(getOrDefault(modelFile));
    try {
      FileSystem files = path.getFileSystem(session.sparkContext().hadoopConfiguration());
      if (!files.exists(path)) {
        throw new InputException("modelFile " + path + ": there is no such file");
      }
      try (InputStream stream = files.open(path)) {
        return stream.readAllBytes();
      }
    } catch (IOException e) {
      throw new InputException("modelFile " + path + ": cannot be read: " + e.getMessage(), e);
    }
  }

  /** The columns that are read as cells; of ready-made features none. */
  private List<String> requireColumns(StructType schema, Classifier classifier) {
    if (classifier.preprocessing().isEmpty()) {
      Columns.require(schema, "featuresCol", getOrDefault(featuresCol), SQLDataTypes.VectorType());
      return List.of();
    }
    Preprocessing preprocessing = classifier.preprocessing().get();
    preprocessing.encoder(List.of(schema.fieldNames()));
    List<String> read = new ArrayList<>(preprocessing.columns());
    read.retainAll(List.of(schema.fieldNames()));
    return read;
  }

  private PubnFileModel with(Param<?> param, Object value) {
    set(param.name(), value);
    return this;
  }

  public PubnFileModel setModelFile(String value) {
    return with(modelFile, value);
  }

  public PubnFileModel setFeaturesCol(String value) {
    return with(featuresCol, value);
  }

  public PubnFileModel setScoreCol(String value) {
    return with(scoreCol, value);
  }

  public PubnFileModel setProbabilityCol(String value) {
    return with(probabilityCol, value);
  }

  public PubnFileModel setPredictionCol(String value) {
    return with(predictionCol, value);
  }

  public Param<String> modelFile() {
    return modelFile;
  }

  public Param<String> featuresCol() {
    return featuresCol;
  }

  public Param<String> scoreCol() {
    return scoreCol;
  }

  public Param<String> probabilityCol() {
    return probabilityCol;
  }

  public Param<String> predictionCol() {
    return predictionCol;
  }
}
