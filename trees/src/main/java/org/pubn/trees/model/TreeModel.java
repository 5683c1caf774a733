package org.pubn.trees.model;

import java.util.Locale;
import org.pubn.data.InputException;
import org.pubn.engine.Model;
import org.pubn.engine.ModelFamily;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.RowShape;
import org.pubn.random.Seed;

/**
 * A forest or boosted trees, before training.
 *
 * @param family which of the two
 * @param shape the rows
 * @param trees how many trees
 */
public record TreeModel(ModelFamily family, RowShape shape, int trees) implements Model {

  /** A row takes a byte per column in training: words of documents are not for trees. */
  static final int MOST_COLUMNS = 20_000;

  public TreeModel {
    if (shape.columns() > MOST_COLUMNS) {
      throw new InputException(
          "model "
              + id(family)
              + ": takes at most "
              + MOST_COLUMNS
              + " columns, there are "
              + shape.columns()
              + "; a linear model takes them");
    }
  }

  private static String id(ModelFamily family) {
    return family.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public int columns() {
    return shape.columns();
  }

  @Override
  public String description() {
    return id(family) + " of " + trees + " trees on " + columns() + " columns";
  }

  @Override
  public String engine() {
    return "trees";
  }

  @Override
  public ModelTraining start(Seed seed) {
    throw new InputException(
        "model " + id(family) + ": its trees are grown whole; choose a method for trees");
  }
}
