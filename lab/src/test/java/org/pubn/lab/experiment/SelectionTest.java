package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Outcomes;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.task.Task;
import org.pubn.method.MethodCatalog;
import org.pubn.method.Part;
import org.pubn.settings.Settings;

/** The grid of the toy data set: rates 0.1 and 0.01, τ as in the paper. */
class SelectionTest {

  private static final Task TASK = DATASETS.task("toy/above");
  private static final Entry PUBN =
      Entry.chosen(
          TASK, "PUbN", MethodCatalog.PUBN, Settings.NONE, SelectionCriterion.SIGMOID_RISK);

  private final List<Outcome> known = new ArrayList<>();

  private Selection selection(Entry entry, int trials) {
    return Selection.of(entry, DATASETS, new Results(known), trials);
  }

  private static Configuration sigma(double rate) {
    return new Configuration("toy/above", "sigma", Settings.NONE.with("sigmaRate", rate));
  }

  private static Configuration pubn(double sigmaRate, double rate, double tau) {
    return new Configuration(
        "toy/above",
        "pubn",
        Settings.NONE.with("sigmaRate", sigmaRate).with("rate", rate).with("tau", tau));
  }

  /** The error is the opposite of the loss, so that a choice by error would differ. */
  private void know(Configuration configuration, double... losses) {
    for (int trial = 0; trial < losses.length; trial++) {
      known.add(Outcomes.of(configuration, trial, 1 - losses[trial], losses[trial]));
    }
  }

  private void knowSigma() {
    know(sigma(0.1), 0.1, 0.6);
    know(sigma(0.01), 0.3, 0.3);
  }

  @Test
  void givenSettingsNeedNoChoice() {
    Settings settings = Settings.NONE.with("rate", 0.3);
    Selection selection = selection(Entry.fixed(TASK, "nnPU", MethodCatalog.NNPU, settings), 2);

    assertThat(selection.chosen()).contains(new Configuration("toy/above", "nnpu", settings));
    assertThat(selection.wanted()).containsExactly(selection.chosen().orElseThrow());
  }

  @Test
  void sigmaIsChosenFirst() {
    Selection selection = selection(PUBN, 2);

    assertThat(selection.chosen()).isEmpty();
    assertThat(selection.method()).isSameAs(Part.SIGMA);
    assertThat(selection.wanted()).containsExactly(sigma(0.1), sigma(0.01));
  }

  @Test
  void theSecondStageTakesTheSigmaWithTheLowestMeanLoss() {
    knowSigma();
    Selection selection = selection(PUBN, 2);

    assertThat(selection.chosen()).isEmpty();
    assertThat(selection.method()).isSameAs(MethodCatalog.PUBN);
    assertThat(selection.wanted())
        .containsExactly(
            pubn(0.01, 0.1, 0.5),
            pubn(0.01, 0.1, 0.7),
            pubn(0.01, 0.1, 0.9),
            pubn(0.01, 0.01, 0.5),
            pubn(0.01, 0.01, 0.7),
            pubn(0.01, 0.01, 0.9));
  }

  /** The best of trial 0 is not the best of the mean. */
  @Test
  void theMeanIsOverTheTrialsAskedFor() {
    knowSigma();

    assertThat(selection(PUBN, 1).wanted()).contains(pubn(0.1, 0.1, 0.5));
    assertThat(selection(PUBN, 2).wanted()).contains(pubn(0.01, 0.1, 0.5));
  }

  @Test
  void allTrialsAreNeeded() {
    know(sigma(0.1), 0.1, 0.6);
    know(sigma(0.01), 0.3);

    assertThat(selection(PUBN, 2).method()).isSameAs(Part.SIGMA);
    assertThat(selection(PUBN, 3).method()).isSameAs(Part.SIGMA);
  }

  private void knowPubn(double best) {
    for (double rate : List.of(0.1, 0.01)) {
      for (double tau : List.of(0.5, 0.7, 0.9)) {
        know(pubn(0.01, rate, tau), 0.4, rate == 0.01 && tau == 0.7 ? best : 0.4);
      }
    }
  }

