package org.pubn.app.evaluation;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import org.pubn.eval.MetricValue;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.stats.Interval;

/** Metrics as a table: name, value, interval and what it says. */
final class MetricTable {

  private static final ValueColumn VALUE = ValueColumn.number("value", 4);

  private final double level;
  private final List<TableRow> rows = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /**
   * @param level the confidence of the intervals
   */
  MetricTable(double level) {
    this.level = level;
  }

  void add(String name, MetricValue value, String meaning) {
    Cell number;
    Cell interval;
    if (value instanceof MetricValue.Estimate estimate) {
      number = Measured.of(estimate.value());
      interval = Cell.text(text(estimate.interval()));
      if (estimate.clipped()) {
        notes.add(
            name
                + ": the formula gave "
                + VALUE.format(estimate.raw())
                + ", shown as "
                + VALUE.format(estimate.value())
                + ".");
      }
    } else {
      number = Cell.text("undefined");
      interval = Cell.text(((MetricValue.Undefined) value).reason());
    }
    rows.add(new TableRow(List.of(name), List.of(number, interval, Cell.text(meaning))));
  }

  private static String text(Interval interval) {
    return VALUE.format(interval.low()) + " – " + VALUE.format(interval.high());
  }

  Table build(String id, String caption) {
    return new Table(
        id,
        caption,
        List.of("metric"),
        List.of(
            VALUE,
            ValueColumn.text(percent(level) + " interval"),
            ValueColumn.text("what it says")),
        rows,
        new Marks("", ""),
        notes);
  }

  /** Such as {@code 95 %}. */
  static String percent(double share) {
    return format("%s %%", ValueColumn.number("", 0).format(100 * share));
  }
}
