package org.pubn.lab.demo;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Detail;
import org.pubn.lab.experiment.Entry;
import org.pubn.lab.experiment.Experiment;
import org.pubn.lab.experiment.Measurements;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Marks;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.TableRow;
import org.pubn.report.table.ValueColumn;

/** One trial of {@code mnist/135} with four methods. */
public final class Demo implements Experiment {

  private static final List<MethodRow> METHODS =
      List.of(MethodCatalog.NNPU, MethodCatalog.NNPNU, MethodCatalog.PUBN, MethodCatalog.PU_PN);

  private final Design design;
  private final Task task;

  public Demo(Datasets datasets) {
    design = Design.ofPaper(datasets);
    task = datasets.task("mnist/135");
  }

  @Override
  public String name() {
    return "demo";
  }

  @Override
  public String title() {
    return "Even or odd? Learning from positives, unlabeled and a few kinds of negatives";
  }

  @Override
  public Set<Detail> details() {
    return Set.of(Detail.CURVE, Detail.SIGMA, Detail.DECISIONS);
  }

  @Override
  public List<Entry> entries() {
    return METHODS.stream().map(method -> design.entry(task, method.label(), method)).toList();
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    sections.add(introduction());
    sections.add(new TableSection("Results", table(measurements)));
    sections.add(
        new FigureSection(
            "Error during training", DemoFigures.errorCurves(entries(), measurements)));
    sections.add(
        new FigureSection(
            "What PUbN believes about the unlabeled digits",
            DemoFigures.sigma(pubn(), measurements)));
    sections.add(
        new FigureSection(
            "Digits the methods disagree on",
            DemoFigures.disagreements(
                entries(), measurements, design.datasets().of(task).test(task))));
    return sections;
  }

  private Entry pubn() {
    return entries().stream().filter(e -> e.method().id().equals("pubn")).findFirst().orElseThrow();
  }

  private Paragraph introduction() {
    return new Paragraph(
        "",
        format(
            "The task is to tell even digits (positive) from odd ones. The learner sees 500"
                + " positives, 6000 unlabeled digits, and 500 negatives that are all 1, 3 or 5:"
                + " nobody showed it a 7 or a 9 and said no. It is told that a share π = %s of the"
                + " unlabeled digits is even and a share ρ = %s is of the kind 1, 3, 5.\n\n"
                + "*nnPU* ignores the negatives. *nnPNU* takes them for representative. *PU→PN*"
                + " asks two classifiers. *PUbN* first estimates σ(x), the probability that a digit"
                + " is of a kind that was labeled, and then weights every example by it.",
            task.priors().pi(), task.priors().rho()));
  }

  private Table table(Measurements measurements) {
    double lowest =
        entries().stream().mapToDouble(e -> only(e, measurements).error()).min().orElseThrow();
    List<TableRow> rows = new ArrayList<>();
    for (Entry entry : entries()) {
      Outcome outcome = only(entry, measurements);
      List<Cell> cells =
          List.of(
              Measured.of(outcome.error()).best(outcome.error() == lowest),
              Measured.of(outcome.fpr()),
              Measured.of(outcome.fnr()),
              Measured.of(outcome.validationLoss()),
              Measured.of(outcome.seconds()),
              Cell.text(published(entry)));
      rows.add(new TableRow(List.of(entry.column()), cells));
    }
    return new Table(
        name(),
        "Misclassification rate, false positive and false negative rate on the 10,000 test digits,"
            + " validation loss (all ×100), and seconds of training.",
        List.of("Method"),
        List.of(
            ValueColumn.percentMean("error"),
            ValueColumn.percentMean("FPR"),
            ValueColumn.percentMean("FNR"),
            ValueColumn.percentMean("validation loss"),
            ValueColumn.number("seconds", 1),
            ValueColumn.text("published error (%)")),
        rows,
        new Marks("lowest error", ""),
        List.of(
            "One trial; the published numbers are means over ten. That of nnPU is for the task"
                + " without negatives. σ̂ of PUbN and the PU half of PU→PN are one training,"
                + " counted in both."));
  }

  private static Outcome only(Entry entry, Measurements measurements) {
    return measurements.outcomes(entry).get(0);
  }

  private String published(Entry entry) {
    String row = entry.method().id().equals("nnpu") ? Design.puTask(task.id()) : task.id();
    Published published = Paper.number("table1", row, entry.method().id(), "error").orElseThrow();
    return ValueColumn.percent("").format(published);
  }
}
