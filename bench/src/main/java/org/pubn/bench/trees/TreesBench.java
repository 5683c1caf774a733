package org.pubn.bench.trees;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;
import org.pubn.trees.BinnedRows;
import org.pubn.trees.BoostingLearner;
import org.pubn.trees.BoostingOptions;
import org.pubn.trees.ForestLearner;
import org.pubn.trees.ForestOptions;
import org.pubn.trees.LogisticObjective;
import org.pubn.trees.Masses;
import org.pubn.trees.Trees;

/**
 * Times forests and boosting. {@code generate DIR ROWS SCORED} writes the files that both sides
 * read; {@code measure DIR THREADS ROUNDS} prints a line per measurement: what, seconds, seconds of
 * processor time, and for scores the AUC on rows that were held out.
 */
public final class TreesBench {

  static final int COLUMNS = 50;
  private static final int TREES = 200;

  private TreesBench() {}

  /** Runs one of the two. */
  public static void main(String[] args) throws IOException {
    Path directory = Path.of(args[1]);
    if (args[0].equals("generate")) {
      TreeRows.make(Integer.parseInt(args[2]), COLUMNS, new Seed(1))
          .write(directory.resolve("train.f32"));
      TreeRows.make(Integer.parseInt(args[3]), COLUMNS, new Seed(2))
          .write(directory.resolve("test.f32"));
    } else {
      measure(directory, Integer.parseInt(args[2]), Integer.parseInt(args[3]));
    }
  }

  private static void measure(Path directory, int threads, int rounds) throws IOException {
    TreeRows train = TreeRows.read(directory.resolve("train.f32"), COLUMNS);
    TreeRows test = TreeRows.read(directory.resolve("test.f32"), COLUMNS);
    DenseFeatures features = DenseFeatures.ofOwned(COLUMNS, train.values());
    Masses masses = Masses.ofLabels(train.labels());
    for (int round = 0; round < rounds; round++) {
      Stopwatch watch = new Stopwatch();
      Trees forest =
          new ForestLearner(ForestOptions.randomForest(TREES), threads)
              .withoutOutOfBag()
              .grow(BinnedRows.learn(features, threads, new Seed(0)), masses, new Seed(3))
              .trees();
      watch.print("forest-train", Double.NaN);
      score("forest-score", forest, test, threads);
      watch = new Stopwatch();
      Trees extra =
          new ForestLearner(ForestOptions.extraTrees(TREES), threads)
              .withoutOutOfBag()
              .grow(BinnedRows.learn(features, threads, new Seed(0)), masses, new Seed(3))
              .trees();
      watch.print("extra-train", Double.NaN);
      score("extra-score", extra, test, threads);
      watch = new Stopwatch();
      Trees boosted =
          new BoostingLearner(BoostingOptions.DEFAULT, threads)
              .boost(
                  BinnedRows.learn(features, threads, new Seed(0)),
                  new LogisticObjective(masses),
                  new Seed(3))
              .trees();
      watch.print("boosting-train", Double.NaN);
      score("boosting-score", boosted, test, threads);
    }
  }

  private static void score(String what, Trees trees, TreeRows test, int threads) {
    Stopwatch watch = new Stopwatch();
    double[] scores = trees.scores(test.values(), threads);
    watch.print(what, auc(scores, test.labels()));
  }

  private static double auc(double[] scores, float[] labels) {
    // The label in the last bit of the sort key: it moves a score by less than 10⁻¹⁵.
    double[] keys = new double[scores.length];
    for (int i = 0; i < keys.length; i++) {
      long bits = Double.doubleToRawLongBits(scores[i] + 100) & ~1L;
      keys[i] = Double.longBitsToDouble(bits | (labels[i] > 0 ? 1 : 0));
    }
    Arrays.sort(keys);
    double ranks = 0;
    double positives = 0;
    for (int i = 0; i < keys.length; i++) {
      if ((Double.doubleToRawLongBits(keys[i]) & 1) == 1) {
        ranks += i + 1;
        positives++;
      }
    }
    return (ranks - positives * (positives + 1) / 2) / (positives * (keys.length - positives));
  }

  /** Wall and processor time since it was made. */
  private static final class Stopwatch {
    private final long wall = System.nanoTime();
    private final long cpu = processorTime();

    private static long processorTime() {
      return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
    }

    void print(String what, double auc) {
      double seconds = (System.nanoTime() - wall) / 1e9;
      double processor = (processorTime() - cpu) / 1e9;
      System.out.printf(Locale.ROOT, "%s %.3f %.3f %.4f%n", what, seconds, processor, auc);
    }
  }

  /** The most memory that this process has held, in megabytes, where Linux tells. */
  static long residentMegabytes() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("VmHWM:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    return -1;
  }
}
