package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.method.Settings;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.report.table.TableRow;
import org.pubn.lab.result.Outcome;
import org.pubn.sample.Task;

/**
 * What it costs not to know the priors: PUbN (without biased negatives PUbN\\N) told the true π and
 * ρ, and the same with both estimated from its own training samples. Not in the paper.
 */
public record EstimatedPriorsTable(Design design) implements Experiment {

  private static final String TRUE = "true π and ρ";
  private static final String ESTIMATED = "estimated";

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
      MethodKind kind = MethodKinds.pubn(task);
      entries.add(design.entry(task, TRUE, kind));
      entries.add(
          design.entry(task, ESTIMATED, kind, Settings.NONE.with(Settings.PRIORS, ESTIMATED)));
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    List<Section> sections = new ArrayList<>();
    ErrorTable table = new ErrorTable(this, measurements, Entry::column);
    sections.add(
        new TableSection(
            "",
            table.build(
                "Misclassification rates (%) of PUbN, and of PUbN\\N where no biased N data are"
                    + " given, mean ± standard deviation over the trials.",
                entry -> false, new Marks("lower of the two", ""), List.of())));
    if (measurements.trials() > 1) {
      sections.add(PairedTests.section(differences(measurements)));
    }
    sections.add(ChosenSettings.section(this, measurements));
    return sections;
  }

  private List<TableRow> differences(Measurements measurements) {
    List<Entry> entries = entries();
    List<TableRow> rows = new ArrayList<>();
    for (int i = 0; i < entries.size(); i += 2) {
      Entry known = entries.get(i);
      Entry estimated = entries.get(i + 1);
      List<String> headers = List.of(known.task().id(), ESTIMATED + " − " + TRUE);
      rows.add(PairedTests.row(headers, estimated, known, measurements, Outcome::error));
    }
    return rows;
  }
}
