package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubn.lab.result.Details;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/**
 * How often the label-free intervals of {@link org.pubn.eval.PuEvaluation} hold the truth, and how
 * wide they are, for PUbN (without biased negatives PUbN\N) on every task. Not in the paper.
 */
public record JudgementTable(Design design) implements Experiment {

  @Override
  public String name() {
    return "label-free";
  }

  @Override
  public String title() {
    return "Judging without labels: do the intervals hold the truth?";
  }

  @Override
  public Set<Detail> details() {
    return Set.of(Detail.JUDGEMENT);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      MethodRow method = MethodCatalog.pubn(task.hasNegatives());
      entries.add(design.entry(task, method.label(), method));
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<TableRow> rows = new ArrayList<>();
    for (Entry entry : entries()) {
      Map<List<String>, List<Details.Judged>> groups = new LinkedHashMap<>();
      for (Details.Judgement trial : measurements.details(entry, "judgement", Details::judgement)) {
        for (Details.Judged judged : trial.judged()) {
          List<String> headers = List.of(entry.task().id(), judged.belief(), judged.metric());
          groups.computeIfAbsent(headers, key -> new ArrayList<>()).add(judged);
        }
      }
      groups.forEach((headers, judged) -> rows.add(row(headers, judged)));
    }
    Table table =
        new Table(
            name(),
            "Truth on one half of the test examples, the label-free estimate from the other half"
                + " (500 positives, the rest unlabeled), the difference of the two, the width of"
                + " the 95 % interval, and in how many trials the interval holds the truth. All but"
                + " the last ×100.",
            List.of("Task", "Believed", "Metric"),
            List.of(
                ValueColumn.percent("truth"),
                ValueColumn.percent("estimate"),
                ValueColumn.percent("difference"),
                ValueColumn.percent("width"),
                ValueColumn.text("covered")),
            rows);
    return List.of(new TableSection("", table), ChosenSettings.section(this, measurements));
  }

  private static TableRow row(List<String> headers, List<Details.Judged> judged) {
    long covered = judged.stream().filter(Details.Judged::holdsTruth).count();
    List<Cell> cells =
        List.of(
            summary(judged.stream().mapToDouble(Details.Judged::truth).toArray()),
            summary(judged.stream().mapToDouble(Details.Judged::value).toArray()),
            summary(judged.stream().mapToDouble(j -> j.value() - j.truth()).toArray()),
            summary(judged.stream().mapToDouble(j -> j.high() - j.low()).toArray()),
            Cell.text(format("%d of %d", covered, judged.size())));
    return new TableRow(headers, cells);
  }

  private static Cell summary(double[] values) {
    return Measured.of(MeanStd.of(values));
  }
}
