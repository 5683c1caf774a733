package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Section;
import org.pubn.report.table.Marks;
import org.pubn.settings.Settings;

/**
 * The paper's table of the two definitions of nnPNU (appendix D.4). No settings of nnPU + PN are
 * published, so they are chosen; where a data set is run shorter than in the paper, for the time
 * that takes, nnPU + PN gets the published ones of nnPNU instead.
 */
public record NnpnuVariantsTable(Design design) implements Experiment {

  private static final String OTHER = "nnPU + PN";

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
      entries.add(design.entry(task, "nnPNU", MethodCatalog.NNPNU));
      entries.add(
          borrowed(task)
              .map(known -> Entry.fixed(task, OTHER, MethodCatalog.NNPU_PN, known))
              .orElseGet(() -> design.entry(task, OTHER, MethodCatalog.NNPU_PN)));
    }
    return entries;
  }

  /** The settings of nnPNU, where nnPU + PN takes them over. */
  private Optional<Settings> borrowed(Task task) {
    Settings preset = design.presetOf(task);
    Dataset dataset = design.datasets().of(task).with(LabSettings.datasetOptions(preset));
    return dataset.shortened().isPresent() && !design.select()
        ? Paper.settings(task.id(), MethodCatalog.NNPNU.id()).map(known -> known.with(preset))
        : Optional.empty();
  }

  private List<String> notes() {
    return design.tasksWithNegatives().stream().anyMatch(task -> borrowed(task).isPresent())
        ? List.of(
            "On CIFAR-10 both columns have the learning rate and γ published for nnPNU; those of"
                + " nnPU + PN were not chosen from the grid, for the time that takes.")
        : List.of();
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table = new ErrorTable(this, measurements, entry -> entry.method().id());
    return List.of(
        table.section(
            "Misclassification rates (%) when the correction guards the whole negative risk"
                + " (nnPNU) or its PU part alone (nnPU + PN), mean ± standard deviation over"
                + " the trials.",
            entry -> false, new Marks("lowest of the task", ""), notes()),
        ChosenSettings.section(this, measurements));
  }
}
