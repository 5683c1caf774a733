package org.pubn.lab.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuMetric;
import org.pubn.eval.PuScores;
import org.pubn.lab.report.FigureSection;
import org.pubn.lab.report.Paragraph;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Table;

/** The report of an evaluation without labels. */
final class PuReport {

  private PuReport() {}

  static Report of(PuEvaluation evaluation, PuScores scores, Subject subject) {
    List<Section> sections = new ArrayList<>();
    sections.add(assumptions(evaluation.prior()));
    LabelledReport.warnings(evaluation.warnings(), sections);
    sections.add(new TableSection("Metrics", metrics(evaluation, subject)));
    sections.add(new FigureSection("If π were another", EvaluationFigures.sensitivity(evaluation)));
    sections.add(
        new FigureSection(
            "Scores", EvaluationFigures.samples(evaluation.histogram(), evaluation.threshold())));
    sections.add(subject.facts());
    return new Report(
        "Evaluation without labels",
        String.format(
            Locale.ROOT, "%d positives, %d unlabeled rows", scores.positives(), scores.unlabeled()),
        sections);
  }

  private static Paragraph assumptions(PriorBelief prior) {
    return new Paragraph(
        "",
        "These numbers are right if a share π = "
            + describe(prior)
            + " of the unlabeled rows is positive, if the positives given are a random sample of"
            + " all positives, and if the classifier was trained on none of these rows.");
  }

  /** Such as {@code 0.4} or {@code 0.35 (0.3 to 0.4)}. */
  static String describe(PriorBelief prior) {
    return prior instanceof PriorBelief.Within within
        ? String.format(Locale.ROOT, "%.4g (%.4g to %.4g)", prior.pi(), within.low(), within.high())
        : String.format(Locale.ROOT, "%.4g", prior.pi());
  }

  private static Table metrics(PuEvaluation evaluation, Subject subject) {
    MetricTable table = new MetricTable(subject.bootstrap().level());
    for (PuMetric metric : PuMetric.values()) {
      table.add(metric.label(), evaluation.get(metric), MetricWords.of(metric));
    }
    return table.build(
        "metrics",
        "Metrics from positives and unlabeled rows, as fractions; the intervals "
            + (evaluation.prior() instanceof PriorBelief.Known
                ? "take π as certain."
                : "include what is not known of π."));
  }
}
