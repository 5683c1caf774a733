package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Comparison;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.stats.MeanStd;
import org.pubn.lab.stats.TTests;
import org.pubn.sample.Task;

/**
 * Table 1 of the paper: the methods against each other on every task. Methods of your own can be
 * added to the design.
 */
public record Table1(Design design) implements Experiment {

  @Override
  public String name() {
    return "table1";
  }

  @Override
  public String title() {
    return "Effectiveness of the methods (Table 1)";
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      for (MethodKind kind : methods(task)) {
        entries.add(design.entry(task, column(task, kind), kind));
      }
    }
    return entries;
  }

  private List<MethodKind> methods(Task task) {
    if (!design.methods().isEmpty()) {
      return design.methods().stream()
          .filter(kind -> task.hasNegatives() || !kind.needsNegatives())
          .toList();
    }
    return task.hasNegatives()
        ? List.of(MethodKinds.NNPNU, MethodKinds.PUBN, MethodKinds.PU_PN)
        : List.of(MethodKinds.NNPU, MethodKinds.PUBN_N);
  }

  /** The paper lets the PU methods of a PU task share columns with their PUbN counterparts. */
  private static String column(Task task, MethodKind kind) {
    return switch (kind.id()) {
      case "nnpnu" -> "nnPU / nnPNU";
      case "nnpu" -> task.hasNegatives() ? kind.label() : "nnPU / nnPNU";
      case "pubn" -> "PUbN(\\N)";
      case "pubn-n" -> task.hasNegatives() ? kind.label() : "PUbN(\\N)";
      default -> kind.label();
    };
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table = new ErrorTable(this, measurements, entry -> entry.kind().id());
    List<Section> sections = new ArrayList<>();
    sections.add(
        new TableSection(
            "",
            table.build(
                "Misclassification rates (%) on the test set, mean ± standard deviation over the"
                    + " trials.",
                entry -> helpedByNegatives(entry, measurements), Marks.PAPER, List.of())));
    PairedTests.section(entries(), measurements).ifPresent(sections::add);
    GridChoices.section(this, measurements).ifPresent(sections::add);
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  /**
   * Whether bN data helped: the method uses them and is better than PUbN\N of the same data set by
   * a two-sample t-test, which is the rule behind the paper's underlines.
   */
  private boolean helpedByNegatives(Entry entry, Measurements measurements) {
    if (!entry.task().hasNegatives()
        || !entry.kind().needsNegatives()
        || measurements.trials() < 2) {
      return false;
    }
    String puTask = Design.puTask(entry.task().id());
    Optional<Entry> withoutNegatives =
        entries().stream()
            .filter(e -> e.task().id().equals(puTask) && e.kind().id().equals("pubn-n"))
            .findFirst();
    if (withoutNegatives.isEmpty()) {
      return false;
    }
    MeanStd with = measurements.summary(entry, Outcome::error);
    MeanStd without = measurements.summary(withoutNegatives.get(), Outcome::error);
    return TTests.twoSample(with, without).firstIsSmaller(Comparison.LEVEL);
  }
}
