package org.pubn.app.evaluation;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuMetric;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Table;
import org.pubn.sample.Scenario;

/** The report of an evaluation without labels. */
final class PuReport {

  private PuReport() {}

  static Report of(PuEvaluation evaluation, EvaluatedModel evaluated, Scenario scenario) {
    List<Section> sections = new ArrayList<>();
    sections.add(assumptions(evaluation.prior(), scenario));
    LabeledReport.warnings(evaluation.warnings(), sections);
    sections.add(new TableSection("Metrics", metrics(evaluation, evaluated)));
    sections.add(new FigureSection("If π were another", EvaluationFigures.sensitivity(evaluation)));
    sections.add(
        new FigureSection(
            "Scores", EvaluationFigures.samples(evaluation.histogram(), evaluation.threshold())));
    sections.add(evaluated.facts());
    return new Report(
        "Evaluation without labels",
        format(
            scenario == Scenario.ONE_SAMPLE
                ? "%d positives of %d rows"
                : "%d positives, %d unlabeled rows",
            evaluation.positives(),
            evaluation.unlabeled()),
        sections);
  }

  private static Paragraph assumptions(PriorBelief prior, Scenario scenario) {
    String rows =
        scenario == Scenario.ONE_SAMPLE
            ? " of all rows, labeled ones included, is positive,"
            : " of the unlabeled rows is positive,";
    return new Paragraph(
        "",
        "These numbers are right if a share π = "
            + describe(prior)
            + rows
            + " if the positives given are a random sample of"
            + " all positives, and if the classifier was trained on none of these rows.");
  }

  /** Such as {@code 0.4} or {@code 0.35 (0.3 to 0.4)}. */
  static String describe(PriorBelief prior) {
    return prior
        .range()
        .map(range -> format("%.4g (%.4g to %.4g)", prior.pi(), range.low(), range.high()))
        .orElseGet(() -> format("%.4g", prior.pi()));
  }

  private static Table metrics(PuEvaluation evaluation, EvaluatedModel evaluated) {
    MetricTable table = new MetricTable(evaluated.bootstrap().level());
    for (PuMetric metric : PuMetric.values()) {
      table.add(metric.label(), evaluation.get(metric), MetricWords.of(metric));
    }
    return table.build(
        "metrics",
        "Metrics from positives and unlabeled rows, as fractions; the intervals "
            + (evaluation.prior().range().isEmpty()
                ? "take π as certain."
                : "include what is not known of π."));
  }
}
