package org.pubn.spark;

import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import org.apache.spark.ml.classification.LogisticRegression;
import org.apache.spark.ml.classification.LogisticRegressionModel;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * Time per pass of {@link PubnClassifier} beside Spark's {@code LogisticRegression} on the same
 * rows in the same run, and rows per second scored from Parquet to Parquet; see {@code
 * bench/spark/run}. The rows are made in a folder, which the caller deletes.
 *
 * <p>Arguments: {@code dense}, {@code sparse} or {@code score}; the number of rows; the folder; the
 * number of passes per step.
 */
final class ScaleBenchmark {

  private static final int PARTITION = 50_000;

  private ScaleBenchmark() {}

  public static void main(String[] args) throws IOException, TimeoutException {
    String kind = args[0];
    long rows = Long.parseLong(args[1]);
    String folder = args[2];
    int passes = Integer.parseInt(args[3]);
    try (SparkSession session =
        SparkSession.builder()
            .appName("pubn-spark benchmark")
            .config("spark.ui.enabled", "false")
            .getOrCreate()) {
      session.sparkContext().setLogLevel("ERROR");
      int columns = kind.equals("sparse") ? 1 << 20 : kind.equals("dense") ? 100 : 20;
      String file = folder + "/rows.parquet";
      long start = System.nanoTime();
      make(session, rows, columns, kind.equals("sparse"))
          .write()
          .mode(SaveMode.Overwrite)
          .parquet(file);
      print("%s, %d rows, made in %.1f s", kind, rows, seconds(start));
      Dataset<Row> table = session.read().parquet(file);
      if (kind.equals("score")) {
        score(table, rows, folder);
      } else {
        train(session, table, passes);
      }
      print("driver's heap in use at the end: %d MB", heap() >> 20);
    }
  }

  /** Of ten rows one is positive, one a known negative, eight are unlabeled. */
  private static Dataset<Row> make(SparkSession session, long rows, int columns, boolean sparse) {
    UDF1<Long, Vector> features = id -> sparse ? sparse(id, columns) : dense(id, columns);
    int partitions = (int) Math.max(2, rows / PARTITION);
    return session
        .range(0, rows, 1, partitions)
        .select(
            functions.udf(features, SQLDataTypes.VectorType()).apply(col("id")).as("features"),
            functions
                .when(col("id").mod(10).equalTo(0), 1.0)
                .when(col("id").mod(10).equalTo(1), 0.0)
                .cast(DataTypes.DoubleType)
                .as("label"));
  }

  /** The rows of U are positive by one in five, and of the known kind by another. */
  private static double shift(long id) {
    long kind = id % 10 == 0 ? 0 : id % 10 == 1 ? 1 : id / 10 % 5;
    return kind == 0 ? 0.3 : kind == 1 ? -0.3 : 0;
  }

  private static Vector dense(long id, int columns) {
    RandomStream random = new Seed(id).random();
    double[] cells = new double[columns];
    for (int i = 0; i < columns; i++) {
      cells[i] = random.nextDouble() - 0.5 + (i < 5 ? shift(id) : 0);
    }
    return Vectors.dense(cells);
  }

  /** A hundred cells, one in each stretch of the columns. */
  private static Vector sparse(long id, int columns) {
    RandomStream random = new Seed(id).random();
    int[] indices = new int[100];
    double[] values = new double[100];
    int stretch = columns / 100;
    for (int i = 0; i < 100; i++) {
      double place = random.nextDouble();
      indices[i] = i * stretch + (int) (place * place * stretch);
      values[i] = 0.05 + 0.1 * random.nextDouble() + (i < 5 ? shift(id) : 0);
    }
    return Vectors.sparse(columns, indices, values);
  }

  private static void train(SparkSession session, Dataset<Row> table, int passes)
      throws TimeoutException {
    PassTimes times = new PassTimes();
    session.sparkContext().addSparkListener(times);
    PubnClassifier ours =
        new PubnClassifier()
            .setPrior(0.2)
            .setRho(0.2)
            .setRegParam(1e-4)
            .setSigmaRegParam(1e-4)
            .setMaxIter(passes)
            .setTol(0);
    long start = System.nanoTime();
    ours.fit(table);
    double total = seconds(start);
    settle(table);
    double[] ourPass = times.perPass(RiskPass.DESCRIPTION, total, "PUbN, two steps");
    Dataset<Row> labeled = table.na().fill(0.0, new String[] {"label"});
    LogisticRegression theirs =
        new LogisticRegression()
            .setRegParam(1e-4)
            .setStandardization(false)
            .setMaxIter(passes)
            .setTol(0);
    start = System.nanoTime();
    theirs.fit(labeled);
    total = seconds(start);
    settle(table);
    double[] theirPass = times.perPass("RDDLossFunction", total, "LogisticRegression");
    print(
        "ratio per pass %.2f by the clock, %.2f by processors",
        ourPass[0] / theirPass[0], ourPass[1] / theirPass[1]);
  }

  private static void score(Dataset<Row> table, long rows, String folder) throws TimeoutException {
    Dataset<Row> few = table.limit(20_000);
    PubnClassificationModel ours =
        new PubnClassifier()
            .setPrior(0.2)
            .setRho(0.2)
            .setRegParam(1e-3)
            .setSigmaRegParam(1e-3)
            .fit(few);
    LogisticRegressionModel theirs =
        new LogisticRegression().setMaxIter(10).fit(few.na().fill(0.0, new String[] {"label"}));
    for (int round = 0; round < 3; round++) {
      write(ours.transform(few), folder);
      write(theirs.transform(few), folder);
    }
    PassTimes times = new PassTimes();
    table.sparkSession().sparkContext().addSparkListener(times);
    long start = System.nanoTime();
    write(ours.transform(table), folder);
    double byClock = seconds(start);
    settle(table);
    double processors = times.processorSeconds();
    print("PUbN: %.0f rows per second, %.1f s of processors", rows / byClock, processors);
    start = System.nanoTime();
    write(theirs.transform(table), folder);
    byClock = seconds(start);
    settle(table);
    print(
        "LogisticRegression: %.0f rows per second, %.1f s of processors",
        rows / byClock, times.processorSeconds() - processors);
  }

  /** Waits until Spark has told everything that happened. */
  private static void settle(Dataset<Row> table) throws TimeoutException {
    table.sparkSession().sparkContext().listenerBus().waitUntilEmpty();
  }

  private static void write(Dataset<Row> scored, String folder) {
    scored
        .select("probability", "prediction")
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(folder + "/scored.parquet");
  }

  private static long heap() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) * 1e-9;
  }

  static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
