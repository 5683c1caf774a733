package org.pubn.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.engine.ModelFamily;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Optimisation;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;

class MethodCatalogTest {

  private static final List<String> OPTIMISATION =
      List.of(
          "epochs",
          "batches.positive",
          "batches.negative",
          "batches.unlabeled",
          "learningRate",
          "rateDrops",
          "weightDecay");

  private static Settings all(MethodRow row) {
    Settings all = Settings.NONE;
    for (Setting setting : row.settings()) {
      all = all.with(setting, setting.grid().get(0));
    }
    return all;
  }

  private static Map<String, String> hyperParameters(MethodRow row) {
    return row.make(all(row), MethodContext.of(Optimisation.ofRate(0.5))).hyperParameters();
  }

  /** The names stand in model files, where {@code optimisation.*} means all of its seven. */
  @ParameterizedTest
  @CsvSource({
    "naive, optimisation.*",
    "pn, optimisation.*",
    "upu, optimisation.* loss",
    "nnpu, optimisation.* loss beta",
    "nnpnu, optimisation.* gamma beta",
    "nnpu+pn, optimisation.* gamma beta",
    "pu-pn, pu pu.optimisation.* pu.beta pn.*",
    "iwpn, sigma sigma.optimisation.* sigma.beta optimisation.*",
    "pubn-n, sigma sigma.optimisation.* sigma.beta optimisation.* tau",
    "pubn, sigma sigma.optimisation.* sigma.beta optimisation.* tau",
  })
  void theNamesOfHyperParametersStay(String id, String names) {
    List<String> expected = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      Stream<String> those =
          name.endsWith("*")
              ? OPTIMISATION.stream().map(part -> name.substring(0, name.length() - 1) + part)
              : Stream.of(name);
      those.forEach(expected::add);
    }

