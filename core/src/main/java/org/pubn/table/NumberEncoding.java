package org.pubn.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.pubn.data.InputException;
import org.pubn.modelfile.JsonFields;
import org.pubn.storage.RowBatch;

/**
 * A number x becomes (x − mean) / deviation, cut off at ±{@value #LIMIT}, with mean and standard
 * deviation of the training rows. A missing one becomes 0, the mean; where values were missing in
 * training, a second feature is 1 in such rows.
 *
 * @param column the name of the column
 * @param mean the mean of the training rows
 * @param deviation their standard deviation; 1 where all are equal
 * @param missing whether there is a feature for missing values
 */
public record NumberEncoding(String column, double mean, double deviation, boolean missing)
    implements ColumnEncoding {

  static final String KIND = "numeric";

  /** So far from the mean a value says no more than "very far", and sums of such stay finite. */
  public static final double LIMIT = 1e6;

  public NumberEncoding {
    if (!Double.isFinite(mean)) {
      throw new IllegalArgumentException("mean " + mean + ": must be a finite number");
    }
    if (!(deviation > 0) || !Double.isFinite(deviation)) {
      throw new IllegalArgumentException("deviation " + deviation + ": must be a positive number");
    }
  }

  static NumberEncoding learn(NumericColumn column, int[] rows) {
    double sum = 0;
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    int present = 0;
    for (int row : rows) {
      double value = column.value(row);
      if (!Double.isNaN(value)) {
        sum += value;
        least = Math.min(least, value);
        most = Math.max(most, value);
        present++;
      }
    }
    boolean missing = present < rows.length;
    if (present == 0) {
      return new NumberEncoding(column.name(), 0, 1, missing);
    }
    if (least == most) {
      // Sums round: the deviation of equal numbers might come out as tiny instead of zero.
      return new NumberEncoding(column.name(), least, 1, missing);
    }
    double mean = sum / present;
    double squares = 0;
    for (int row : rows) {
      double difference = column.value(row) - mean;
      squares += Double.isNaN(difference) ? 0 : difference * difference;
    }
    return new NumberEncoding(column.name(), mean, Math.sqrt(squares / present), missing);
  }

  @Override
  public List<String> features() {
    return missing ? List.of(column, column + " is missing") : List.of(column);
  }

  @Override
  public void encode(Column from, int[] rows, Target target) {
    NumericColumn numbers = numbers(from, column);
    for (int i = 0; i < rows.length; i++) {
      put(numbers.value(rows[i]), i, target);
    }
  }

  static NumericColumn numbers(Column from, String column) {
    if (from instanceof NumericColumn numbers) {
      return numbers;
    }
    throw new InputException(
        "column \"" + column + "\": is not numeric in this table, as it was in training");
  }

  @Override
  public void encode(RowBatch rows, int place, Target target) {
    for (int row = 0; row < rows.rows(); row++) {
      put(NumberCell.require(rows, row, place, column), row, target);
    }
  }

  private void put(float value, int row, Target target) {
    if (!Float.isNaN(value)) {
      double standard = (value - mean) / deviation;
      target.set(row, 0, (float) Math.max(-LIMIT, Math.min(LIMIT, standard)));
    } else if (missing) {
      target.set(row, 1, 1);
    }
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeStringField("kind", KIND);
    json.writeNumberField("mean", mean);
    json.writeNumberField("deviation", deviation);
    json.writeNumberField("missing", missing ? 1 : 0);
  }

  static NumberEncoding read(String column, JsonFields json) {
    return new NumberEncoding(
        column, json.number("mean"), json.number("deviation"), json.integer("missing", 0, 1) == 1);
  }
}
