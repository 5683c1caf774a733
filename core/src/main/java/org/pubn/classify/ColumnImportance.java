package org.pubn.classify;

/**
 * How much a classifier depends on a column.
 *
 * @param column the column
 * @param increase by how much the validation loss rises where the column's values are random; the
 *     mean of some repetitions; around 0 where the column is of no use
 * @param deviation the standard deviation of the repetitions
 */
public record ColumnImportance(String column, double increase, double deviation) {

  public ColumnImportance {
    if (!(Double.isFinite(increase) && deviation >= 0 && Double.isFinite(deviation))) {
      throw new IllegalArgumentException(
          "importance %s ± %s of a column: must be finite".formatted(increase, deviation));
    }
  }
}
