package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingFailedException;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.settings.Settings;

/** Points of a grid whose training diverges. The rates of the toy data set are 0.1 and 0.01. */
class DivergingPointTest {

  @TempDir private Path directory;

  private record Failing() implements Method {
    @Override
    public Map<String, String> hyperParameters() {
      return Map.of();
    }

    @Override
    public Fit fit(Problem problem, SharedTrainings trainings) {
      throw new TrainingFailedException("training of g diverged in epoch 1");
    }
  }

  /** nnPU that cannot stand rates above a limit. */
  private static MethodRow fragile(double limit) {
    MethodRow nnpu = MethodCatalog.NNPU;
    return new MethodRow(
        nnpu.id(),
        nnpu.label(),
        nnpu.risk(),
        nnpu.needs(),
        nnpu.stages(),
        (settings, context) ->
            settings.number("rate") > limit ? new Failing() : nnpu.make(settings, context));
  }

  private Measurements run(Experiment experiment) {
    try (ResultsFile file = ResultsFile.open(directory, experiment.name())) {
      RunOptions options = new RunOptions(directory, 2, 0, 2);
      new Runner(experiment, DATASETS, options, file, RunListener.NONE).run();
    }
    return new Measurements(DATASETS, new Results(ResultsFile.read(directory)), 2, directory);
  }

  private static Entry chosen(double limit) {
    return Entry.chosen(
        ToyExperiment.TASK, "nnPU", fragile(limit), Settings.NONE, SelectionCriterion.SIGMOID_RISK);
  }

  @Test
  void aPointThatDivergesIsTheWorstAndEndsNothing() {
    Entry entry = chosen(0.05);
    Measurements measurements = run(ToyExperiment.of(entry));

    List<Outcome> outcomes = ResultsFile.read(directory);
    assertThat(outcomes).hasSize(4);
    assertThat(outcomes.stream().filter(outcome -> outcome.failure().isPresent()))
        .hasSize(2)
        .allMatch(outcome -> outcome.configuration().settings().text("rate").equals("0.1"))
        .allMatch(outcome -> outcome.validationLoss() == Double.POSITIVE_INFINITY)
        .allMatch(outcome -> outcome.loss(SelectionCriterion.LEE_LIU) == Double.POSITIVE_INFINITY);
    assertThat(measurements.settings(entry)).hasToString("rate=0.01");
    assertThat(
            MadeUp.table(
                    GridChoices.section(ToyExperiment.of(entry), measurements).stream().toList(),
                    "grid-choices")
                .rows()
                .get(0)
                .headers())
        .containsExactly("toy/above", "nnPU", "2, 1 diverged");
  }

  @Test
  void whereAllDivergeASentenceSaysSo() {
    assertThatExceptionOfType(TrainingFailedException.class)
        .isThrownBy(() -> run(ToyExperiment.of(chosen(0.001))))
        .withMessage(
            "training of nnPU diverged at every point of the grid; scale the features or give a"
                + " smaller rate (training of g diverged in epoch 1)");
  }

  @Test
  void givenSettingsThatDivergeCannotBeReported() {
    Entry entry = ToyExperiment.entry(fragile(0.05), Settings.NONE.with("rate", 0.1));
    Measurements measurements = run(ToyExperiment.of(entry));

    assertThatExceptionOfType(TrainingFailedException.class)
        .isThrownBy(() -> measurements.outcomes(entry))
        .withMessage("nnpu on toy/above with rate=0.1, trial 0: training of g diverged in epoch 1");
  }
}
