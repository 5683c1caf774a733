package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.ResultsFile;
import org.pubn.method.MethodCatalog;
import org.pubn.report.table.Table;
import org.pubn.settings.Settings;

class EstimatedPriorsTableTest {

  @TempDir private Path directory;

  @Test
  void everyTaskIsRunWithTheTruthAndWithoutIt() {
    assertThat(new EstimatedPriorsTable(MadeUp.mnist()).entries())
        .extracting(
            entry -> entry.task().id() + ", " + entry.method().id() + ": " + entry.settings())
        .startsWith(
            "mnist/pu, pubn-n: rate=0.01, sigmaRate=0.01, tau=0.9",
            "mnist/pu, pubn-n: priors=estimated, rate=0.01, sigmaRate=0.01, tau=0.9",
            "mnist/135, pubn: rate=0.001, sigmaRate=0.001, tau=0.7",
            "mnist/135, pubn: priors=estimated, rate=0.001, sigmaRate=0.001, tau=0.7")
        .hasSize(6);
  }

  @Test
  void theCostIsTheDifferenceOnTheSameTrials() {
    EstimatedPriorsTable experiment = new EstimatedPriorsTable(MadeUp.mnist());
    Measurements measurements =
        MadeUp.errors(
            experiment,
            4,
            (entry, trial) ->
                0.05 + 0.01 * trial + (LabSettings.estimatesPriors(entry.settings()) ? 0.004 : 0));

    Table paired = MadeUp.table(experiment.sections(measurements), "paired-tests");

    assertThat(paired.rows().get(1).headers())
        .containsExactly("mnist/135", "estimated − true π and ρ");
    assertThat(MadeUp.cell(paired, 1, 0).value().mean()).isCloseTo(0.004, within(1e-12));
  }

  @Test
  void whatIsBelievedComesFromTheSamples() {
    Settings settings = Settings.NONE.with("sigmaRate", 0.01).with("rate", 0.1).with("tau", 0.7);
    Entry known = entry(settings);
    Entry estimated = entry(settings.with(LabSettings.PRIORS, "estimated"));
    Experiment experiment = ToyExperiment.of(known, estimated);

    try (ResultsFile file = ResultsFile.open(directory, experiment.name())) {
      new Runner(experiment, DATASETS, new RunOptions(directory, 1, 0, 1), file, RunListener.NONE)
          .run();

      assertThat(file.results().outcomes(MadeUp.configuration(estimated), 1))
          .hasSize(1)
          .extracting(Outcome::validationLoss)
          .doesNotContainAnyElementsOf(
              file.results().outcomes(MadeUp.configuration(known), 1).stream()
                  .map(Outcome::validationLoss)
                  .toList());
    }
  }

  private static Entry entry(Settings settings) {
    return Entry.fixed(DATASETS.task("toy/pu"), "PUbN\\N", MethodCatalog.PUBN_N, settings);
  }
}
