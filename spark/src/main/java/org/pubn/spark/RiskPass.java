package org.pubn.spark;

import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.pubn.linear.BlockSums;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.Lbfgs;
import scala.Tuple2;

/** Passes over all rows: every search that is still under way gets its value and gradient. */
final class RiskPass {

  /**
   * A function to be searched.
   *
   * @param variant which rows it is trained on
   * @param l2 λ
   * @param search the search
   */
  record Job(int variant, double l2, Lbfgs search) {}

  /** What Spark's pages call the job of a pass. */
  static final String DESCRIPTION = "pubn: pass over all rows";

  /**
   * How many numbers a gradient of all searches of a pass may have. The driver adds up 16 of them,
   * and keeps 20 more for every search.
   */
  private static final int MOST_NUMBERS = 1 << 21;

  private static final String PROPERTY = "spark.job.description";

  private final JavaSparkContext context;
  private final JavaPairRDD<RowBlock, double[][]> rows;

  /**
   * Passes over rows.
   *
   * @param rows blocks with their {@linkplain MassRule#of masses}
   */
  RiskPass(JavaSparkContext context, JavaPairRDD<RowBlock, double[][]> rows) {
    this.context = context;
    this.rows = rows;
  }

  /**
   * Runs all searches to their ends, one pass for a step of all; in groups, where functions have so
   * many columns that the driver could not hold all of them.
   */
  void run(List<Job> jobs) {
    String before = context.getLocalProperty(PROPERTY);
    context.setLocalProperty(PROPERTY, DESCRIPTION);
    try {
      int together = jobs.isEmpty() ? 1 : together(jobs.get(0).search().point().length);
      for (int from = 0; from < jobs.size(); from += together) {
        runTogether(jobs.subList(from, Math.min(jobs.size(), from + together)));
      }
    } finally {
      context.setLocalProperty(PROPERTY, before);
    }
  }

  /** How many searches may share a pass. */
  static int together(int numbers) {
    return Math.max(1, MOST_NUMBERS / numbers);
  }

  private void runTogether(List<Job> jobs) {
    List<Job> open = jobs.stream().filter(job -> !job.search().finished()).toList();
    while (!open.isEmpty()) {
      tell(open);
      open = open.stream().filter(job -> !job.search().finished()).toList();
    }
  }

  private void tell(List<Job> jobs) {
    double[][] functions = jobs.stream().map(job -> job.search().point()).toArray(double[][]::new);
    int[] variants = jobs.stream().mapToInt(Job::variant).toArray();
    Broadcast<double[][]> sent = context.broadcast(functions);
    try {
      double[] sums =
          PartitionTree.sum(
              rows.mapPartitionsWithIndex(
                      (index, blocks) -> {
                        BlockSums found = new BlockSums(sent.value());
                        while (blocks.hasNext()) {
                          Tuple2<RowBlock, double[][]> block = blocks.next();
                          add(block._1(), block._2(), variants, found);
                        }
                        return List.of(new Tuple2<>(index, found.toArray())).iterator();
                      },
                      true)
                  .mapToPair(part -> part));
      int offset = 0;
      for (int i = 0; i < functions.length; i++) {
        ExactTraining.addL2(jobs.get(i).l2(), functions[i], sums, offset);
        double[] gradient = new double[functions[i].length];
        System.arraycopy(sums, offset + 1, gradient, 0, gradient.length);
        jobs.get(i).search().tell(sums[offset], gradient);
        offset += 1 + gradient.length;
      }
    } finally {
      sent.destroy();
    }
  }

  private static void add(RowBlock block, double[][] masses, int[] variants, BlockSums sums) {
    for (int f = 0; f < variants.length; f++) {
      double[] ofRows = masses[variants[f]];
      for (int row = 0; row < block.rows(); row++) {
        sums.add(f, block, row, ofRows[2 * row], ofRows[2 * row + 1]);
      }
    }
  }
}
