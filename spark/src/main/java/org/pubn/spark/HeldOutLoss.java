package org.pubn.spark;

import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.pubn.numbers.Sigmoid;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import scala.Tuple2;

/**
 * The losses by which λ is chosen, on the rows that a function was not trained on. Both follow from
 * the means of σ(g) and σ(g)² over P, U and bN: Ĵ of σ̂ (the library's {@code SigmaDistance}), and
 * the unbiased PU risk of g with the sigmoid loss (its {@code UpuRisk}).
 */
final class HeldOutLoss {

  /** The variant of a function that is judged on all rows. */
  static final int ALL = -1;

  private static final int ROLES = Role.values().length;
  private static final int SUMS = 3;

  /** By function, role and sum: weights, σ, σ². */
  private final double[] sums;

  private final Priors priors;
  private final boolean oneSample;

  private HeldOutLoss(double[] sums, Priors priors, boolean oneSample) {
    this.sums = sums;
    this.priors = priors;
    this.oneSample = oneSample;
  }

  /**
   * Looks at the rows that each function was not trained on.
   *
   * @param variants the variant of the training rows of each function
   */
  static HeldOutLoss of(
      JavaRDD<RowBlock> rows, Broadcast<double[][]> functions, int[] variants, FitOptions options) {
    double[] sums =
        PartitionTree.sum(
            rows.mapPartitionsWithIndex(
                    (index, blocks) -> {
                      double[] found = new double[variants.length * ROLES * SUMS];
                      while (blocks.hasNext()) {
                        add(blocks.next(), functions.value(), variants, found);
                      }
                      return List.of(new Tuple2<>(index, found)).iterator();
                    },
                    true)
                .mapToPair(part -> part));
    return new HeldOutLoss(sums, options.priors(), options.oneSample());
  }

  private static void add(RowBlock block, double[][] functions, int[] variants, double[] found) {
    for (int row = 0; row < block.rows(); row++) {
      for (int f = 0; f < functions.length; f++) {
        if (variants[f] == ALL || !FitOptions.trains(variants[f], block.fold(row))) {
          double[] function = functions[f];
          double sigma = Sigmoid.of(block.dot(row, function) + function[function.length - 1]);
          int at = (f * ROLES + block.role(row).ordinal()) * SUMS;
          found[at] += block.weight(row);
          found[at + 1] += block.weight(row) * sigma;
          found[at + 2] += block.weight(row) * sigma * sigma;
        }
      }
    }
  }

  /** mean_U σ̂² − 2π mean_P σ̂ − 2ρ mean_bN σ̂. */
  double distance(int function) {
    double ofNegatives =
        priors.rho() == 0 ? 0 : 2 * priors.rho() * mean(function, Role.NEGATIVE, 1);
    return mean(function, Role.UNLABELED, 2)
        - 2 * priors.pi() * mean(function, Role.POSITIVE, 1)
        - ofNegatives;
  }

  /** π R̂_P⁺ − π R̂_P⁻ + R̂_U⁻ with ℓ(−g) = σ(g) and ℓ(g) = 1 − σ(g). */
  double puRisk(int function) {
    return priors.pi() * (1 - 2 * mean(function, Role.POSITIVE, 1))
        + mean(function, Role.UNLABELED, 1);
  }

  private double mean(int function, Role role, int which) {
    double sum = 0;
    double weight = 0;
    for (Role each : Role.values()) {
      if (each == role || (oneSample && role == Role.UNLABELED)) {
        int at = (function * ROLES + each.ordinal()) * SUMS;
        weight += sums[at];
        sum += sums[at + which];
      }
    }
    return sum / weight;
  }
}
