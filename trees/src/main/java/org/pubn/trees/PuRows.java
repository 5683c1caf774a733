package org.pubn.trees;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.pubn.random.Seed;
import org.pubn.sample.Role;

/**
 * Positive, unlabeled and biased negative rows, one behind the other in one table of bins. All
 * steps of a method share it. Immutable.
 */
public final class PuRows {

  private final BinnedRows binned;
  private final int positives;
  private final int unlabeled;

  private PuRows(BinnedRows binned, int positives, int unlabeled) {
    this.binned = binned;
    this.positives = positives;
    this.unlabeled = unlabeled;
  }

  /**
   * Stacks the three samples. Bins are learned from U, which is like the rows to come, and P.
   *
   * @param negative may be empty
   * @param categorical the columns that hold categories
   */
  public static PuRows of(
      float[][] positive,
      float[][] unlabeled,
      float[][] negative,
      Set<Integer> categorical,
      int threads,
      Seed seed) {
    if (positive.length == 0 || unlabeled.length == 0) {
      throw new IllegalArgumentException(
          positive.length
              + " positive and "
              + unlabeled.length
              + " unlabeled rows: there must be some of both");
    }
    BinLearner learner = new BinLearner(positive[0].length, categorical, ColumnBins.MAX_BINS, seed);
    for (float[][] part : List.of(unlabeled, positive)) {
      for (float[] row : part) {
        learner.add(row);
      }
    }
    float[][] all = Arrays.copyOf(positive, positive.length + unlabeled.length + negative.length);
    System.arraycopy(unlabeled, 0, all, positive.length, unlabeled.length);
    System.arraycopy(negative, 0, all, positive.length + unlabeled.length, negative.length);
    BinnedRows binned = BinnedRows.of(learner.bins(threads), all, threads);
    return new PuRows(binned, positive.length, unlabeled.length);
  }

  /** All rows: P, then U, then bN. */
  public BinnedRows binned() {
    return binned;
  }

  /** The number of rows of P. */
  public int positives() {
    return positives;
  }

  /** The number of rows of U. */
  public int unlabeled() {
    return unlabeled;
  }

  /** The number of rows of bN. */
  public int negatives() {
    return binned.rows() - positives - unlabeled;
  }

  /** Of a number per row those of P. */
  public double[] ofPositives(double[] all) {
    return Arrays.copyOf(all, positives);
  }

  /** Of a number per row those of U. */
  public double[] ofUnlabeled(double[] all) {
    return Arrays.copyOfRange(all, positives, positives + unlabeled);
  }

  /** Of a number per row those of a sample. */
  public double[] of(Role role, double[] all) {
    return switch (role) {
      case POSITIVE -> ofPositives(all);
      case UNLABELED -> ofUnlabeled(all);
      case NEGATIVE -> Arrays.copyOfRange(all, positives + unlabeled, all.length);
    };
  }

  /**
   * Masses of all rows.
   *
   * @param positive the positive mass of a P row
   * @param soft the label of each U row, whose mass is one
   * @param negative the negative mass of a bN row
   */
  public Masses masses(double positive, double[] soft, double negative) {
    float[] a = new float[binned.rows()];
    float[] b = new float[binned.rows()];
    Arrays.fill(a, 0, positives, (float) positive);
    for (int i = 0; i < unlabeled; i++) {
      a[positives + i] = (float) soft[i];
      b[positives + i] = (float) (1 - soft[i]);
    }
    Arrays.fill(b, positives + unlabeled, b.length, (float) negative);
    return Masses.of(a, b);
  }
}
