package org.pubn.lab.experiment;

import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Set;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodRow;
import org.pubn.report.Section;
import org.pubn.settings.Settings;

/** Any entries on the toy data set, with the report of Table 1's kind. */
record ToyExperiment(List<Entry> entries, Set<Detail> details) implements Experiment {

  static final Task TASK = DATASETS.task("toy/above");

  static ToyExperiment of(Entry... entries) {
    return new ToyExperiment(List.of(entries), Set.of());
  }

  static Entry entry(MethodRow method, Settings settings) {
    return Entry.fixed(TASK, method.label() + " " + settings, method, settings);
  }

  @Override
  public String name() {
    return "toy";
  }

  @Override
  public String title() {
    return "Toy";
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    return List.of(ChosenSettings.section(this, measurements));
  }
}
