package org.pubn.lab.study;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.Unit;
import org.pubn.report.table.ValueColumn;

/** The tables of the study of what a training says. */
final class NumbersStudyReport {

  private final List<NumbersTrial> trials;

  private NumbersStudyReport(List<NumbersTrial> trials) {
    this.trials = trials;
  }

  static Report of(List<NumbersTrial> trials) {
    NumbersStudyReport report = new NumbersStudyReport(trials);
    long repetitions = trials.stream().mapToInt(NumbersTrial::trial).distinct().count();
    return new Report(
        "What a training says of its model, beside the truth",
        format("up to %d trials of every task", repetitions),
        List.of(
            new TableSection("Recall and precision", report.numbers()),
            new TableSection("Probabilities and the line", report.lines()),
            new TableSection("Warnings", report.warnings())));
  }

  /** A row for every task with its kind of priors, then one over all with that kind. */
  private List<TableRow> rows(Function<List<NumbersTrial>, List<Cell>> cells) {
    List<TableRow> rows = new ArrayList<>();
    for (String priors : trials.stream().map(NumbersTrial::priors).distinct().toList()) {
      List<NumbersTrial> all = trials.stream().filter(t -> t.priors().equals(priors)).toList();
      for (String task : all.stream().map(NumbersTrial::task).distinct().sorted().toList()) {
        List<NumbersTrial> own = all.stream().filter(t -> t.task().equals(task)).toList();
        rows.add(row(task, priors, own, cells));
      }
      rows.add(row("all", priors, all, cells));
    }
    return rows;
  }

  private static TableRow row(
      String task,
      String priors,
      List<NumbersTrial> own,
      Function<List<NumbersTrial>, List<Cell>> cells) {
    return new TableRow(List.of(task, priors, String.valueOf(own.size())), cells.apply(own));
  }

  private static final List<String> KEYS = List.of("task", "priors", "trials");

  private static Cell mean(Stream<Double> values) {
    double[] numbers = values.mapToDouble(v -> v).toArray();
    return numbers.length == 0 ? Cell.MISSING : Measured.of(MeanStd.of(numbers));
  }

  private static Cell mean(List<NumbersTrial> own, ToDoubleFunction<NumbersTrial> number) {
    return mean(own.stream().map(number::applyAsDouble));
  }

  private static List<Cell> said(
      List<NumbersTrial> own, Function<NumbersTrial, NumbersTrial.@Nullable Said> number) {
    List<NumbersTrial.Said> all =
        own.stream()
            .<NumbersTrial.@Nullable Said>map(number)
            .filter(Objects::nonNull)
            .map(Objects::requireNonNull)
            .toList();
    return List.of(
        mean(all.stream().map(NumbersTrial.Said::truth)),
        mean(all.stream().map(NumbersTrial.Said::excess)),
        mean(all.stream().map(s -> s.holds() ? 1.0 : 0.0)),
        mean(all.stream().map(s -> s.high() - s.low())));
  }

  private Table numbers() {
    List<ValueColumn> columns = new ArrayList<>();
    for (String name : List.of("recall", "precision")) {
      columns.add(new ValueColumn("true " + name, Unit.PERCENT, 1, false));
      columns.add(new ValueColumn("said − true", Unit.PERCENT, 1, true));
      columns.add(new ValueColumn("interval holds", Unit.PERCENT, 0, false));
      columns.add(new ValueColumn("its width", Unit.PERCENT, 1, false));
    }
    return new Table(
        "numbers",
        "Recall and precision on test rows, by how much what was said exceeds them (mean ± standard"
            + " deviation over trials), how often the 95 % interval holds them, and its mean"
            + " width. The test rows are a sample too: of small tables they are some hundred.",
        KEYS,
        columns,
        rows(
            own ->
                Stream.concat(
                        said(own, NumbersTrial::recall).stream(),
                        said(own, NumbersTrial::precision).stream())
                    .toList()));
  }

  private Table lines() {
    return new Table(
        "lines",
        "Expected calibration error of the probabilities (15 bins of equal count) and, before"
            + " calibration, of the sigmoid of the score; error of the decisions, and by how much"
            + " it exceeds that of a threshold chosen with labels on the other half of the test"
            + " rows; share called positive.",
        KEYS,
        List.of(
            ValueColumn.number("ECE", 3),
            ValueColumn.number("before", 3),
            new ValueColumn("error", Unit.PERCENT, 2, false),
            new ValueColumn("above chosen", Unit.PERCENT, 2, true),
            new ValueColumn("called", Unit.PERCENT, 1, false),
            ValueColumn.number("seconds", 0)),
        rows(
            own ->
                List.of(
                    mean(own, NumbersTrial::ece),
                    mean(own, NumbersTrial::eceBefore),
                    mean(own, NumbersTrial::error),
                    mean(own, NumbersTrial::regret),
                    mean(own, t -> t.called().truth()),
                    mean(own, NumbersTrial::seconds))));
  }

  private Table warnings() {
    List<NumbersTrial.Warned> given = trials.stream().flatMap(t -> t.warnings().stream()).toList();
    List<TableRow> rows = new ArrayList<>();
    for (String kind : given.stream().map(NumbersTrial.Warned::kind).distinct().sorted().toList()) {
      long fired =
          trials.stream()
              .filter(t -> t.warnings().stream().anyMatch(w -> w.kind().equals(kind)))
              .count();
      List<Boolean> judged =
          given.stream()
              .filter(w -> w.kind().equals(kind) && w.right() != null)
              .map(NumbersTrial.Warned::right)
              .map(Objects::requireNonNull)
              .toList();
      rows.add(
          new TableRow(
              List.of(kind),
              List.of(
                  Cell.text(fired + " of " + trials.size()),
                  judged.isEmpty()
                      ? Cell.text("states a count")
                      : Cell.text(
                          judged.stream().filter(right -> right).count()
                              + " of "
                              + judged.size()))));
    }
    return new Table(
        "warnings",
        "In how many trials a warning was given, and how often true labels bear it out.",
        List.of("warning"),
        List.of(ValueColumn.text("given"), ValueColumn.text("right")),
        rows);
  }
}
