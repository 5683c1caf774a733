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
import org.pubn.report.Section;
import org.pubn.report.table.Cell;
import org.pubn.report.table.Table;
import org.pubn.report.table.ValueColumn;
import org.pubn.settings.Settings;

/**
 * The choice of settings made in every trial anew. nnPU has the rates 0.1 and 0.01; the losses
 * prefer the first in trials 0 and 2, the second in trial 1, and the second in the mean. PUbN\N is
 * given.
 */
class ChoicePerTrialTest {

  private static final Task TASK = DATASETS.task("toy/pu");
  private static final Entry NNPU =
      Entry.chosen(
          TASK, "nnPU", MethodCatalog.NNPU, Settings.NONE, SelectionCriterion.SIGMOID_RISK);
  private static final Entry PUBN_N =
      Entry.fixed(TASK, "PUbN\\N", MethodCatalog.PUBN_N, Settings.NONE.with("tau", 1));

  private static void add(
      List<Outcome> outcomes, Configuration configuration, double[] errors, double[] losses) {
    for (int trial = 0; trial < errors.length; trial++) {
      outcomes.add(
          Outcomes.withZeroOneLoss(
              configuration, trial, errors[trial], losses[trial], -losses[trial]));
    }
  }

  private static Configuration nnpu(double rate) {
    return new Configuration(TASK.id(), "nnpu", Settings.NONE.with("rate", rate));
  }

  private static Measurements measurements() {
    List<Outcome> outcomes = new ArrayList<>();
    add(outcomes, nnpu(0.1), new double[] {0.10, 0.20, 0.30}, new double[] {0.1, 0.9, 0.1});
    add(outcomes, nnpu(0.01), new double[] {0.15, 0.25, 0.35}, new double[] {0.2, 0.2, 0.2});
    add(
        outcomes,
        new Configuration(TASK.id(), "pubn-n", PUBN_N.settings()),
        new double[] {0.12, 0.21, 0.33},
        new double[] {0, 0, 0});
    return new Measurements(DATASETS, new Results(outcomes), 3, Path.of(""));
  }

  @Test
  void everyTrialChoosesByItsOwnLoss() {
    assertThat(measurements().values(NNPU, Outcome::error)).containsExactly(0.15, 0.25, 0.35);
    assertThat(measurements().valuesChosenPerTrial(NNPU, Outcome::error))
        .containsExactly(0.10, 0.25, 0.30);
  }

  @Test
  void theRuleOfTheEntryDecides() {
    Entry zeroOne =
        Entry.chosen(
            TASK, "nnPU", MethodCatalog.NNPU, Settings.NONE, SelectionCriterion.ZERO_ONE_RISK);

    assertThat(measurements().valuesChosenPerTrial(zeroOne, Outcome::error))
        .containsExactly(0.15, 0.20, 0.35);
  }

  @Test
  void givenSettingsHaveNothingToChoose() {
    assertThat(measurements().valuesChosenPerTrial(PUBN_N, Outcome::error))
        .containsExactly(0.12, 0.21, 0.33);
  }

  @Test
  void itStandsBesideTheChoiceByTheMean() {
    Table grid =
        MadeUp.table(
            GridChoices.section(ToyExperiment.of(NNPU), measurements()).stream().toList(),
            "grid-choices");

    assertThat(grid.columns()).extracting(ValueColumn::name).endsWith("cost", "per trial");
    assertThat(MadeUp.cell(grid, 0, 0).value().mean()).isCloseTo(0.25, within(1e-12));
    assertThat(MadeUp.cell(grid, 0, 4).value().mean()).isCloseTo(0.65 / 3, within(1e-12));
  }

  /**
   * By the mean: differences −0.03, −0.04, −0.02, so t = −0.03 / (0.01/√3) = −5.196 and, with 2
   * degrees of freedom, p = 1 − 5.196/√(2 + 27) = 0.0351. Per trial: 0.02, −0.04, 0.03 with mean
   * 0.01/3 and standard deviation 0.03786, so t = 0.1525 and p = 1 − 0.1525/√(2 + 0.02326) =
   * 0.8928.
   */
  @Test
  void methodsAreComparedBothWays() {
    List<Section> sections = PairedTests.sections(List.of(NNPU, PUBN_N), measurements());
    Table table = MadeUp.table(sections, "paired-tests");
    Table perTrial = MadeUp.table(sections, "paired-tests-per-trial");

    assertThat(table.columns())
        .extracting(ValueColumn::name)
        .containsExactly("difference", "p", "Holm");
    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(-0.03, within(1e-12));
    assertThat(table.rows().get(0).cells().get(1)).isEqualTo(Cell.text("0.0351"));
    assertThat(table.rows().get(0).cells().get(2)).isEqualTo(Cell.text("0.0351"));
    assertThat(MadeUp.cell(perTrial, 0, 0).value().mean()).isCloseTo(0.01 / 3, within(1e-12));
    assertThat(perTrial.rows().get(0).cells().get(1)).isEqualTo(Cell.text("0.8928"));
  }

  @Test
  void withGivenSettingsThereIsOneTable() {
    Entry other = Entry.fixed(TASK, "nnPU", MethodCatalog.NNPU, nnpu(0.1).settings());

    assertThat(PairedTests.sections(List.of(other, PUBN_N), measurements())).hasSize(1);
  }

  /**
   * Three pairs with p of 0.0351 each, as above: Holm's correction makes it three times as much.
   */
  @Test
  void pValuesAreCorrectedForAllPairs() {
    PairedTests.Pair pair = new PairedTests.Pair("a − b", PUBN_N, NNPU, Outcome::error);
    Table table =
        MadeUp.table(
            PairedTests.ofPairs(List.of(pair, pair, pair), measurements()), "paired-tests");

    assertThat(table.rows())
        .extracting(row -> row.cells().get(2))
        .containsOnly(Cell.text("0.1053"));
  }
}
