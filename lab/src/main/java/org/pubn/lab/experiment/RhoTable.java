package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.method.Settings;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.Comparison;
import org.pubn.lab.report.table.Marks;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.stats.MeanStd;
import org.pubn.lab.stats.TTests;
import org.pubn.sample.Task;

/**
 * The paper's table of ρ (appendix D.2): PUbN told ρ′ instead of ρ, while η is taken by the true ρ.
 */
public record RhoTable(Design design) implements Experiment {

  private static final List<Double> FACTORS = List.of(0.8, 1.0, 1.2);

  @Override
  public String name() {
    return "rho";
  }

  @Override
  public String title() {
    return "A misspecified ρ";
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasksWithNegatives()) {
      for (double factor : FACTORS) {
        Settings settings = Settings.NONE.with("rhoFactor", factor);
        String column = "ρ′/ρ = " + settings.text("rhoFactor");
        entries.add(design.entry(task, column, MethodKinds.PUBN, settings));
      }
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table =
        new ErrorTable(this, measurements, entry -> entry.settings().text("rhoFactor"));
    return List.of(
        new TableSection(
            "",
            table.build(
                "Misclassification rates (%) of PUbN when ρ is replaced by ρ′, mean ± standard"
                    + " deviation over the trials.",
                entry -> degraded(entry, measurements),
                new Marks("lowest of the task", "significantly worse than ρ′ = ρ (5 % t-test)"),
                List.of())),
        ChosenSettings.section(this, measurements));
  }

  private boolean degraded(Entry entry, Measurements measurements) {
    if (measurements.trials() < 2) {
      return false;
    }
    Entry right =
        entries().stream()
            .filter(e -> e.task().equals(entry.task()))
            .filter(e -> e.settings().number("rhoFactor") == 1)
            .findFirst()
            .orElseThrow();
    MeanStd wrong = measurements.summary(entry, Outcome::error);
    MeanStd correct = measurements.summary(right, Outcome::error);
    return TTests.twoSample(correct, wrong).firstIsSmaller(Comparison.LEVEL);
  }
}
