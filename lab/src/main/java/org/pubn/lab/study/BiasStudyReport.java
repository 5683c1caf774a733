package org.pubn.lab.study;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.Unit;
import org.pubn.report.table.ValueColumn;

/** The tables of the study of biased labels. */
final class BiasStudyReport {

  private final List<BiasTrial> trials;

  private BiasStudyReport(List<BiasTrial> trials) {
    this.trials = trials;
  }

  static Report of(List<BiasTrial> trials) {
    BiasStudyReport report = new BiasStudyReport(trials);
    long repetitions = trials.stream().mapToInt(BiasTrial::trial).distinct().count();
    return new Report(
        "Positives that were labeled with a bias",
        format("up to %d trials of every task", repetitions),
        List.of(
            new TableSection("What it costs", report.costs()),
            new TableSection("Whether the test notices", report.test())));
  }

  private List<BiasTrial> of(String task, String bias) {
    return trials.stream().filter(t -> t.task().equals(task) && t.bias().equals(bias)).toList();
  }

  private List<String> tasks() {
    return trials.stream().map(BiasTrial::task).distinct().sorted().toList();
  }

  private static Cell mean(
      List<BiasTrial.Learned> all, ToDoubleFunction<BiasTrial.Learned> number) {
    return Measured.of(MeanStd.of(all.stream().mapToDouble(number).toArray()));
  }

  private Table costs() {
    List<TableRow> rows = new ArrayList<>();
    for (String task : tasks()) {
      for (LabelBias bias : LabelBias.values()) {
        List<BiasTrial> own = of(task, bias.id());
        own.stream()
            .flatMap(t -> t.methods().stream())
            .map(BiasTrial.Learned::method)
            .distinct()
            .forEach(method -> rows.add(cost(task, bias, method, own)));
      }
    }
    return new Table(
        "costs",
        "Test error at the usual line and at the line above which the share π of the unlabeled rows"
            + " lies; recall at the usual line, and what the training said of it. Labels:"
            + " mild ∝ p̂², strong ∝ p̂¹⁰, hard ∝ (2.5 − p̂)¹⁰.",
        List.of("task", "labels", "method"),
        List.of(
            new ValueColumn("error", Unit.PERCENT, 1, true),
            new ValueColumn("error, line at π", Unit.PERCENT, 1, true),
            new ValueColumn("recall", Unit.PERCENT, 1, false),
            new ValueColumn("recall said", Unit.PERCENT, 1, false)),
        rows);
  }

  private static TableRow cost(String task, LabelBias bias, String method, List<BiasTrial> own) {
    List<BiasTrial.Learned> all =
        own.stream()
            .flatMap(t -> t.methods().stream())
            .filter(learned -> learned.method().equals(method))
            .toList();
    return new TableRow(
        List.of(task, bias.id(), method),
        List.of(
            mean(all, BiasTrial.Learned::error),
            mean(all, BiasTrial.Learned::errorAtPrior),
            mean(all, BiasTrial.Learned::recall),
            mean(all, BiasTrial.Learned::recallSaid)));
  }

  private Table test() {
    List<TableRow> rows = new ArrayList<>();
    for (LabelBias bias : LabelBias.values()) {
      for (String task : tasks()) {
        rows.add(tested(task, bias, of(task, bias.id())));
      }
      rows.add(
          tested("all", bias, trials.stream().filter(t -> t.bias().equals(bias.id())).toList()));
    }
    return new Table(
        "test",
        "How often the test of advise calls the positives biased, at a level of 5 %; for labels"
            + " without a bias that is a false alarm.",
        List.of("labels", "task"),
        List.of(
            ValueColumn.text("called biased"),
            ValueColumn.text("cannot be told"),
            ValueColumn.number("mean AUC", 3),
            ValueColumn.number("mean allowed", 3)),
        rows);
  }

  private static TableRow tested(String task, LabelBias bias, List<BiasTrial> own) {
    if (own.isEmpty()) {
      return new TableRow(
          List.of(bias.id(), task),
          List.of(Cell.MISSING, Cell.MISSING, Cell.MISSING, Cell.MISSING));
    }
    return new TableRow(
        List.of(bias.id(), task),
        List.of(
            Cell.text(count(own, "biased")),
            Cell.text(count(own, "unclear")),
            Measured.of(MeanStd.of(own.stream().mapToDouble(BiasTrial::auc).toArray())),
            Measured.of(MeanStd.of(own.stream().mapToDouble(t -> 1 - t.share() / 2).toArray()))));
  }

  private static String count(List<BiasTrial> own, String verdict) {
    return own.stream().filter(t -> t.verdict().equals(verdict)).count() + " of " + own.size();
  }
}
