package org.pubn.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.ml.Model;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.ParamMap;
import org.apache.spark.ml.param.shared.HasWeightCol;
import org.apache.spark.ml.util.MLReader;
import org.apache.spark.ml.util.MLWritable;
import org.apache.spark.ml.util.MLWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.numbers.Sigmoid;
import org.pubn.sample.Role;

/**
 * Adds to rows their σ̂, and the label and the weight with which they enter the PUbN risk. A
 * positive row comes twice where it also counts as a negative; a row without weight does not come
 * at all. The weights average one; {@link #scale} is what those of the formula were multiplied
 * with.
 *
 * <p>It is for the rows that it was fitted on: those of a fold are weighed by the σ̂ that does not
 * know them.
 */
public final class PubnWeigherModel extends Model<PubnWeigherModel>
    implements MLWritable, HasWeightCol, HasLabelParams<PubnWeigherModel> {

  private static final long serialVersionUID = 1L;

  private static final List<String> ADDED = List.of("sigma", "pubnLabel", "pubnWeight");

  // No initializer: it would undo what uid() sets while the constructor of the superclass runs.
  private @Nullable String uid;

  private final Param<String> featuresCol =
      new Param<>(this, "featuresCol", "column of features, a vector");
  private final Param<String> labelCol = new Param<>(this, "labelCol", "column of labels");
  private final Param<String> weightCol =
      new Param<>(this, "weightCol", "column of row weights; without it every row counts once");
  private final LabelParams labels = new LabelParams(this);
  private final CrossFittedSigma sigma;
  private final long seed;

  PubnWeigherModel(String uid, CrossFittedSigma sigma, long seed) {
    this(Uids.given(uid), sigma, seed);
  }

  private PubnWeigherModel(Uids name, CrossFittedSigma sigma, long seed) {
    this.sigma = sigma;
    this.seed = seed;
    setDefault(featuresCol, "features");
    setDefault(labelCol, "label");
    name.used();
  }

  /** Reads a model that was saved. */
  public static PubnWeigherModel load(String path) {
    return read().load(path);
  }

  public static MLReader<PubnWeigherModel> read() {
    return new WeigherFiles.Reader();
  }

  @Override
  public MLWriter write() {
    return new WeigherFiles.Writer(this);
  }

  CrossFittedSigma sigma() {
    return sigma;
  }

  long seed() {
    return seed;
  }

  @Override
  public String uid() {
    if (uid == null) {
      uid = Uids.next("pubnWeigher");
    }
    return uid;
  }

  @Override
  public PubnWeigherModel copy(ParamMap extra) {
    return copyValues(new PubnWeigherModel(uid(), sigma, seed), extra).setParent(parent());
  }

  /** η: unlabeled rows with σ̂ at most so large serve as negatives. */
  public double eta() {
    return Sigmoid.of(sigma.etaLogit);
  }

  /** What the weights of the formula were multiplied with. */
  public double scale() {
    return sigma.scale;
  }

  /** λ of σ̂, given or chosen. */
  public double sigmaRegParam() {
    return sigma.l2;
  }

  static StructType withWeights(StructType schema) {
    StructType more = schema;
    for (String name : ADDED) {
      if (Arrays.asList(schema.fieldNames()).contains(name)) {
        throw new InputException("column " + name + ": the table has one already");
      }
      more = more.add(name, DataTypes.DoubleType, false);
    }
    return more;
  }

  @Override
  public StructType transformSchema(StructType schema) {
    Columns.require(schema, "featuresCol", getOrDefault(featuresCol), SQLDataTypes.VectorType());
    Columns.requireNumber(schema, "labelCol", getOrDefault(labelCol));
    if (isDefined(weightCol)) {
      Columns.requireNumber(schema, "weightCol", getWeightCol());
    }
    return withWeights(schema);
  }

  @Override
  public Dataset<Row> transform(Dataset<?> dataset) {
    StructType schema = transformSchema(dataset.schema());
    CrossFittedSigma fitted = sigma;
    Cells cells =
        new Cells(
            labels.coding(),
            seed,
            dataset.schema().fieldIndex(getOrDefault(featuresCol)),
            dataset.schema().fieldIndex(getOrDefault(labelCol)),
            isDefined(weightCol) ? dataset.schema().fieldIndex(getWeightCol()) : -1);
    return dataset
        .sparkSession()
        .createDataFrame(
            dataset
                .toDF()
                .javaRDD()
                .mapPartitions(
                    (FlatMapFunction<Iterator<Row>, Row>) rows -> weighed(rows, fitted, cells)),
            schema);
  }

  /** How a row is read; no weight is a column below 0. */
  private record Cells(LabelCoding coding, long seed, int features, int label, int weight)
      implements Serializable {

    Role role(Row row) {
      Double mark = row.isNullAt(label) ? null : ((Number) row.get(label)).doubleValue();
      Role role = coding.role(mark);
      if (role == null) {
        throw new InputException("label " + mark + ": " + coding.allowed());
      }
      return role;
    }

    double weight(Row row) {
      return weight < 0 ? 1 : ((Number) row.get(weight)).doubleValue();
    }
  }

  private static Iterator<Row> weighed(Iterator<Row> rows, CrossFittedSigma fitted, Cells cells) {
    ScenarioMasses masses = fitted.masses();
    return new Expanded(
        rows,
        row -> {
          Vector vector = row.getAs(cells.features());
          Role role = cells.role(row);
          fitted.requireColumns(vector);
          int fold = RowTable.fold(VectorCells.key(vector), cells.seed(), fitted.folds());
          double[] function = fitted.function(fold);
          double logit = VectorCells.dot(vector, function) + function[function.length - 1];
          double scale = fitted.scale * cells.weight(row);
          List<Row> weighted = new ArrayList<>(2);
          add(row, logit, 1, scale * masses.positive(role, logit), weighted);
          add(row, logit, 0, scale * masses.negative(role, logit), weighted);
          return weighted;
        });
  }

  private static void add(Row row, double logit, double label, double weight, List<Row> weighted) {
    if (weight > 0) {
      Object[] cells = new Object[row.size() + 3];
      for (int i = 0; i < row.size(); i++) {
        cells[i] = row.get(i);
      }
      cells[row.size()] = Sigmoid.of(logit);
      cells[row.size() + 1] = label;
      cells[row.size() + 2] = weight;
      weighted.add(RowFactory.create(cells));
    }
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
  public LabelParams labelParams() {
    return labels;
  }
}
