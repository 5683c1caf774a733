package org.pubn.lab.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.pubn.lab.method.Settings;
import org.pubn.lab.report.table.Comparison;
import org.pubn.lab.report.table.Measured;
import org.pubn.lab.report.table.Published;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsException;
import org.pubn.lab.stats.MeanStd;
import org.pubn.lab.stats.TTests;

/** What a finished experiment measured, entry by entry. */
public final class Measurements {

  private final Results results;
  private final int trials;
  private final Path directory;

  /**
   * @param directory where the side files are
   */
  public Measurements(Results results, int trials, Path directory) {
    this.results = results;
    this.trials = trials;
    this.directory = directory;
  }

  /** How many trials were run. */
  public int trials() {
    return trials;
  }

  /** The settings an entry was run with: those given, or those that were chosen. */
  public Settings settings(Entry entry) {
    return configuration(entry).settings();
  }

  /**
   * The outcomes of an entry, in the order of the trials.
   *
   * @throws ResultsException if some are missing
   */
  public List<Outcome> outcomes(Entry entry) {
    Configuration configuration = configuration(entry);
    List<Outcome> outcomes = results.outcomes(configuration, trials);
    if (outcomes.size() != trials) {
      throw new ResultsException(
          String.format(
              Locale.ROOT,
              "%s on %s: %d of %d trials are known; run the experiment to its end",
              configuration.method(),
              configuration.task(),
              outcomes.size(),
              trials));
    }
    return outcomes;
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

  /** How many points of a grid an entry's settings were chosen from, by its own loss. */
  public int gridPoints(Entry entry) {
    return Selection.of(entry, results, trials).grid().size();
  }

  /**
   * The errors at the point of the entry's last grid where the mean of a number is lowest: what
   * another rule would have chosen.
   */
  public MeanStd errorIfChosenBy(ToDoubleFunction<Outcome> number, Entry entry) {
    List<Configuration> grid = Selection.of(entry, results, trials).grid();
    Configuration chosen = Selection.lowest(grid, results, trials, number);
    return MeanStd.of(results.values(chosen, trials, Outcome::error));
  }

  private Configuration configuration(Entry entry) {
    return Selection.of(entry, results, trials)
        .chosen()
        .orElseThrow(
            () ->
                new ResultsException(
                    String.format(
                        Locale.ROOT,
                        "%s on %s: its settings are not chosen yet; run the experiment to its end",
                        entry.kind().id(),
                        entry.task().id())));
  }
}
