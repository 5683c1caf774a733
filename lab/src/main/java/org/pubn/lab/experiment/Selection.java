package org.pubn.lab.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.method.SelectionStage;
import org.pubn.lab.method.Settings;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;

/**
 * The state of choosing the settings of an entry: either the runs the next decision needs, or the
 * configuration that was chosen. The choice is by the mean validation loss over the trials, with
 * the loss that the entry's rule names; of equal ones the first in the order of the grid. It is a
 * function of the outcomes alone. Settings of an ensemble are chosen by a single member.
 *
 * @param kind the method, or the part of it, to run next
 * @param wanted what to run with it
 * @param grid among what the last decision was, where it was by the loss of the method itself;
 *     empty for an ensemble, which is none of them
 * @param chosen the configuration of the entry, once it is known
 */
record Selection(
    MethodKind kind,
    List<Configuration> wanted,
    List<Configuration> grid,
    Optional<Configuration> chosen) {

  /** What is known of an entry after the given outcomes of the first so many trials. */
  static Selection of(Entry entry, Results results, int trials) {
    Settings known = entry.settings().without(Settings.MEMBERS);
    List<Configuration> grid = List.of();
    if (entry.rule().isPresent()) {
      for (SelectionStage stage :
          entry.kind().stages().apply(Datasets.dataset(entry.task().dataset()))) {
        MethodKind kind = stage.part().orElse(entry.kind());
        List<Configuration> points =
            stage.points(known).stream()
                .map(point -> new Configuration(entry.task().id(), kind.id(), point))
                .toList();
        if (!points.stream().allMatch(point -> results.isComplete(point, trials))) {
          return new Selection(kind, points, List.of(), Optional.empty());
        }
        known = lowest(points, results, trials, loss(stage, entry.rule().get())).settings();
        grid = stage.part().isEmpty() ? points : List.of();
      }
    }
    boolean alone = entry.settings().members() == 1;
    Settings settings = alone ? known : known.with(Settings.MEMBERS, entry.settings().members());
    Configuration chosen = new Configuration(entry.task().id(), entry.kind().id(), settings);
    return new Selection(
        entry.kind(), List.of(chosen), alone ? grid : List.of(), Optional.of(chosen));
  }

  /** A part of a method has a criterion of its own. */
  private static ToDoubleFunction<Outcome> loss(SelectionStage stage, SelectionRule rule) {
    return stage.part().isPresent() ? Outcome::validationLoss : loss(rule);
  }

  /** The number by which a rule chooses. */
  static ToDoubleFunction<Outcome> loss(SelectionRule rule) {
    return rule == SelectionRule.SIGMOID ? Outcome::validationLoss : Selection::zeroOneLoss;
  }

  private static double zeroOneLoss(Outcome outcome) {
    return outcome
        .zeroOneLoss()
        .orElseThrow(
            () ->
                new ResultsException(
                    "results of an older version have no zero-one loss to choose by; use another"
                        + " --out"));
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
    double sum = 0;
    for (double value : results.values(point, trials, number)) {
      sum += value;
    }
    return sum / trials;
  }
}
