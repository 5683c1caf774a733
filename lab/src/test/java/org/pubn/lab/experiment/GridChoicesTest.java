package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.result.Results;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.settings.Settings;

/** The grid of the toy data set for nnPU: rates 0.1 and 0.01. */
class GridChoicesTest {

  private static final Task TASK = DATASETS.task("toy/pu");

  private static Measurements measured(double... errorAndLosses) {
    List<Outcome> outcomes = new ArrayList<>();
    List<Double> rates = List.of(0.1, 0.01);
    for (int point = 0; point < 2; point++) {
      Configuration configuration =
          new Configuration(TASK.id(), "nnpu", Settings.NONE.with("rate", rates.get(point)));
      for (int trial = 0; trial < 2; trial++) {
        outcomes.add(
            Outcomes.withZeroOneLoss(
                configuration,
                trial,
                errorAndLosses[3 * point] + 0.001 * trial,
                errorAndLosses[3 * point + 1],
                errorAndLosses[3 * point + 2]));
      }
    }
    return new Measurements(DATASETS, new Results(outcomes), 2, Path.of(""));
  }

  private static Table table(SelectionCriterion rule, Measurements measurements) {
    Entry entry = Entry.chosen(TASK, "nnPU", MethodCatalog.NNPU, Settings.NONE, rule);
    return MadeUp.table(
        GridChoices.section(ToyExperiment.of(entry), measurements).stream().toList(),
        "grid-choices");
  }

  /** The sigmoid loss prefers the first point, the zero-one loss and the labels the second. */
  @Test
  void theCostIsAgainstTheLowestErrorOfTheGrid() {
    Measurements measurements = measured(0.20, 0.1, 0.4, 0.15, 0.2, 0.3);

    Table bySigmoid = table(SelectionCriterion.SIGMOID_RISK, measurements);
    assertThat(bySigmoid.rows().get(0).headers()).containsExactly("toy/pu", "nnPU", "2");
    assertThat(mean(bySigmoid, 0)).isCloseTo(0.2005, within(1e-12));
    assertThat(mean(bySigmoid, 1)).isCloseTo(0.1505, within(1e-12));
    assertThat(mean(bySigmoid, 2)).isCloseTo(0.1505, within(1e-12));
    assertThat(cost(bySigmoid)).isEqualTo(Cell.text("5.00"));
    assertThat(cost(table(SelectionCriterion.ZERO_ONE_RISK, measurements)))
        .isEqualTo(Cell.text("0.00"));
  }

  private static Cell cost(Table table) {
    return table.rows().get(0).cells().get(3);
  }

  private static double mean(Table table, int column) {
    return MadeUp.cell(table, 0, column).value().mean();
  }

  @Test
  void givenSettingsHaveNoSuchTable() {
    Entry entry = Entry.fixed(TASK, "nnPU", MethodCatalog.NNPU, Settings.NONE.with("rate", 0.1));

    assertThat(GridChoices.section(ToyExperiment.of(entry), measured(0, 0, 0, 0, 0, 0))).isEmpty();
  }
}
