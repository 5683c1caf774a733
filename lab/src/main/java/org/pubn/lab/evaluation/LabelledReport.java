package org.pubn.lab.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.eval.Confusion;
import org.pubn.eval.EvaluationWarning;
import org.pubn.eval.LabelledEvaluation;
import org.pubn.eval.Metric;
import org.pubn.lab.report.FigureSection;
import org.pubn.lab.report.Paragraph;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Cell;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.Table;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.report.table.Unit;
import org.pubn.lab.report.table.ValueColumn;

/** The report of an evaluation with labels. */
final class LabelledReport {

  private LabelledReport() {}

  static Report of(LabelledEvaluation evaluation, Subject subject) {
    Confusion confusion = evaluation.confusion();
    List<Section> sections = new ArrayList<>();
    warnings(evaluation.warnings(), sections);
    sections.add(new TableSection("Metrics", metrics(evaluation, subject)));
    sections.add(new TableSection("Decisions", decisions(confusion)));
    EvaluationFigures.curves(evaluation)
        .ifPresent(figure -> sections.add(new FigureSection("Over all thresholds", figure)));
    sections.add(
        new FigureSection("Calibration", EvaluationFigures.calibration(evaluation.calibration())));
    sections.add(
        new FigureSection(
            "Scores", EvaluationFigures.classes(evaluation.histogram(), evaluation.threshold())));
    sections.add(subject.facts());
    return new Report(
        "Evaluation with labels",
        String.format(
            Locale.ROOT, "%d rows, %d of them positive", confusion.size(), confusion.positives()),
        sections);
  }

  /** A section of warnings, if there are any. */
  static void warnings(List<EvaluationWarning> warnings, List<Section> sections) {
    if (!warnings.isEmpty()) {
      sections.add(
          new Paragraph(
              "Warnings",
              String.join("\n\n", warnings.stream().map(EvaluationWarning::sentence).toList())));
    }
  }

  private static Table metrics(LabelledEvaluation evaluation, Subject subject) {
    MetricTable table = new MetricTable(subject.bootstrap().level());
    for (Metric metric : Metric.values()) {
      table.add(metric.label(), evaluation.get(metric), MetricWords.of(metric));
    }
    return table.build("metrics", "Metrics on the labelled rows, as fractions.");
  }

  private static Table decisions(Confusion confusion) {
    return new Table(
        "decisions",
        "Rows by label and decision.",
        List.of("label"),
        List.of(count("called positive"), count("called negative")),
        List.of(
            row("positive", confusion.truePositives(), confusion.falseNegatives()),
            row("negative", confusion.falsePositives(), confusion.trueNegatives())),
        new Marks("", ""),
        List.of());
  }

  private static ValueColumn count(String name) {
    return new ValueColumn(name, Unit.NUMBER, 0, false);
  }

  private static TableRow row(String label, long calledPositive, long calledNegative) {
    return new TableRow(
        List.of(label),
        List.of(
            Cell.text(Long.toString(calledPositive)), Cell.text(Long.toString(calledNegative))));
  }
}
