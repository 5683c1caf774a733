package org.pubn.table;

import java.util.Optional;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowBatch;
import org.pubn.table.IgnoredColumn.Reason;

/**
 * Takes the cells of one column, in order, and decides at the end what the column is.
 *
 * <p>Numbers and values are collected side by side until a cell rules one of them out, so that one
 * pass over the files is enough.
 */
final class ColumnCollector {

  /** A column of more different texts than this is no list of values. */
  static final int MOST_VALUES = 10_000;

  /** With fewer rows than this nobody can tell an id from a value. */
  private static final int FEW_ROWS = 20;

  /** The share of different values from which a column names its rows, or holds free text. */
  private static final double NEARLY_ALL = 0.9;

  private static final double TOO_MANY = 0.5;

  /** Values of so many words on average are sentences, not names. */
  private static final int WORDS_OF_TEXT = 4;

  /** The share of numbers from which a column is one of numbers, and texts in it are mistakes. */
  private static final double MOSTLY_NUMBERS = 0.9;

  private final String name;
  private final Optional<ColumnKind> asked;
  private final boolean wantsNumbers;
  private final boolean wantsValues;
  private final NumberCollector numbers = new NumberCollector();
  private final CategoryCollector categories;
  private int rows;
  private int missing;
  private String firstText = "";

  /**
   * @param asked the kind that the user states
   */
  ColumnCollector(String name, Optional<ColumnKind> asked) {
    this.name = name;
    this.asked = asked;
    this.wantsNumbers = asked.map(kind -> kind == ColumnKind.NUMERIC).orElse(true);
    this.wantsValues = asked.map(kind -> kind == ColumnKind.CATEGORICAL).orElse(true);
    this.categories = new CategoryCollector(wantsNumbers ? MOST_VALUES : Integer.MAX_VALUE - 1);
  }

  /** Takes one column of a batch of a file. */
  void add(String source, RowBatch batch, int column) {
    for (int row = 0; row < batch.rows(); row++) {
      rows++;
      if (MissingValues.isMissing(batch, row, column)) {
        missing++;
        numbers.addMissing();
        categories.addMissing();
        continue;
      }
      if (wantsNumbers && !numbers.add(batch, row, column) && firstText.isEmpty()) {
        firstText = place(source, batch, row, column);
        if (!wantsValues) {
          throw new DataFormatException(source, NumberCell.refusal(batch, row, column, name));
        }
      }
      if (wantsValues) {
        categories.add(batch, row, column);
      }
    }
  }

  private static String place(String source, RowBatch batch, int row, int column) {
    return "\"" + batch.stripped(row, column) + "\" in line " + batch.line(row) + " of " + source;
  }

  /** Says that the next rows come from another file. */
  void endFile() {
    numbers.endFile();
  }

  /**
   * The column.
   *
   * @throws InputException if nearly all cells are numbers, but not all
   */
  Column finish() {
    if (asked.isPresent()) {
      return as(asked.get());
    }
    int present = rows - missing;
    if (present == 0) {
      return ignored(Reason.EMPTY, "no value in any row");
    }
    if (categories.distinct() == 1 && missing == 0) {
      return ignored(Reason.CONSTANT, "always " + categories.values().get(0));
    }
    return numbers.isComplete() ? numbersOrId(present) : valuesOrText(present);
  }

  private Column as(ColumnKind kind) {
    return switch (kind) {
      case NUMERIC -> new NumericColumn(name, numbers.values(), missing);
      case CATEGORICAL ->
          new CategoricalColumn(name, categories.values(), categories.codes(), missing);
      case IGNORED -> ignored(Reason.ASKED, "as asked");
    };
  }

  private Column numbersOrId(int present) {
    if (present >= FEW_ROWS && numbers.isWhole()) {
      if (numbers.isRising() && missing == 0) {
        return ignored(Reason.ID, "rises from row to row");
      }
      if (IdNames.isId(name) && nearlyAllDiffer()) {
        return ignored(Reason.ID, "is named like an id and nearly all values differ");
      }
    }
    return as(ColumnKind.NUMERIC);
  }

  private Column valuesOrText(int present) {
    if (numbers.numbers() >= MOSTLY_NUMBERS * present) {
      throw new InputException(
          "column \""
              + name
              + "\": "
              + numbers.numbers()
              + " cells are numbers, but not "
              + firstText
              + ": leave such cells empty, or say that the column is categorical or ignored");
    }
    if (present >= FEW_ROWS && nearlyAllDiffer()) {
      return categories.meanWords() >= WORDS_OF_TEXT
          ? ignored(Reason.FREE_TEXT, "text: to learn from it, name the column of the text")
          : ignored(Reason.ID, "nearly all values differ");
    }
    if (!categories.isComplete()) {
      return ignored(Reason.FREE_TEXT, "more than " + MOST_VALUES + " different values");
    }
    if (present >= FEW_ROWS && categories.distinct() > TOO_MANY * present) {
      return ignored(
          Reason.FREE_TEXT, categories.distinct() + " different values in " + present + " rows");
    }
    return as(ColumnKind.CATEGORICAL);
  }

  private boolean nearlyAllDiffer() {
    return categories.distinct() >= NEARLY_ALL * categories.seen();
  }

  private IgnoredColumn ignored(Reason reason, String detail) {
    return new IgnoredColumn(name, missing, reason, detail);
  }
}
