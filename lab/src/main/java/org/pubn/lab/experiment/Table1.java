package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Section;
import org.pubn.report.table.Marks;

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
  public Set<DesignOption> takes() {
    return EnumSet.allOf(DesignOption.class);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      for (MethodRow method : methods(task)) {
        entries.add(design.entry(task, column(task, method), method));
      }
    }
    return entries;
  }

  private List<MethodRow> methods(Task task) {
    if (!design.methods().isEmpty()) {
      return design.methods().stream()
          .filter(method -> task.hasNegatives() || !method.needsNegatives())
          .toList();
    }
    return task.hasNegatives()
        ? List.of(MethodCatalog.NNPNU, MethodCatalog.PUBN, MethodCatalog.PU_PN)
        : List.of(MethodCatalog.NNPU, MethodCatalog.PUBN_N);
  }

  /** The paper lets the PU methods of a PU task share columns with their PUbN counterparts. */
  private static String column(Task task, MethodRow method) {
    return switch (method.id()) {
      case "nnpnu" -> "nnPU / nnPNU";
      case "nnpu" -> task.hasNegatives() ? method.label() : "nnPU / nnPNU";
      case "pubn" -> "PUbN(\\N)";
      case "pubn-n" -> task.hasNegatives() ? method.label() : "PUbN(\\N)";
      default -> method.label();
    };
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table = new ErrorTable(this, measurements, entry -> entry.method().id());
    List<Section> sections = new ArrayList<>();
    sections.add(
        table.section(
            "Misclassification rates (%) on the test set, mean ± standard deviation over the"
                + " trials.",
            entry -> helpedByNegatives(entry, measurements), Marks.PAPER, List.of()));
    sections.addAll(PairedTests.sections(entries(), measurements));
    TrialPriors.section(entries(), measurements).ifPresent(sections::add);
    GridChoices.section(this, measurements).ifPresent(sections::add);
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  /**
   * Whether bN data helped: the method uses them and is better than PUbN\N of the same data set by
   * a two-sample t-test, which is the rule behind the paper's underlines.
   */
  private boolean helpedByNegatives(Entry entry, Measurements measurements) {
    String puTask = Design.puTask(entry.task().id());
    return entry.task().hasNegatives()
        && entry.method().needsNegatives()
        && entries().stream()
            .filter(e -> e.task().id().equals(puTask) && e.method().id().equals("pubn-n"))
            .anyMatch(without -> measurements.isBetter(entry, without));
  }
}
