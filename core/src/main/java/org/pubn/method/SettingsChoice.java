package org.pubn.method;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.TrainingFailedException;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;

/**
 * The choice of a method's settings, stage after stage: for PUbN the rate of σ̂ by Ĵ, then rate and
 * τ of g by a {@link SelectionCriterion}. In every stage the lowest validation loss decides, of
 * equal ones the first in the order of the grid; a training that diverged has an infinite loss.
 *
 * @param settings all settings that are known by now
 * @param stages how they were chosen
 * @param open what must be tried before the next stage can be decided; empty at the end
 */
public record SettingsChoice(Settings settings, List<StageChoice> stages, Optional<Open> open) {

  /** Points of a stage that wait for their losses. */
  public record Open(Stage stage, List<Settings> points) {}

  /** Knows validation losses. */
  @FunctionalInterface
  public interface Judge {
    /** A point for each of the settings of a stage; empty where some are not known yet. */
    Optional<List<GridPoint>> judge(Stage stage, List<Settings> points);
  }

  /**
   * Chooses what is not fixed.
   *
   * @param criterion decides where no part of the method has a loss of its own
   * @param grids the values of a setting, such as {@link Setting#grid()}
   * @throws TrainingFailedException if every point of a stage diverged
   */
  public static SettingsChoice of(
      MethodRow method,
      SelectionCriterion criterion,
      Settings fixed,
      Function<Setting, List<Double>> grids,
      Judge judge) {
    Settings known = fixed;
    List<StageChoice> choices = new ArrayList<>();
    for (Stage stage : method.stages()) {
      List<Settings> points = stage.points(known, grids);
      Optional<List<GridPoint>> judged = judge.judge(stage, points);
      if (judged.isEmpty()) {
        return new SettingsChoice(known, choices, Optional.of(new Open(stage, points)));
      }
      StageChoice choice =
          StageChoice.of(
              stage.part().map(Part::label).orElse(method.label()),
              stage.part().map(Part::loss).orElse(criterion.label()),
              judged.get());
      choices.add(choice);
      known = choice.best().settings();
    }
    return new SettingsChoice(known, choices, Optional.empty());
  }

  /** How many points a choice tries, stage after stage. */
  public static int points(MethodRow method, Settings fixed) {
    return sum(method, fixed, stage -> 1);
  }

  /** How many trainings a choice asks for; equal ones are counted each time. */
  public static int trainings(MethodRow method, Settings fixed) {
    return sum(method, fixed, stage -> stage.trained(method).trainings());
  }

  private static int sum(MethodRow method, Settings fixed, ToIntFunction<Stage> each) {
    Settings known = fixed;
    int sum = 0;
    for (Stage stage : method.stages()) {
      List<Settings> points = stage.points(known, Setting::grid);
      sum += points.size() * each.applyAsInt(stage);
      known = points.get(0);
    }
    return sum;
  }
}
