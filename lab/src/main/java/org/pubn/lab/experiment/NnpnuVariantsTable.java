package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Marks;
import org.pubn.sample.Task;

/** The paper's table of the two definitions of nnPNU (appendix D.4). */
public record NnpnuVariantsTable(Design design) implements Experiment {

  @Override
  public String name() {
    return "nnpnu-variants";
  }

  @Override
  public String title() {
    return "Two definitions of nnPNU";
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasksWithNegatives()) {
      entries.add(design.entry(task, "nnPNU", MethodKinds.NNPNU));
      entries.add(design.entry(task, "nnPU + PN", MethodKinds.NNPU_PN));
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table = new ErrorTable(this, measurements, entry -> entry.kind().id());
    return List.of(
        new TableSection(
            "",
            table.build(
                "Misclassification rates (%) when the correction guards the whole negative risk"
                    + " (nnPNU) or its PU part alone (nnPU + PN), mean ± standard deviation over"
                    + " the trials.",
                entry -> false, new Marks("lowest of the task", ""), List.of())),
        ChosenSettings.section(this, measurements));
  }
}
