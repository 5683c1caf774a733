package org.pubn.lab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.method.MethodFactory;
import org.pubn.method.Part;
import org.pubn.method.SettingsChoice;
import org.pubn.method.Stage;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;

/**
 * The state of choosing the settings of an entry: either the runs the next decision needs, or the
 * configuration that was chosen. It is a {@link SettingsChoice} by the mean loss over the trials,
 * and a function of the outcomes alone. Settings of an ensemble are chosen by a single member.
 *
 * @param method the method, or the part of it, to run next
 * @param grid among what the last decision was, where it was by the loss of the method itself;
 *     empty for an ensemble, which is none of them
 * @param chosen the configuration of the entry, once it is known
 */
record Selection(
    MethodFactory method,
    List<Configuration> wanted,
    List<Configuration> grid,
    Optional<Configuration> chosen) {

  /** What is known of an entry after the given outcomes of the first so many trials. */
  static Selection of(Entry entry, Datasets datasets, Results results, int trials) {
    Settings given = entry.settings().without(LabSettings.MEMBERS);
    if (entry.rule().isEmpty()) {
      return chosen(entry, given, List.of());
    }
    SelectionCriterion rule = entry.rule().get();
    SettingsChoice choice =
        SettingsChoice.of(
            entry.method(),
            rule,
            given,
            LabMethods.grids(datasets.of(entry.task())),
            (stage, points) -> judged(entry, stage, points, loss(stage, rule), results, trials));
    if (choice.open().isPresent()) {
      Stage stage = choice.open().get().stage();
      return new Selection(
          stage.trained(entry.method()),
          configurations(entry, stage, choice.open().get().points()),
          List.of(),
          Optional.empty());
    }
    int last = choice.stages().size() - 1;
    boolean byItself = last >= 0 && entry.method().stages().get(last).part().isEmpty();
    Stream<Settings> points =
        byItself
            ? choice.stages().get(last).points().stream().map(GridPoint::settings)
            : Stream.of();
    return chosen(entry, choice.settings(), points.toList());
  }

  private static Selection chosen(Entry entry, Settings known, List<Settings> points) {
    int members = LabSettings.members(entry.settings());
    boolean alone = members == 1;
    Configuration chosen =
        configuration(
            entry, entry.method().id(), alone ? known : known.with(LabSettings.MEMBERS, members));
    List<Configuration> grid =
        points.stream().map(point -> configuration(entry, entry.method().id(), point)).toList();
    return new Selection(
        entry.method(), List.of(chosen), alone ? grid : List.of(), Optional.of(chosen));
  }

  private static Configuration configuration(Entry entry, String method, Settings settings) {
    return new Configuration(entry.task().id(), method, settings);
  }

  private static List<Configuration> configurations(
      Entry entry, Stage stage, List<Settings> points) {
    String trained = stage.part().map(Part::id).orElse(entry.method().id());
    return points.stream().map(point -> configuration(entry, trained, point)).toList();
  }

  private static Optional<List<GridPoint>> judged(
      Entry entry,
      Stage stage,
      List<Settings> points,
      ToDoubleFunction<Outcome> loss,
      Results results,
      int trials) {
    List<Configuration> tried = configurations(entry, stage, points);
    // Nothing can be chosen where no trial could be drawn.
    return tried.stream()
            .allMatch(c -> results.isComplete(c, trials) && !results.drawn(c, trials).isEmpty())
        ? Optional.of(tried.stream().map(c -> point(c, loss, results, trials)).toList())
        : Optional.empty();
  }

  /**
   * The outcomes of an entry where the last choice is made in every trial anew, by its own
   * validation rows, instead of by the mean over the trials. What was decided before that, such as
   * the rate of σ̂, stays as it is: nothing else was run. Where there was no choice by the loss of
   * the method itself, these are the outcomes of the entry.
   */
  List<Outcome> chosenPerTrial(Entry entry, Results results, int trials) {
    List<Configuration> points = grid.isEmpty() ? wanted : grid;
    SelectionCriterion rule = entry.rule().orElse(SelectionCriterion.SIGMOID_RISK);
    List<List<Outcome>> outcomes =
        points.stream().map(point -> results.drawn(point, trials)).toList();
    List<Outcome> chosen = new ArrayList<>();
    for (int trial = 0; trial < outcomes.get(0).size(); trial++) {
      int number = trial;
      List<GridPoint> judged =
          outcomes.stream().map(ofPoint -> point(ofPoint.get(number), rule)).toList();
      int best = StageChoice.of(entry.method().label(), rule.label(), judged).chosen();
      chosen.add(outcomes.get(best).get(trial));
    }
    return chosen;
  }

  private static GridPoint point(Outcome outcome, SelectionCriterion rule) {
    Settings settings = outcome.configuration().settings();
    return outcome
        .failure()
        .map(failure -> GridPoint.failed(settings, failure))
        .orElseGet(() -> GridPoint.of(settings, outcome.loss(rule)));
  }

  /** A point that diverged in one trial has an infinite mean loss. */
  private static GridPoint point(
      Configuration configuration, ToDoubleFunction<Outcome> loss, Results results, int trials) {
    Optional<String> failure =
        results.outcomes(configuration, trials).stream()
            .flatMap(outcome -> outcome.failure().stream())
            .findFirst();
    return failure.isPresent()
        ? GridPoint.failed(configuration.settings(), failure.get())
        : GridPoint.of(configuration.settings(), mean(configuration, results, trials, loss));
  }

  /** A part of a method has a criterion of its own. */
  private static ToDoubleFunction<Outcome> loss(Stage stage, SelectionCriterion rule) {
    return stage.part().isPresent() ? Outcome::validationLoss : outcome -> outcome.loss(rule);
  }

  /** The first of the configurations with the lowest mean of a number over the trials. */
  static Configuration lowest(
      List<Configuration> points, Results results, int trials, ToDoubleFunction<Outcome> number) {
    return points.stream()
        .min(Comparator.comparingDouble(point -> mean(point, results, trials, number)))
        .orElseThrow();
  }

  private static double mean(
      Configuration point, Results results, int trials, ToDoubleFunction<Outcome> number) {
    double[] values = results.values(point, trials, number);
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