  @Test
  void theChoiceIsThePointWithTheLowestMeanLoss() {
    knowSigma();
    knowPubn(0.39);

    assertThat(selection(PUBN, 2).chosen()).contains(pubn(0.01, 0.01, 0.7));
    assertThat(selection(PUBN, 2).wanted()).containsExactly(pubn(0.01, 0.01, 0.7));
  }

  /** What was chosen for one training is what an ensemble is run with. */
  @Test
  void settingsOfAnEnsembleAreChosenByASingleMember() {
    Settings three = Settings.NONE.with(LabSettings.MEMBERS, 3);
    Entry ensemble =
        Entry.chosen(TASK, "PUbN", MethodCatalog.PUBN, three, SelectionCriterion.SIGMOID_RISK);
    assertThat(selection(ensemble, 2).wanted()).containsExactly(sigma(0.1), sigma(0.01));
    knowSigma();
    knowPubn(0.39);

    Configuration chosen = selection(ensemble, 2).chosen().orElseThrow();
    assertThat(chosen.settings()).isEqualTo(pubn(0.01, 0.01, 0.7).settings().with(three));
    assertThat(selection(ensemble, 2).wanted()).containsExactly(chosen);
  }

  /** σ̂ is chosen by Ĵ under both rules; PUbN itself has the opposite order of zero-one losses. */
  @Test
  void theOtherRuleLooksAtTheZeroOneLoss() {
    knowSigma();
    for (double rate : List.of(0.1, 0.01)) {
      for (double tau : List.of(0.5, 0.7, 0.9)) {
        for (int trial = 0; trial < 2; trial++) {
          known.add(
              Outcomes.withZeroOneLoss(pubn(0.01, rate, tau), trial, 0.1, rate + tau, -rate - tau));
        }
      }
    }
    Entry zeroOne =
        Entry.chosen(
            TASK, "PUbN", MethodCatalog.PUBN, Settings.NONE, SelectionCriterion.ZERO_ONE_RISK);

    assertThat(selection(PUBN, 2).chosen()).contains(pubn(0.01, 0.01, 0.5));
    assertThat(selection(zeroOne, 2).chosen()).contains(pubn(0.01, 0.1, 0.9));
  }

  @Test
  void resultsWithoutZeroOneLossesCannotBeChosenByThem() {
    knowSigma();
    knowPubn(0.39);
    Entry zeroOne =
        Entry.chosen(
            TASK, "PUbN", MethodCatalog.PUBN, Settings.NONE, SelectionCriterion.ZERO_ONE_RISK);

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> selection(zeroOne, 2))
        .withMessageContaining("no zero-one loss");
  }

  @Test
  void ofEqualOnesTheFirstOfTheGridIsChosen() {
    knowSigma();
    knowPubn(0.4);

    assertThat(selection(PUBN, 2).chosen()).contains(pubn(0.01, 0.1, 0.5));
  }

  @Test
  void whatIsGivenIsNotVaried() {
    Entry twoTaus =
        Entry.chosen(
            TASK,
            "2",
            MethodCatalog.PUBN,
            Settings.NONE.with("tau", 2),
            SelectionCriterion.SIGMOID_RISK);
    Selection selection = selection(twoTaus, 1);

    assertThat(selection.wanted())
        .extracting(configuration -> configuration.settings().toString())
        .containsExactly("sigmaRate=0.1, tau=2", "sigmaRate=0.01, tau=2");
  }

  @Test
  void beforeTheChoiceThereIsNothingToMeasure() {
    Measurements measurements = new Measurements(DATASETS, new Results(known), 2, Path.of(""));

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> measurements.settings(PUBN))
        .withMessage(
            "pubn on toy/above: its settings are not chosen yet; run the experiment to its end");
  }

  @Test
  void missingTrialsAreCounted() {
    Entry fixed = Entry.fixed(TASK, "σ", MethodCatalog.PUBN, pubn(1, 1, 1).settings());
    know(pubn(1, 1, 1), 0.5);
    Measurements measurements = new Measurements(DATASETS, new Results(known), 3, Path.of(""));

    assertThatExceptionOfType(ResultsException.class)
        .isThrownBy(() -> measurements.outcomes(fixed))
        .withMessage("pubn on toy/above: 1 of 3 trials are known; run the experiment to its end");
  }
}
