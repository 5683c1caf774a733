package org.pubn.app.evaluation;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.Warning;
import org.pubn.eval.LabeledEvaluation;
import org.pubn.eval.Metric;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;
import org.pubn.stats.Confusion;

/** The report of an evaluation with labels. */
final class LabeledReport {

  private LabeledReport() {}

  static Report of(LabeledEvaluation evaluation, EvaluatedModel evaluated) {
    Confusion confusion = evaluation.confusion();
    List<Section> sections = new ArrayList<>();
    warnings(evaluation.warnings(), sections);
    sections.add(new TableSection("Metrics", metrics(evaluation, evaluated)));
    sections.add(new TableSection("Decisions", decisions(confusion)));
    EvaluationFigures.curves(evaluation)
        .ifPresent(figure -> sections.add(new FigureSection("Over all thresholds", figure)));
    sections.add(
        new FigureSection("Calibration", EvaluationFigures.calibration(evaluation.calibration())));
    sections.add(
        new FigureSection(
            "Scores", EvaluationFigures.classes(evaluation.histogram(), evaluation.threshold())));
    sections.add(evaluated.facts());
    return new Report(
        "Evaluation with labels",
        format("%d rows, %d of them positive", confusion.size(), confusion.positives()),
        sections);
  }

  /** A section of warnings, if there are any. */
  static void warnings(List<Warning> warnings, List<Section> sections) {
    if (!warnings.isEmpty()) {
      sections.add(
          new Paragraph(
              "Warnings", String.join("\n\n", warnings.stream().map(Warning::sentence).toList())));
    }
  }

  private static Table metrics(LabeledEvaluation evaluation, EvaluatedModel evaluated) {
    MetricTable table = new MetricTable(evaluated.bootstrap().level());
    for (Metric metric : Metric.values()) {
      table.add(metric.label(), evaluation.get(metric), MetricWords.of(metric));
    }
    return table.build("metrics", "Metrics on the labeled rows, as fractions.");
  }

  private static Table decisions(Confusion confusion) {
    return new Table(
        "decisions",
        "Rows by label and decision.",
        List.of("label"),
        List.of(ValueColumn.text("called positive"), ValueColumn.text("called negative")),
        List.of(
            row("positive", confusion.truePositives(), confusion.falseNegatives()),
            row("negative", confusion.falsePositives(), confusion.trueNegatives())));
  }

  private static TableRow row(String label, long calledPositive, long calledNegative) {
    return new TableRow(
        List.of(label),
        List.of(
            Cell.text(Long.toString(calledPositive)), Cell.text(Long.toString(calledNegative))));
  }
}
