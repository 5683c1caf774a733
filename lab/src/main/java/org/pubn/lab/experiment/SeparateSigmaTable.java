package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Section;
import org.pubn.settings.Settings;

/** The paper's table of σ̂ learned from the same data as g, or from others (appendix D.3). */
public record SeparateSigmaTable(Design design) implements Experiment {

  @Override
  public String name() {
    return "separate-sigma";
  }

  @Override
  public String title() {
    return "σ̂ from the same or from separate data";
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasksWithNegatives()) {
      entries.add(entry(task, "Same", "same"));
      entries.add(entry(task, "Different", "separate"));
    }
    return entries;
  }

  private Entry entry(Task task, String column, String data) {
    Settings settings = Settings.NONE.with("sigmaData", data);
    boolean halved = design.datasets().of(task).otherSizes().contains("halved");
    return design.entry(
        task,
        column,
        MethodCatalog.PUBN,
        halved ? settings.with(LabSettings.SIZES, "halved") : settings);
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table =
        new ErrorTable(this, measurements, entry -> entry.settings().text("sigmaData"));
    return List.of(
        table.section(
            "Misclassification rates (%) of PUbN with σ̂ and g learned from the same or from"
                + " disjoint samples, mean ± standard deviation over the trials.",
            "lowest of the task"),
        ChosenSettings.section(this, measurements));
  }
}
