package org.pubn.spark;

import java.math.BigDecimal;
import java.util.List;
import org.apache.spark.api.java.JavaPairRDD;
import org.pubn.risk.SigmaThreshold;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import scala.Tuple2;

/**
 * η by the count rule, exactly, whatever the number of rows: the bits of a logit are an integer
 * whose order is that of the numbers, and four passes find the wanted one, 16 bits at a time.
 *
 * <p>A row of weight two counts as two rows. Where weights are no whole numbers, η is the lowest σ̂
 * up to which lies the share τ(1 − π − ρ) of all weight.
 */
final class EtaSearch {

  private static final int BITS = 16;
  private static final int BINS = 1 << BITS;

  private EtaSearch() {}

  /**
   * The logit of η for every variant.
   *
   * @param rows blocks with the logits of σ̂, by variant
   * @param variants how many of them
   */
  static double[] of(JavaPairRDD<RowBlock, double[][]> rows, FitOptions options, int variants) {
    long[] prefixes = new long[variants];
    double[] wanted = new double[variants];
    boolean[] none = new boolean[variants];
    for (int known = 0; known < Long.SIZE; known += BITS) {
      double[] sums = sums(rows, prefixes.clone(), known, options.oneSample());
      boolean whole = sums[sums.length - 1] == 0;
      for (int variant = 0; variant < variants; variant++) {
        int first = variant * BINS;
        if (known == 0) {
          wanted[variant] = wanted(options, sum(sums, first), whole);
          none[variant] = wanted[variant] == 0;
        }
        int bin = 0;
        int last = last(sums, first);
        while (bin < last && wanted[variant] > sums[first + bin]) {
          wanted[variant] -= sums[first + bin++];
        }
        prefixes[variant] = prefixes[variant] << BITS | bin;
      }
    }
    double[] etas = new double[variants];
    for (int variant = 0; variant < variants; variant++) {
      etas[variant] = none[variant] ? Double.NEGATIVE_INFINITY : number(prefixes[variant]);
    }
    return etas;
  }

  /** How much weight is to lie at or below η. */
  private static double wanted(FitOptions options, double weight, boolean whole) {
    Priors priors = options.priors();
    if (whole) {
      long rows = new BigDecimal(weight).longValueExact();
      return SigmaThreshold.wanted(options.tau(), priors, rows);
    }
    return Math.min(1, options.tau() * Math.max(0, 1 - priors.pi() - priors.rho())) * weight;
  }

  private static double sum(double[] sums, int first) {
    double sum = 0;
    for (int bin = 0; bin < BINS; bin++) {
      sum += sums[first + bin];
    }
    return sum;
  }

  /** The last bin with weight, beyond which rounding must not lead. */
  private static int last(double[] sums, int first) {
    int bin = BINS - 1;
    while (bin > 0 && sums[first + bin] == 0) {
      bin--;
    }
    return bin;
  }

  /** The weight in every bin, by variant; then how many weights are no whole numbers. */
  private static double[] sums(
      JavaPairRDD<RowBlock, double[][]> rows, long[] prefixes, int known, boolean all) {
    return PartitionTree.sum(
        rows.mapPartitionsWithIndex(
                (index, blocks) -> {
                  double[] sums = new double[prefixes.length * BINS + 1];
                  while (blocks.hasNext()) {
                    Tuple2<RowBlock, double[][]> block = blocks.next();
                    add(block._1(), block._2(), prefixes, known, all, sums);
                  }
                  return List.of(new Tuple2<>(index, sums)).iterator();
                },
                true)
            .mapToPair(part -> part));
  }

  private static void add(
      RowBlock block, double[][] logits, long[] prefixes, int known, boolean all, double[] sums) {
    for (int variant = 0; variant < prefixes.length; variant++) {
      for (int row = 0; row < block.rows(); row++) {
        if ((all || block.role(row) == Role.UNLABELED)
            && FitOptions.trains(variant, block.fold(row))) {
          long order = order(logits[variant][row]);
          if (known == 0 || order >>> (Long.SIZE - known) == prefixes[variant]) {
            int bin = (int) (order >>> (Long.SIZE - known - BITS)) & (BINS - 1);
            sums[variant * BINS + bin] += block.weight(row);
            sums[sums.length - 1] += block.weight(row) == Math.rint(block.weight(row)) ? 0 : 1;
          }
        }
      }
    }
  }

  /** The place of a number among all numbers, without sign; −0 counts as 0. */
  static long order(double number) {
    long bits = Double.doubleToLongBits(number + 0.0);
    return bits < 0 ? ~bits : bits | Long.MIN_VALUE;
  }

  static double number(long order) {
    return Double.longBitsToDouble(order < 0 ? order & Long.MAX_VALUE : ~order);
  }
}
