package org.pubn.lab.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.eval.Interval;
import org.pubn.eval.MetricValue;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.Unit;
import org.pubn.lab.report.table.ValueColumn;

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
        List.of(VALUE, text(percent(level) + " interval"), text("what it says")),
        rows,
        new Marks("", ""),
        notes);
  }

  private static ValueColumn text(String name) {
    return new ValueColumn(name, Unit.NUMBER, 0, false);
  }

  /** Such as {@code 95 %}. */
  static String percent(double share) {
    return String.format(Locale.ROOT, "%s %%", ValueColumn.number("", 0).format(100 * share));
  }
}