    assertThat(hyperParameters(MethodCatalog.of(id, true)).keySet())
        .containsExactlyElementsOf(expected);
  }

  @Test
  void theValuesOfHyperParametersStay() {
    assertThat(hyperParameters(MethodCatalog.NNPU))
        .containsEntry("loss", "LOGISTIC")
        .containsEntry("beta", "0.0")
        .containsEntry("optimisation.learningRate", "0.01");
    assertThat(hyperParameters(MethodCatalog.UPU)).containsEntry("loss", "SIGMOID");
    assertThat(hyperParameters(MethodCatalog.PU_PN)).containsEntry("pu", "NnPu");
  }

  @Test
  void autoDependsOnTheNegatives() {
    assertThat(MethodCatalog.of("auto", true)).isEqualTo(MethodCatalog.PUBN);
    assertThat(MethodCatalog.of("auto", false)).isEqualTo(MethodCatalog.PUBN_N);
    assertThat(MethodCatalog.of("nnpu+pn", true)).isEqualTo(MethodCatalog.NNPU_PN);
  }

  @Test
  void aMethodIsForModelsThatItCanTrain() {
    assertThat(MethodCatalog.of("nnpu", false, ModelFamily.DESCENT)).isEqualTo(MethodCatalog.NNPU);
    assertThat(MethodCatalog.of("auto", true, ModelFamily.DESCENT)).isEqualTo(MethodCatalog.PUBN);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodCatalog.of("pubn", true, ModelFamily.FOREST))
        .withMessageStartingWith("method pubn: cannot train such a model; those that can are ");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodCatalog.of("svm", true))
        .withMessageStartingWith("method svm: must be one of auto, naive, ");
    assertThat(MethodCatalog.all()).contains(MethodCatalog.NAIVE, MethodCatalog.PUBN);
  }

  @ParameterizedTest
  @CsvSource({"pn", "nnpnu", "nnpu+pn", "pu-pn", "iwpn", "pubn"})
  void someMethodsNeedNegatives(String id) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodCatalog.of(id, false))
        .withMessage("method " + id + ": needs negative examples; without them use pubn-n");
  }

  @Test
  void unknownMethods() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.withMethod("svm"))
        .withMessage(
            "method svm: must be one of auto, naive, pn, upu, nnpu, nnpnu, nnpu+pn, pu-pn, iwpn,"
                + " pubn-n, pubn");
  }

  @ParameterizedTest
  @CsvSource({
    "naive, 2",
    "pn, 2",
    "nnpu, 2",
    "nnpnu, 10",
    "nnpu+pn, 10",
    "pu-pn, 4",
    "iwpn, 4",
    "pubn-n, 8",
    "pubn, 8"
  })
  void theGridsAreThoseOfThePaper(String id, int trainings) {
    assertThat(SettingsChoice.points(MethodCatalog.of(id, true), Settings.NONE))
        .isEqualTo(trainings);
  }

  @Test
  void whatIsGivenIsNotVaried() {
    Settings fixed = Settings.NONE.with(Setting.TAU, 0.6).with(Setting.SIGMA_RATE, 0.001);

    assertThat(SettingsChoice.points(MethodCatalog.PUBN, fixed)).isEqualTo(1 + 2);
    assertThat(MethodCatalog.PUBN.stages().get(1).points(fixed, Setting::grid))
        .extracting(Settings::toString)
        .containsExactly(
            "rate=0.01, sigmaRate=0.001, tau=0.6", "rate=0.001, sigmaRate=0.001, tau=0.6");
  }

  @Test
  void settingsOfOtherMethodsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodCatalog.NNPU.requireSettings(Settings.NONE.with(Setting.TAU, 0.5)))
        .withMessage("tau 0.5: method nnpu has only rate");
    MethodCatalog.PUBN.requireSettings(Settings.NONE.with(Setting.TAU, 0.5));
  }

  @Test
  void aCriterionWithoutUseIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodCatalog.PU_PN.requireCriterion(SelectionCriterion.LEE_LIU))
        .withMessage(
            "selection by lee-liu: method pu-pn has parts with losses of their own, by which they"
                + " are chosen");
    MethodCatalog.PU_PN.requireCriterion(SelectionCriterion.SIGMOID_RISK);
    MethodCatalog.PUBN.requireCriterion(SelectionCriterion.LEE_LIU);
  }

  private static void assertRefused(Setting setting, double value, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.with(setting, value))
        .withMessage(message);
  }

  @Test
  void settingsOutOfRange() {
    assertRefused(Setting.RATE, 0, "rate 0.0: must lie in (0, 1]");
    assertRefused(Setting.SIGMA_RATE, 2, "sigmaRate 2.0: must lie in (0, 1]");
    assertRefused(Setting.TAU, -1, "tau -1.0: must be a positive number");
    assertRefused(Setting.GAMMA, 1.5, "gamma 1.5: must lie in [0, 1]");
    assertRefused(Setting.GAMMA, Double.NaN, "gamma NaN: must lie in [0, 1]");
  }

  /** The two rates of PU→PN may be given by the names they have in other methods. */
  @Test
  void anAliasIsTheSameSetting() {
    Settings given = Settings.NONE.with(Setting.SIGMA_RATE, 0.1).with(Setting.RATE, 0.2);

    assertThat(MethodCatalog.PU_PN.named(given)).hasToString("pnRate=0.2, puRate=0.1");
    assertThat(MethodCatalog.PU_PN.named(MethodCatalog.PU_PN.named(given)))
        .hasToString("pnRate=0.2, puRate=0.1");
    assertThat(MethodCatalog.PUBN.named(given)).isEqualTo(given);
    assertThat(MethodCatalog.PU_PN.rate(MethodCatalog.PU_PN.named(given))).isEqualTo(0.2);
    assertThat(MethodCatalog.PUBN.rate(given)).isEqualTo(0.2);
  }

  @Test
  void optionsOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.withEpochs(0))
        .withMessage("epochs 0: must be at least 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.withValidationShare(1))
        .withMessage("validation share 1.0: must lie in (0, 1)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.withThreads(0))
        .withMessage("threads 0: must be at least 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.withPatience(0))
        .withMessage("patience 0: must be at least 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ModelKind.byId("tree"))
        .withMessage("model tree: must be one of linear, mlp, convnet, resnet");
  }
}
