package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.Section;
import org.pubn.report.table.Marks;
import org.pubn.settings.Settings;

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
  public Set<DesignOption> takes() {
    return Set.of(DesignOption.FEATURES);
  }

  @Override
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (Task task : design.tasksWithNegatives()) {
      for (double factor : FACTORS) {
        Settings settings = Settings.NONE.with("rhoFactor", factor);
        String column = "ρ′/ρ = " + settings.text("rhoFactor");
        entries.add(design.entry(task, column, MethodCatalog.PUBN, settings));
      }
    }
    return entries;
  }

  @Override
  public List<Section> sections(Measurements measurements) {
    ErrorTable table =
        new ErrorTable(this, measurements, entry -> entry.settings().text("rhoFactor"));
    return List.of(
        table.section(
            "Misclassification rates (%) of PUbN when ρ is replaced by ρ′, mean ± standard"
                + " deviation over the trials.",
            entry -> degraded(entry, measurements),
            new Marks("lowest of the task", "significantly worse than ρ′ = ρ (5 % t-test)"),
            List.of()),
        ChosenSettings.section(this, measurements));
  }

  private boolean degraded(Entry entry, Measurements measurements) {
    Entry right =
        entries().stream()
            .filter(e -> e.task().equals(entry.task()))
            .filter(e -> e.settings().number("rhoFactor") == 1)
            .findFirst()
            .orElseThrow();
    return measurements.isBetter(right, entry);
  }
}
