package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.report.table.Table;
import org.pubn.sample.Priors;

class MethodComparisonTest {

  private static final Task USUAL = DATASETS.task("mnist/135");
  private static final Task RARE =
      new Task("mnist/rare", "mnist", Set.of(0), Map.of(1, 1.0), new Priors(0.1, 0.1));

  private static MethodComparison experiment(Task task) {
    return new MethodComparison(
        new Design(
            DATASETS, List.of(task), List.of(MethodCatalog.NNPU, MethodCatalog.PUBN_N), false));
  }

  /** Two methods on the toy task with negatives, with true or estimated priors. */
  static Design toy(boolean estimatesPriors) {
    return new Design(
        DATASETS,
        List.of(DATASETS.task("toy/above")),
        List.of(MethodCatalog.NNPU, MethodCatalog.PUBN),
        true,
        SelectionCriterion.ZERO_ONE_RISK,
        EarlierChoice.NONE,
        Optional.empty(),
        1,
        Optional.empty(),
        estimatesPriors);
  }

  /** False positive rate 0.1, false negative rate 0.3 for nnPU and 0.5 for PUbN\N. */
  private static Measurements measured(MethodComparison experiment) {
    return MadeUp.measurements(
        experiment,
        2,
        (entry, trial) ->
            Outcomes.of(
                "compare",
                MadeUp.configuration(entry),
                trial,
                entry.method().id().equals("nnpu") ? 0.12 : 0.11,
                0.1,
                entry.method().id().equals("nnpu") ? 0.3 : 0.5,
                0.5));
  }

  private static Table table(Task task) {
    MethodComparison experiment = experiment(task);
    return MadeUp.table(experiment.sections(measured(experiment)), "compare");
  }

  @Test
  void errorsAreComparedWherePositivesAreCommon() {
    Table table = table(USUAL);

    assertThat(table.rows().get(0).headers()).containsExactly("mnist/135", "0.490, 0.300", "error");
    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(0.12, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 0).best()).isFalse();
    assertThat(MadeUp.cell(table, 0, 1).best()).isTrue();
  }

  /** (0.1 + 0.3) / 2 and (0.1 + 0.5) / 2: the order turns round. */
  @Test
  void balancedErrorsAreComparedWherePositivesAreRare() {
    Table table = table(RARE);

    assertThat(table.rows().get(0).headers()).endsWith("balanced error");
    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(0.2, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 1).value().mean()).isCloseTo(0.3, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 0).best()).isTrue();
  }

  @Test
  void pubnIsTestedAgainstEveryOtherOnTheSameTrials() {
    MethodComparison experiment =
        new MethodComparison(
            new Design(
                DATASETS, List.of(USUAL), List.of(MethodCatalog.NNPU, MethodCatalog.PUBN), false));
    Measurements measurements =
        MadeUp.errors(
            experiment,
            3,
            (entry, trial) ->
                0.1
                    + 0.01 * trial
                    - (entry.method().id().equals("pubn") ? 0.02 + 0.001 * trial : 0));

    Table table = MadeUp.table(experiment.sections(measurements), "paired-tests");

    assertThat(table.rows()).hasSize(1);
    assertThat(table.rows().get(0).headers()).containsExactly("mnist/135", "PUbN − nnPU");
    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(-0.021, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 0).best()).isTrue();
  }

  @Test
  void areasUnderTheCurveHaveATableWhereAllAreKnown() {
    MethodComparison experiment = experiment(USUAL);
    Measurements known =
        MadeUp.measurements(
            experiment,
            2,
            (entry, trial) ->
                Outcomes.of("compare", MadeUp.configuration(entry), trial, 0.1, 0.1, 0.1, 0.5)
                    .withAuc(entry.method().id().equals("nnpu") ? 0.9 : 0.8));

    Table table = MadeUp.table(experiment.sections(known), "auc");

    assertThat(MadeUp.cell(table, 0, 0).value().mean()).isCloseTo(0.9, within(1e-12));
    assertThat(MadeUp.cell(table, 0, 0).best()).isTrue();
    assertThat(MadeUp.cell(table, 0, 1).best()).isFalse();
  }

  @Test
  void tasksWithoutNegativesAreLeftOut() {
    assertThat(new MethodComparison(MadeUp.mnist()).entries())
        .extracting(entry -> entry.task().id())
        .doesNotContain("mnist/pu")
        .contains("mnist/135", "mnist/skewed");
  }
}
