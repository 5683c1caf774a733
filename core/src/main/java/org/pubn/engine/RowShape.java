package org.pubn.engine;

import java.util.Optional;
import java.util.Set;
import org.pubn.numbers.Require;

/**
 * What rows look like to a model.
 *
 * @param columns the length of a row
 * @param categories the columns that hold codes of categories, which have no order
 * @param image how a row is an image; empty where it is none
 */
public record RowShape(int columns, Set<Integer> categories, Optional<ImageShape> image) {

  public RowShape {
    Require.atLeast(1, "columns", columns);
    categories = Set.copyOf(categories);
    for (int column : categories) {
      if (column < 0 || column >= columns) {
        throw new IllegalArgumentException(
            "column " + column + " of categories: there are " + columns + " columns");
      }
    }
    if (image.isPresent() && image.get().columns() != columns) {
      throw new IllegalArgumentException(
          image.get() + " in rows of " + columns + " columns: must have as many numbers");
    }
  }

  /** Rows that are no images. */
  public RowShape(int columns, Set<Integer> categories) {
    this(columns, categories, Optional.empty());
  }

  /** Rows of numbers alone. */
  public static RowShape numbers(int columns) {
    return new RowShape(columns, Set.of());
  }
}
