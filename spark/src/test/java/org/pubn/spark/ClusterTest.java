package org.pubn.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.apache.spark.ml.Pipeline;
import org.apache.spark.ml.PipelineModel;
import org.apache.spark.ml.PipelineStage;
import org.apache.spark.ml.feature.VectorAssembler;
import org.apache.spark.ml.functions;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A cluster of real processes on loopback: a master, two workers with an executor each, a driver of
 * its own. One executor and two learn the same bits; a pipeline that was saved here predicts the
 * same there; a worker that is killed while a model is learned, or rows are scored, changes
 * nothing.
 */
class ClusterTest {

  /** Far more than it takes, for a machine that has other things to do. */
  private static final long SECONDS = 600;

  @TempDir private Path directory;

  @Test
  void executorsDoNotMatterAndMayDieInATraining() throws Exception {
    run(
        "train",
        (driver, expected) -> {
          assertThat(driver.await("executors")).isEqualTo("2");
          String two = driver.await("two");
          assertThat(driver.await("predictions")).isEqualTo(expected);
          driver.killWorkerWhenAsked();
          assertThat(driver.await("survived")).isEqualTo("[" + two + "]");
          assertThat(driver.await("left")).isEqualTo("1");
          assertThat(driver.await("one")).isEqualTo(two);
        });
  }

  @Test
  @Tag("long")
  void anExecutorMayDieWhileRowsAreScored() throws Exception {
    run(
        "score",
        (driver, expected) -> {
          assertThat(driver.await("executors")).isEqualTo("2");
          assertThat(driver.await("predictions")).isEqualTo(expected);
          driver.killWorkerWhenAsked();
          assertThat(driver.await("survived")).isEqualTo("[" + expected + "]");
          assertThat(driver.await("left")).isEqualTo("1");
        });
  }

  private interface Checks {
    void run(Driver driver, String expectedPredictions) throws Exception;
  }

  /** The program that runs on the cluster, and a worker that may be killed. */
  private record Driver(Process process, Path output, Process worker, long deadline) {

    /** What the program prints after a word. */
    String await(String word) throws Exception {
      return Processes.await(output, word + " ", process, deadline);
    }

    /** As {@code kill -9} does. */
    void killWorkerWhenAsked() throws Exception {
      await("kill");
      worker.destroyForcibly();
    }
  }

  private void run(String what, Checks checks) throws Exception {
    SparkSession session = LocalSpark.session();
    Path table = directory.resolve("table.parquet");
    write(session, table);
    Path pipeline = directory.resolve("pipeline");
    PipelineModel here = pipeline(session, table, pipeline);
    String expected = ClusterDriver.predictions(here, session.read().parquet(table.toString()));

    long deadline = System.nanoTime() + SECONDS * 1_000_000_000;
    try (Processes processes = new Processes(directory.resolve("spark-home"))) {
      String master = "spark://127.0.0.1:" + freePort();
      start(
          processes,
          "org.apache.spark.deploy.master.Master",
          "master",
          "--host",
          "127.0.0.1",
          "--port",
          master.substring(master.lastIndexOf(':') + 1),
          "--webui-port",
          "0");
      Process first = worker(processes, "first", master);
      worker(processes, "second", master);
      Path output = directory.resolve("driver.txt");
      Process driver =
          processes.start(
              output,
              ClusterDriver.class.getName(),
              what,
              master,
              table.toString(),
              pipeline.toString(),
              folders());
      checks.run(new Driver(driver, output, first, deadline), expected);
    }
  }

  private Process worker(Processes processes, String name, String master) throws IOException {
    return start(
        processes,
        "org.apache.spark.deploy.worker.Worker",
        name,
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--webui-port",
        "0",
        "--cores",
        "1",
        "--memory",
        "1g",
        "--work-dir",
        directory.resolve(name + "-work").toString(),
        master);
  }

  /** Skips the test where processes cannot be started. */
  private Process start(Processes processes, String mainClass, String name, String... arguments) {
    try {
      return processes.start(directory.resolve(name + ".txt"), mainClass, arguments);
    } catch (IOException e) {
      assumeTrue(false, "a process cannot be started here: " + e.getMessage());
      throw new IllegalStateException(e);
    }
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      assumeTrue(false, "no port of loopback can be opened here: " + e.getMessage());
      throw new IllegalStateException(e);
    }
  }

  /** What is not in a jar: the classes of this module and of those it is built with. */
  private static String folders() {
    return Processes.classPath().stream()
        .filter(
            entry ->
                !entry.endsWith(".jar")
                    || Path.of(entry).getFileName().toString().startsWith("pubn"))
        .collect(Collectors.joining(System.getProperty("path.separator")));
  }

  private static void write(SparkSession session, Path file) {
    Dataset<Row> rows = Clouds.table(session, Clouds.samples(100, 500, 80), false);
    Column cells = functions.vector_to_array(rows.col("features"), "float64");
    rows.select(
            org.apache.spark.sql.functions.monotonically_increasing_id().as("id"),
            cells.getItem(0).as("a"),
            cells.getItem(1).as("b"),
            cells.getItem(2).as("c"),
            cells.getItem(3).as("d"),
            rows.col("features").as("vector"),
            rows.col("label"))
        .write()
        .parquet(file.toString());
  }

  private static PipelineModel pipeline(SparkSession session, Path table, Path file)
      throws IOException {
    PipelineStage[] stages = {
      new VectorAssembler()
          .setInputCols(new String[] {"a", "b", "c", "d"})
          .setOutputCol("features"),
      new PubnClassifier()
          .setPrior(Clouds.PRIORS.pi())
          .setRho(Clouds.PRIORS.rho())
          .setRegParam(0.002)
          .setSigmaRegParam(0.01)
          .setTol(1e-5)
    };
    PipelineModel model =
        new Pipeline().setStages(stages).fit(session.read().parquet(table.toString()));
    model.write().save(file.toString());
    return model;
  }
}
