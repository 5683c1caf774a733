package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;

class RecipeTest {

  private static Settings all() {
    Settings all = Settings.NONE;
    for (Setting setting : Setting.values()) {
      all = all.with(setting, setting.grid().get(0));
    }
    return all;
  }

  @ParameterizedTest
  @EnumSource
  void aRecipeIsCalledLikeItsMethod(Recipe recipe) {
    Method method = recipe.method(all(), Optimisation.ofRate(1e-3));

    assertThat(recipe.id()).isEqualTo(method.id());
    assertThat(recipe.label()).isEqualTo(method.label());
  }

  @Test
  void autoDependsOnTheNegatives() {
    assertThat(Recipe.of("auto", true)).isEqualTo(Recipe.PUBN);
    assertThat(Recipe.of("auto", false)).isEqualTo(Recipe.PUBN_N);
    assertThat(Recipe.of("nnpu+pn", true)).isEqualTo(Recipe.NNPU_PN);
  }

  @ParameterizedTest
  @CsvSource({"pn", "nnpnu", "nnpu+pn", "pu-pn", "iwpn", "pubn"})
  void someMethodsNeedNegatives(String id) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recipe.of(id, false))
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
    assertThat(GridSearch.trainings(Recipe.of(id, true), Settings.NONE)).isEqualTo(trainings);
  }

  @Test
  void whatIsGivenIsNotVaried() {
    Settings fixed = Settings.NONE.with(Setting.TAU, 0.6).with(Setting.SIGMA_RATE, 0.001);

    assertThat(GridSearch.trainings(Recipe.PUBN, fixed)).isEqualTo(1 + 2);
    assertThat(Recipe.PUBN.stages().get(1).points(fixed))
        .extracting(Settings::toString)
        .containsExactly(
            "sigmaRate=0.001, rate=0.01, tau=0.6", "sigmaRate=0.001, rate=0.001, tau=0.6");
  }

  @Test
  void settingsOfOtherMethodsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recipe.NNPU.requireSettings(Settings.NONE.with(Setting.TAU, 0.5)))
        .withMessage("tau 0.5: method nnpu has only rate");
    Recipe.PUBN.requireSettings(Settings.NONE.with(Setting.TAU, 0.5));
  }

  @Test
  void aCriterionWithoutUseIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Recipe.PU_PN.requireCriterion(SelectionCriterion.LEE_LIU))
        .withMessage(
            "selection by lee-liu: method pu-pn has parts with losses of their own, by which they"
                + " are chosen");
    Recipe.PU_PN.requireCriterion(SelectionCriterion.SIGMOID_RISK);
    Recipe.PUBN.requireCriterion(SelectionCriterion.LEE_LIU);
  }

  @ParameterizedTest
  @CsvSource({
    "RATE, 0, 'rate 0.0: must lie in (0, 1]'",
    "SIGMA_RATE, 2, 'sigmaRate 2.0: must lie in (0, 1]'",
    "TAU, -1, 'tau -1.0: must be a positive number'",
    "GAMMA, 1.5, 'gamma 1.5: must lie in [0, 1]'",
    "GAMMA, NaN, 'gamma NaN: must lie in [0, 1]'",
  })
  void settingsOutOfRange(Setting setting, double value, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TrainOptions.DEFAULT.with(setting, value))
        .withMessage(message);
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
        .withMessage("model tree: must be one of linear, mlp");
  }
}
