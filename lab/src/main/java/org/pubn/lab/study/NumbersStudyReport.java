package org.pubn.lab.study;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.pubn.report.Report;
import org.pubn.report.Section;
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

  /**
   * The tables.
   *
   * @param failures why some trials gave no model
   */
  static Report of(List<NumbersTrial> trials, SortedMap<String, String> failures) {
    NumbersStudyReport report = new NumbersStudyReport(trials);
    long repetitions = trials.stream().mapToInt(NumbersTrial::trial).distinct().count();
    List<Section> sections = new ArrayList<>();
    sections.add(new TableSection("Recall and precision", report.numbers()));
    sections.add(new TableSection("Probabilities and the line", report.lines()));
    sections.add(new TableSection("Warnings", report.warnings()));
    if (!failures.isEmpty()) {
      sections.add(new TableSection("Trials without a model", failures(failures)));
    }
    return new Report(
        "What a training says of its model, beside the truth",
        format("up to %d trials of every task", repetitions),
        sections);
  }

  private static Table failures(SortedMap<String, String> failures) {
    return new Table(
        "failures",
        "They are left out above.",
        List.of("trial"),
        List.of(ValueColumn.text("why")),
        failures.entrySet().stream()
            .map(each -> new TableRow(List.of(each.getKey()), List.of(Cell.text(each.getValue()))))
            .toList());
  }

  /** A row for every task with its kind of priors and model, then one over all with these. */
  private List<TableRow> rows(Function<List<NumbersTrial>, List<Cell>> cells) {
    List<TableRow> rows = new ArrayList<>();
    for (List<NumbersTrial> all : kinds()) {
      for (String task : all.stream().map(NumbersTrial::task).distinct().sorted().toList()) {
        rows.add(row(task, all.stream().filter(t -> t.task().equals(task)).toList(), cells));
      }
      rows.add(row("all", all, cells));
    }
    return rows;
  }

  /** The trials of every kind of priors and model. */
  private Collection<List<NumbersTrial>> kinds() {
    return trials.stream()
        .collect(
            Collectors.groupingBy(
                t -> List.of(t.priors(), t.model()), LinkedHashMap::new, Collectors.toList()))
        .values();
  }

  private static TableRow row(
      String task, List<NumbersTrial> own, Function<List<NumbersTrial>, List<Cell>> cells) {
    return new TableRow(
        List.of(task, own.get(0).priors(), own.get(0).model(), String.valueOf(own.size())),
        cells.apply(own));
  }

  private static final List<String> KEYS = List.of("task", "priors", "model", "trials");

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
            + " rows; share called positive; processor time of a training.",
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
    List<TableRow> rows = new ArrayList<>();
    for (List<NumbersTrial> all : kinds()) {
      List<NumbersTrial.Warned> given = all.stream().flatMap(t -> t.warnings().stream()).toList();
      for (String kind :
          given.stream().map(NumbersTrial.Warned::kind).distinct().sorted().toList()) {
        rows.add(warned(kind, all, given.stream().filter(w -> w.kind().equals(kind)).toList()));
      }
      rows.add(warned("all", all, given));
    }
    return new Table(
        "warnings",
        "In how many trials a warning was given, and how often true labels bear it out. Some only"
            + " state what was counted, which no label could contradict.",
        List.of("warning", "priors", "model"),
        List.of(ValueColumn.text("given"), ValueColumn.text("right")),
        rows);
  }

  /** How often a warning was given and right. */
  private static TableRow warned(
      String kind, List<NumbersTrial> all, List<NumbersTrial.Warned> given) {
    long fired = all.stream().filter(t -> t.warnings().stream().anyMatch(given::contains)).count();
    List<Boolean> judged =
        given.stream()
            .map(NumbersTrial.Warned::right)
            .filter(Objects::nonNull)
            .map(Objects::requireNonNull)
            .toList();
    return new TableRow(
        List.of(kind, all.get(0).priors(), all.get(0).model()),
        List.of(
            Cell.text(fired + " of " + all.size()),
            judged.isEmpty()
                ? Cell.text("states a count")
                : Cell.text(
                    judged.stream().filter(right -> right).count() + " of " + judged.size())));
  }
}
