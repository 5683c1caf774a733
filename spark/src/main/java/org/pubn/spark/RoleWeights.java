package org.pubn.spark;

import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.JavaRDD;
import org.pubn.data.InputException;
import org.pubn.sample.Role;
import scala.Tuple2;

/** How much weight the rows of each role have together; without weights, how many there are. */
final class RoleWeights {

  private RoleWeights() {}

  /** The weight of P, U and bN among the training rows of every variant. */
  static double[][] of(JavaRDD<RowBlock> blocks, FitOptions options) {
    int variants = options.variants();
    int roles = Role.values().length;
    double[] sums =
        PartitionTree.sum(
            blocks
                .mapPartitionsWithIndex(
                    (index, partition) -> {
                      double[] found = new double[variants * roles];
                      while (partition.hasNext()) {
                        addSizes(partition.next(), variants, found);
                      }
                      return List.of(new Tuple2<>(index, found)).iterator();
                    },
                    true)
                .mapToPair(part -> part));
    double[][] sizes = new double[variants][roles];
    for (int variant = 0; variant < variants; variant++) {
      System.arraycopy(sums, variant * roles, sizes[variant], 0, roles);
    }
    requireWeight(Role.POSITIVE, sizes, options);
    requireWeight(Role.UNLABELED, sizes, options);
    if (options.priors().rho() > 0) {
      requireWeight(Role.NEGATIVE, sizes, options);
    }
    if (options.oneSample()) {
      for (double[] size : sizes) {
        size[Role.UNLABELED.ordinal()] = size[0] + size[1] + size[2];
      }
      requireRoom("prior", options.priors().pi(), Role.POSITIVE, sizes[0]);
      requireRoom("rho", options.priors().rho(), Role.NEGATIVE, sizes[0]);
    }
    return sizes;
  }

  /** A share of one table is at least what is labeled of it; 0 takes no notice of a role. */
  private static void requireRoom(String name, double share, Role role, double[] sizes) {
    double least = sizes[role.ordinal()] / sizes[Role.UNLABELED.ordinal()];
    if (share > 0 && share < least) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s %s: must be at least %.4f, the share of all rows that are labeled"
                  + " %s; in the one-sample scenario it is the share among all rows, labeled ones "
                  + "included",
              name,
              share,
              least,
              role == Role.POSITIVE ? "positive" : "negative"));
    }
  }

  /** Every variant needs rows to learn from and, for a choice, rows that are held out. */
  private static void requireWeight(Role role, double[][] sizes, FitOptions options) {
    double all = sizes[0][role.ordinal()];
    for (int variant = 0; variant < sizes.length; variant++) {
      double trained = sizes[variant][role.ordinal()];
      boolean heldOut = variant == 0 || !options.chooses() || all - trained > 1e-9 * all;
      if (!(trained > 0 && heldOut)) {
        throw new InputException(
            role.symbol()
                + " rows: too few different ones to hold some out "
                + options.folds()
                + " times; give more, or regParam and sigmaRegParam");
      }
    }
  }

  private static void addSizes(RowBlock block, int variants, double[] found) {
    int roles = Role.values().length;
    for (int variant = 0; variant < variants; variant++) {
      for (int row = 0; row < block.rows(); row++) {
        if (FitOptions.trains(variant, block.fold(row))) {
          found[variant * roles + block.role(row).ordinal()] += block.weight(row);
        }
      }
    }
  }
}
