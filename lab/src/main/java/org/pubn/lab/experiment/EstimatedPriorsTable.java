package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.report.Section;
import org.pubn.settings.Settings;

/**
 * What it costs not to know the priors: PUbN (without biased negatives PUbN\\N) told the true π and
 * ρ, and the same with both estimated from its own training samples. Not in the paper.
 */
public record EstimatedPriorsTable(Design design) implements Experiment {

  private static final String TRUE = "true π and ρ";
  private static final String ESTIMATED = LabSettings.ESTIMATED;

  @Override
  public String name() {
    return "estimated-priors";
  }

  @Override
  public String title() {
    return "Nobody knows π and ρ: the cost of estimating them";
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasks()) {
      MethodRow method = MethodCatalog.pubn(task.hasNegatives());
      entries.add(design.entry(task, TRUE, method));
      entries.add(
          design.entry(task, ESTIMATED, method, Settings.NONE.with(LabSettings.PRIORS, ESTIMATED)));
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    ErrorTable table = new ErrorTable(this, measurements, Entry::column);
    sections.add(
        table.section(
            "Misclassification rates (%) of PUbN, and of PUbN\\N where no biased N data are"
                + " given, mean ± standard deviation over the trials.",
            "lower of the two"));
    sections.addAll(PairedTests.ofPairs(pairs(), measurements));
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  private List<PairedTests.Pair> pairs() {
    List<Entry> entries = entries();
    List<PairedTests.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < entries.size(); i += 2) {
      pairs.add(
          new PairedTests.Pair(
              ESTIMATED + " − " + TRUE, entries.get(i + 1), entries.get(i), Outcome::error));
    }
    return pairs;
  }
}
