package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.paper.TaskText;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * Misclassification rates as the paper prints them: a row per task, a column per heading of the
 * entries, each beside its published value.
 *
 * @param experiment whose entries are shown; its name is that of the paper's table
 * @param publishedColumn under which name the paper's table has an entry
 */
record ErrorTable(
    Experiment experiment, Measurements measurements, Function<Entry, String> publishedColumn) {

  static final List<String> HEADERS = List.of("Dataset", "P", "biased N");

  /** The leading cells of a task's row. */
  static List<String> headers(Task task) {
    TaskText text = Paper.text(task);
    return List.of(text.dataset(), text.positive(), text.negative());
  }

  /**
   * The table.
   *
   * @param underlined which entries are underlined
   * @param marks what an underline means, and boldface, which marks the lowest mean of a row
   */
  TableSection section(
      String caption, Predicate<Entry> underlined, Marks marks, List<String> notes) {
    List<Entry> entries = experiment.entries();
    List<String> columns = entries.stream().map(Entry::column).distinct().toList();
    List<TableRow> rows = new ArrayList<>();
    for (Task task : entries.stream().map(Entry::task).distinct().toList()) {
      List<Entry> ofTask = entries.stream().filter(e -> e.task().equals(task)).toList();
      double best = ofTask.stream().mapToDouble(this::mean).min().orElseThrow();
      List<Cell> cells = new ArrayList<>();
      for (String column : columns) {
        cells.add(
            ofTask.stream()
                .filter(e -> e.column().equals(column))
                .findFirst()
                .<Cell>map(e -> cell(e).best(mean(e) == best).underlined(underlined.test(e)))
                .orElse(Cell.NOT_APPLICABLE));
      }
      rows.add(new TableRow(headers(task), cells));
    }
    List<ValueColumn> values = columns.stream().map(ValueColumn::percent).toList();
    List<String> all =
        Stream.concat(notes.stream(), measurements.shortened(experiment).stream()).toList();
    return new TableSection(
        "", new Table(experiment.name(), caption, HEADERS, values, rows, marks, all));
  }

  /** The same without underlines and notes. */
  TableSection section(String caption, String best) {
    return section(caption, entry -> false, new Marks(best, ""), List.of());
  }

  private double mean(Entry entry) {
    return measurements.summary(entry, Outcome::error).mean();
  }

  private Measured cell(Entry entry) {
    String column = publishedColumn.apply(entry);
    Optional<Published> published =
        Paper.number(experiment.name(), entry.task().id(), column, "error");
    return measurements.measured(entry, Outcome::error, published);
  }
}
