package org.pubn.spark;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * The program that {@link ClusterTest} runs on a cluster, in a JVM of its own. It prints a line for
 * each thing it did; after the line {@code kill} it expects to lose a worker.
 *
 * <p>Arguments: {@code train} or {@code score}, the master, the table, a pipeline that was saved by
 * another JVM, the class path of executors.
 */
final class ClusterDriver {

  private ClusterDriver() {}

  public static void main(String[] args) throws IOException {
    try (SparkSession session = session(args)) {
      Dataset<Row> table = session.read().parquet(args[2]);
      System.out.println("executors " + executors(session));
      if (args[0].equals("train")) {
        String two = fitted(table);
        System.out.println("two " + two);
        System.out.println("predictions " + predictions(PipelineModel.load(args[3]), table));
        System.out.println("survived " + whileAWorkerDies(session, 12, () -> fitted(table)));
        System.out.println("left " + executors(session));
        System.out.println("one " + fitted(table));
      } else {
        PipelineModel model = PipelineModel.load(args[3]);
        Dataset<Row> spread = table.repartition(32).cache();
        System.out.println("predictions " + predictions(model, spread));
        System.out.println(
            "survived " + whileAWorkerDies(session, 1, () -> predictions(model, spread)));
        System.out.println("left " + executors(session));
      }
    }
  }

  /**
   * Does something over and over until a worker is lost, and lists the different results. The
   * worker is asked for when so many jobs have begun; it is lost in the midst of one of the
   * repetitions, as nothing else is done meanwhile.
   */
  private static Set<String> whileAWorkerDies(
      SparkSession session, int afterJobs, Supplier<String> what) {
    AtomicInteger jobs = new AtomicInteger();
    AtomicBoolean lost = new AtomicBoolean();
    session
        .sparkContext()
        .addSparkListener(
            new SparkListener() {
              @Override
              public void onJobStart(SparkListenerJobStart start) {
                if (jobs.incrementAndGet() == afterJobs) {
                  System.out.println("kill now");
                }
              }

              @Override
              public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                lost.set(true);
              }
            });
    Set<String> results = new LinkedHashSet<>();
    while (!lost.get()) {
      results.add(what.get());
    }
    return results;
  }

  private static int executors(SparkSession session) {
    return session.sparkContext().getExecutorMemoryStatus().size() - 1;
  }

  private static SparkSession session(String[] args) {
    SparkSession session =
        SparkSession.builder()
            .master(args[1])
            .appName("pubn cluster test")
            .config("spark.ui.enabled", "false")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.cores.max", 2)
            .config("spark.executor.cores", 1)
            .config("spark.executor.memory", "512m")
            .config("spark.executor.extraClassPath", args[4])
            .config("spark.scheduler.minRegisteredResourcesRatio", "1.0")
            .config("spark.scheduler.maxRegisteredResourcesWaitingTime", "60s")
            .config("spark.sql.files.maxPartitionBytes", "16k")
            .config("spark.sql.files.openCostInBytes", "0")
            .getOrCreate();
    session.sparkContext().setLogLevel("ERROR");
    return session;
  }

  /** The bits of what is learned from four partitions. */
  private static String fitted(Dataset<Row> table) {
    PubnClassificationModel model =
        new PubnClassifier()
            .setPrior(Clouds.PRIORS.pi())
            .setRho(Clouds.PRIORS.rho())
            .setRegParam(0.002)
            .setSigmaRegParam(0.01)
            .setTol(1e-5)
            .setFeaturesCol("vector")
            .fit(table.repartition(4));
    return Arrays.stream(model.numbers().g)
        .mapToObj(Double::toHexString)
        .collect(Collectors.joining(" "));
  }

  static String predictions(PipelineModel pipeline, Dataset<Row> table) {
    return pipeline
        .transform(table.drop("vector"))
        .orderBy("id")
        .select("rawPrediction")
        .collectAsList()
        .stream()
        .map(row -> row.get(0).toString())
        .collect(Collectors.joining(" "));
  }
}
