package org.pubn.lab.task;

import java.util.Arrays;
import java.util.function.Function;
import org.pubn.data.Features;
import org.pubn.sample.PubnSamples;

/**
 * Which rows of a data set form the samples P, U and bN. A row occurs at most once in a sample; it
 * may occur in more than one of them, as p(x) contains the other two. Immutable.
 */
public final class SampledRows {

  private final int[] positive;
  private final int[] unlabeled;
  private final int[] negative;

  /** Keeps the arrays. */
  SampledRows(int[] positive, int[] unlabeled, int[] negative) {
    this.positive = positive;
    this.unlabeled = unlabeled;
    this.negative = negative;
  }

  /** The rows of X_P, in the order in which they were drawn. */
  public int[] positive() {
    return positive.clone();
  }

  /** The rows of X_U, in the order in which they were drawn. */
  public int[] unlabeled() {
    return unlabeled.clone();
  }

  /** The rows of X_bN, category after category; empty where none are given. */
  public int[] negative() {
    return negative.clone();
  }

  /**
   * The samples themselves.
   *
   * @param source gives the features of rows, in the order of the rows
   */
  public PubnSamples samples(Function<int[], ? extends Features> source) {
    return new PubnSamples(
        source.apply(positive()), source.apply(unlabeled()), source.apply(negative()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SampledRows that
        && Arrays.equals(positive, that.positive)
        && Arrays.equals(unlabeled, that.unlabeled)
        && Arrays.equals(negative, that.negative);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * Arrays.hashCode(positive) + Arrays.hashCode(unlabeled))
        + Arrays.hashCode(negative);
  }

  @Override
  public String toString() {
    return "SampledRows[%s P, %s U, %s bN]"
        .formatted(positive.length, unlabeled.length, negative.length);
  }
}
