package org.pubn.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.TrainingFailedException;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;

class SettingsChoiceTest {

  private static GridPoint point(double tau, double loss) {
    return GridPoint.of(Settings.NONE.with(Setting.TAU, tau), loss);
  }

  private static GridPoint failed(double tau) {
    return GridPoint.failed(Settings.NONE.with(Setting.TAU, tau), "a score is not finite");
  }

  /** Knows a loss of every point: the slower rate is better for σ̂, the faster one for g. */
  private static Optional<List<GridPoint>> judged(Stage stage, List<Settings> points) {
    Setting rate = stage.part().isPresent() ? Setting.SIGMA_RATE : Setting.RATE;
    double sign = stage.part().isPresent() ? 1 : -1;
    return Optional.of(
        points.stream()
            .map(
                settings ->
                    GridPoint.of(
                        settings, sign * settings.number(rate) + settings.number("tau", 0) / 1000))
            .toList());
  }

  private static SettingsChoice choose(Settings fixed, SettingsChoice.Judge judge) {
    return SettingsChoice.of(
        MethodCatalog.PUBN, SelectionCriterion.SIGMOID_RISK, fixed, Setting::grid, judge);
  }

  @Test
  void theLowestLossIsChosenOfEqualOnesTheFirst() {
    StageChoice choice =
        StageChoice.of(
            "PUbN",
            "loss",
            List.of(failed(0.1), point(0.5, 2), point(0.7, 1), point(0.9, 1), failed(0.95)));

    assertThat(choice.chosen()).isEqualTo(2);
    assertThat(choice.best()).isEqualTo(point(0.7, 1));
    assertThat(choice.failures()).isEqualTo(2);
    assertThat(choice.best().succeeded()).isTrue();
    assertThat(choice.points().get(0).loss()).isInfinite();
  }

  @Test
  void whereAllDivergedThereIsNoChoice() {
    assertThatExceptionOfType(TrainingFailedException.class)
        .isThrownBy(() -> StageChoice.of("σ̂", "Ĵ", List.of(failed(0.5), failed(0.7))))
        .withMessageContaining("training of σ̂ diverged at every point")
        .withMessageContaining("(a score is not finite)");
  }

  @Test
  void aStageGoesOnFromWhatTheOneBeforeChose() {
    SettingsChoice choice = choose(Settings.NONE, SettingsChoiceTest::judged);

    assertThat(choice.open()).isEmpty();
    assertThat(choice.settings()).hasToString("rate=0.01, sigmaRate=0.001, tau=0.5");
    assertThat(choice.stages()).extracting(StageChoice::what).containsExactly("σ̂", "PUbN");
    assertThat(choice.stages())
        .extracting(StageChoice::criterion)
        .containsExactly("Ĵ", SelectionCriterion.SIGMOID_RISK.label());
    assertThat(choice.stages().get(1).points()).hasSize(6);
  }

  @Test
  void whatIsNotKnownYetIsOpen() {
    SettingsChoice choice =
        choose(
            Settings.NONE.with(Setting.TAU, 0.7),
            (stage, points) -> stage.part().isPresent() ? judged(stage, points) : Optional.empty());

    assertThat(choice.stages()).hasSize(1);
    assertThat(choice.open().orElseThrow().points())
        .extracting(Settings::toString)
        .containsExactly(
            "rate=0.01, sigmaRate=0.001, tau=0.7", "rate=0.001, sigmaRate=0.001, tau=0.7");
  }

  /** Two rates of σ̂, then two rates of g times three τ, of which each trains σ̂ again. */
  @Test
  void pointsAndTrainingsAreCounted() {
    assertThat(SettingsChoice.points(MethodCatalog.PUBN, Settings.NONE)).isEqualTo(2 + 6);
    assertThat(SettingsChoice.trainings(MethodCatalog.PUBN, Settings.NONE)).isEqualTo(2 + 12);
    assertThat(SettingsChoice.points(MethodCatalog.PUBN, Settings.NONE.with(Setting.TAU, 0.7)))
        .isEqualTo(2 + 2);
  }
}
