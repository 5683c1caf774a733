package org.pubn.lab.experiment;

import java.util.List;
import java.util.Set;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.Settings;
import org.pubn.lab.report.Section;
import org.pubn.sample.Task;

/** Any entries on the toy data set, with the report of Table 1's kind. */
record ToyExperiment(List<Entry> entries, Set<Detail> details) implements Experiment {

  static final Task TASK = Datasets.task("toy/above");

  static ToyExperiment of(Entry... entries) {
    return new ToyExperiment(List.of(entries), Set.of());
  }

  static Entry entry(MethodKind kind, Settings settings) {
    return Entry.fixed(TASK, kind.label() + " " + settings, kind, settings);
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
