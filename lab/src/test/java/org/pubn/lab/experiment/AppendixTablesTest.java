package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.lab.paper.Paper;
import org.pubn.lab.result.Outcomes;
import org.pubn.report.Paragraph;
import org.pubn.report.Section;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.report.table.Table;
import org.pubn.report.table.ValueColumn;

/** The tables of the appendix, from results with the published means. */
class AppendixTablesTest {

  private static double published(String table, Entry entry, String column, String metric) {
    return Paper.number(table, entry.task().id(), column, metric).orElseThrow().mean();
  }

  private static List<Section> tau(TauTable experiment) {
    return experiment.sections(
        MadeUp.measurements(
            experiment,
            2,
            (entry, trial) ->
                Outcomes.of(
                    "tau",
                    MadeUp.configuration(entry),
                    trial,
                    published("tau", entry, entry.column(), "error"),
                    published("tau", entry, entry.column(), "fpr"),
                    published("tau", entry, entry.column(), "fnr"),
                    published("tau", entry, entry.column(), "validationLoss"))));
  }

  @Test
  void tauVariesAloneOnTheTasksOfThePaper() {
    assertThat(new TauTable(MadeUp.mnist()).entries())
        .extracting(entry -> entry.task().id() + ": " + entry.settings())
        .containsExactly(
            "mnist/135: rate=0.001, sigmaRate=0.001, tau=0.5",
            "mnist/135: rate=0.001, sigmaRate=0.001, tau=0.7",
            "mnist/135: rate=0.001, sigmaRate=0.001, tau=0.9",
            "mnist/135: rate=0.001, sigmaRate=0.001, tau=2");
  }

  @Test
  void theTableOfTauMarksTheLowestErrorAndLoss() {
    Table table = MadeUp.table(tau(new TauTable(MadeUp.mnist())), "tau");

    assertThat(table.columns())
        .extracting(ValueColumn::name)
        .containsExactly("FPR", "FNR", "Error", "VLoss");
    assertThat(table.rows())
        .extracting(row -> row.headers().get(3))
        .containsExactly("0.5", "0.7", "0.9", "2");
    for (int row = 0; row < 4; row++) {
      assertThat(MadeUp.cell(table, row, 0).best()).isFalse();
      assertThat(MadeUp.cell(table, row, 1).best()).isFalse();
      assertThat(MadeUp.cell(table, row, 2).best()).isEqualTo(row == 2);
      assertThat(MadeUp.cell(table, row, 3).best()).isEqualTo(row == 1);
    }
    Measured fnr = MadeUp.cell(table, 3, 1);
    assertThat(fnr.published()).contains(Published.percent(5.32, 10));
    assertThat(fnr.comparison().orElseThrow().difference()).isZero();
  }

  /** Losses 10.11, 9.15, 9.30, 10.68 and errors 4.56, 4.05, 3.83, 4.33: r = 0.74. */
  @Test
  void theCorrelationOfThePublishedMeansIsPositive() {
    String text =
        tau(new TauTable(MadeUp.mnist())).stream()
            .filter(Paragraph.class::isInstance)
            .map(section -> ((Paragraph) section).text())
            .findFirst()
            .orElseThrow();

    assertThat(text)
        .startsWith("mnist/135: the correlation of validation loss and error is *0.74*")
        .contains("over all 8 runs")
        .contains("*confirmed*");
  }

  @Test
  void aNegativeCorrelationIsNotConfirmed() {
    TauTable experiment = new TauTable(MadeUp.mnist());
    List<Section> sections =
        experiment.sections(
            MadeUp.measurements(
                experiment,
                2,
                (entry, trial) -> {
                  double tau = entry.settings().number("tau") / 10;
                  return Outcomes.of(MadeUp.configuration(entry), trial, tau, 1 - tau);
                }));

    assertThat(((Paragraph) sections.get(1)).text()).contains("*-1.00*", "*not confirmed*");
  }

  @Test
  void aWrongRhoThatHurtsIsUnderlined() {
    RhoTable experiment = new RhoTable(MadeUp.mnist());
    Table table =
        MadeUp.table(
            experiment.sections(
                MadeUp.errors(
                    experiment,
                    MadeUp.TRIALS,
                    (entry, trial) ->
                        MadeUp.spread(
                            switch (entry.settings().text("rhoFactor")) {
                              case "0.8" -> 0.02; // better, significantly
                              case "1" -> 0.04;
                              default -> entry.task().id().equals("mnist/135") ? 0.06 : 0.0401;
                            },
                            0.003)[trial])),
            "rho");

    assertThat(table.columns())
        .extracting(ValueColumn::name)
        .containsExactly("ρ′/ρ = 0.8", "ρ′/ρ = 1", "ρ′/ρ = 1.2");
    assertThat(table.rows()).hasSize(2);
    assertThat(MadeUp.cell(table, 0, 0).underlined()).isFalse();
    assertThat(MadeUp.cell(table, 0, 0).best()).isTrue();
    assertThat(MadeUp.cell(table, 0, 1).underlined()).isFalse();
    assertThat(MadeUp.cell(table, 0, 2).underlined()).isTrue();
    assertThat(MadeUp.cell(table, 1, 2).underlined()).isFalse();
    assertThat(MadeUp.cell(table, 0, 2).published()).contains(Published.percent(4.14, 0.45, 10));
  }

  @Test
  void sigmaFromSeparateDataStandsBesideItsPublishedValue() {
    SeparateSigmaTable experiment = new SeparateSigmaTable(MadeUp.mnist());
    Table table =
        MadeUp.table(
            experiment.sections(MadeUp.errors(experiment, 2, (entry, trial) -> 0.04)),
            "separate-sigma");

    assertThat(table.columns()).extracting(ValueColumn::name).containsExactly("Same", "Different");
    assertThat(MadeUp.cell(table, 0, 0).published()).contains(Published.percent(4.05, 0.27, 10));
    assertThat(MadeUp.cell(table, 0, 1).published()).contains(Published.percent(3.71, 0.45, 10));
    assertThat(experiment.entries())
        .extracting(entry -> entry.settings().text("sigmaData"))
        .containsExactly("same", "separate", "same", "separate");
  }

  /** No settings were published for nnPU + PN, so they are always chosen. */
  @Test
  void onlyTheVariantOfNnpnuIsChosen() {
    NnpnuVariantsTable experiment = new NnpnuVariantsTable(MadeUp.mnist());

    assertThat(experiment.entries())
        .extracting(entry -> entry.column() + " " + entry.chosen())
        .containsExactly("nnPNU false", "nnPU + PN true", "nnPNU false", "nnPU + PN true");
  }

  @Test
  void tenValuesHaveTheSpreadAskedFor() {
    MeanStd summary = MeanStd.of(MadeUp.spread(0.5, 0.1));

    assertThat(summary.mean()).isCloseTo(0.5, within(1e-12));
    assertThat(summary.std()).isCloseTo(0.1, within(1e-12));
  }
}
