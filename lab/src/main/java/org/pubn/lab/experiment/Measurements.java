package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.task.Task;
import org.pubn.learn.TrainingFailedException;
import org.pubn.report.stats.MeanStd;
import org.pubn.report.stats.TTests;
import org.pubn.report.table.Comparison;
import org.pubn.report.table.Measured;
import org.pubn.report.table.Published;
import org.pubn.settings.Settings;

/** What an experiment measured, entry by entry. */
public final class Measurements {

  private final Datasets datasets;
  private final Results results;
  private final WholeTrials trials;
  private final Path directory;

  /**
   * What a finished experiment measured.
   *
   * @param directory where the side files are
   */
  public Measurements(Datasets datasets, Results results, int trials, Path directory) {
    this(datasets, results, WholeTrials.all(trials), directory);
  }

  Measurements(Datasets datasets, Results results, WholeTrials trials, Path directory) {
    this.datasets = datasets;
    this.results = results;
    this.trials = trials;
    this.directory = directory;
  }

  /** How many trials of a task are reported. */
  int trials(Task task) {
    return trials.of(task);
  }

  /** Which trials of a task could not be drawn, and why. */
  SortedMap<Integer, String> undrawn(Task task) {
    return results.undrawn(task.id(), trials(task));
  }

  /** How many trials of a task could be drawn. */
  int drawn(Task task) {
    return trials(task) - undrawn(task).size();
  }

  /** What of an experiment was made smaller or shorter than in the paper, in full sentences. */
  List<String> shortened(Experiment experiment) {
    return experiment.entries().stream()
        .map(e -> datasets.of(e.task()).with(LabSettings.datasetOptions(e.settings())))
        .flatMap(dataset -> dataset.shortened().stream())
        .distinct()
        .toList();
  }

  /** The settings an entry was run with: those given, or those that were chosen. */
  public Settings settings(Entry entry) {
    return configuration(entry).settings();
  }

  /**
   * The outcomes of an entry in the trials that could be drawn, in the order of the trials.
   *
   * @throws InputException if none could be drawn
   * @throws ResultsException if some are missing
   * @throws TrainingFailedException if a training diverged
   */
  public List<Outcome> outcomes(Entry entry) {
    requireDrawn(entry.task());
    int trials = trials(entry.task());
    Configuration configuration = configuration(entry);
    List<Outcome> outcomes = results.outcomes(configuration, trials);
    if (outcomes.size() != trials) {
      throw new ResultsException(
          format(
              "%s on %s: %d of %d trials are known; run the experiment to its end",
              configuration.method(), configuration.task(), outcomes.size(), trials));
    }
    for (Outcome outcome : outcomes) {
      outcome
          .failure()
          .ifPresent(
              failure -> {
                throw new TrainingFailedException(
                    format(
                        "%s on %s with %s, trial %d: %s",
                        configuration.method(),
                        configuration.task(),
                        configuration.settings(),
                        outcome.trial(),
                        failure));
              });
    }
    return results.drawn(configuration, trials);
  }

  private void requireDrawn(Task task) {
    if (drawn(task) == 0) {
      SortedMap<Integer, String> reasons = undrawn(task);
      throw new InputException(
          task.id() + ": no trial could be drawn: " + reasons.get(reasons.firstKey()));
    }
  }

  /** One number per trial. */
  public double[] values(Entry entry, ToDoubleFunction<Outcome> number) {
    return outcomes(entry).stream().mapToDouble(number).toArray();
  }

  /** The summary of one number over the trials. */
  public MeanStd summary(Entry entry, ToDoubleFunction<Outcome> number) {
    return MeanStd.of(values(entry, number));
  }

  /** The side files of an entry, in the order of the trials. */
  public List<Details> details(Entry entry) {
    return outcomes(entry).stream()
        .map(outcome -> Details.read(directory.resolve(outcome.details().orElseThrow())))
        .toList();
  }

  /** A part of the side files of an entry. */
  <T> List<T> details(Entry entry, String name, Function<Details, @Nullable T> part) {
    return details(entry).stream().map(details -> details.required(name, part)).toList();
  }

  /** The learning curves of an entry. */
  List<Details.Curve> curves(Entry entry) {
    return details(entry, "learning curve", Details::curve);
  }

  /** A measured number beside a published one, with Welch's test of the difference. */
  public Measured measured(
      Entry entry, ToDoubleFunction<Outcome> number, Optional<Published> published) {
    MeanStd summary = summary(entry, number);
    Measured measured = Measured.of(summary);
    return published.map(p -> measured.beside(p, compare(summary, p))).orElse(measured);
  }

  private static Comparison compare(MeanStd measured, Published published) {
    double difference = measured.mean() - published.mean();
    OptionalDouble std = published.std();
    return measured.n() > 1 && std.isPresent()
        ? Comparison.tested(difference, TTests.welch(measured, published.summary()))
        : Comparison.untested(difference);
  }

  /** Whether an entry has a lower mean error than another, by a two-sample t-test. */
  boolean isBetter(Entry first, Entry second) {
    return drawn(first.task()) > 1
        && drawn(second.task()) > 1
        && TTests.twoSample(summary(first, Outcome::error), summary(second, Outcome::error))
            .firstIsSmaller(Comparison.LEVEL);
  }

  /** How many points of a grid an entry's settings were chosen from, by its own loss. */
  public int gridPoints(Entry entry) {
    return selection(entry).grid().size();
  }

  /** At how many of these points the training diverged in some trial. */
  public long divergedPoints(Entry entry) {
    int trials = trials(entry.task());
    return selection(entry).grid().stream()
        .filter(
            point ->
                results.outcomes(point, trials).stream().anyMatch(o -> o.failure().isPresent()))
        .count();
  }

  /** One number per trial, where each trial's own validation rows choose among these points. */
  public double[] valuesChosenPerTrial(Entry entry, ToDoubleFunction<Outcome> number) {
    outcomes(entry);
    return selection(entry).chosenPerTrial(entry, results, trials(entry.task())).stream()
        .mapToDouble(number)
        .toArray();
  }

  /**
   * The errors at the point of the entry's last grid where the mean of a number is lowest: what
   * another rule would have chosen.
   */
  public MeanStd errorIfChosenBy(ToDoubleFunction<Outcome> number, Entry entry) {
    int trials = trials(entry.task());
    List<Configuration> grid = selection(entry).grid();
    Configuration chosen = Selection.lowest(grid, results, trials, number);
    return MeanStd.of(results.values(chosen, trials, Outcome::error));
  }

  private Configuration configuration(Entry entry) {
    return selection(entry)
        .chosen()
        .orElseThrow(
            () ->
                new ResultsException(
                    format(
                        "%s on %s: its settings are not chosen yet; run the experiment to its end",
                        entry.method().id(), entry.task().id())));
  }

  private Selection selection(Entry entry) {
    return Selection.of(entry, datasets, results, trials(entry.task()));
  }
}
