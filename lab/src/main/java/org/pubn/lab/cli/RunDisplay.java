package org.pubn.lab.cli;

import static org.pubn.report.table.Text.format;

import java.util.List;
import org.pubn.app.cli.RunArguments;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
import org.pubn.report.progress.ProgressDisplay;
import picocli.CommandLine.Model.CommandSpec;

/** Shows how far an experiment has come. */
final class RunDisplay implements RunListener, AutoCloseable {

  private final CommandSpec spec;
  private final ProgressDisplay display;
  private long epochs;
  private int runs;
  private int finished;
  private int running;

  RunDisplay(CommandSpec spec, boolean quiet) {
    this.spec = spec;
    this.display = ProgressDisplay.toStandardError(quiet);
  }

  /** Does what data sets do before their first use, each with a progress bar of its own. */
  static void prepare(List<Dataset> datasets, RunArguments run) {
    for (Dataset dataset : datasets) {
      try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
        dataset.prepare(run.threads, display);
      }
    }
  }

  @Override
  public synchronized void note(String sentence) {
    spec.commandLine().getErr().println("pubn: " + sentence);
  }

  @Override
  public synchronized void planned(int moreRuns, long moreEpochs) {
    boolean first = runs == 0;
    runs += moreRuns;
    epochs += moreEpochs;
    if (first) {
      display.start(spec.name(), epochs);
    } else {
      display.adjustTotal(epochs);
    }
  }

  @Override
  public void advance(long someEpochs) {
    display.advance(someEpochs);
  }

  @Override
  public synchronized void started(Configuration configuration, int trial) {
    running++;
  }

  @Override
  public synchronized void finished(Outcome outcome) {
    finished++;
    running--;
    display.message(
        format(
            "%d of %d done, %d running; %s on %s, trial %d: %s",
            finished,
            runs,
            running,
            outcome.configuration().method(),
            outcome.configuration().task(),
            outcome.trial(),
            result(outcome)));
  }

  private static String result(Outcome outcome) {
    if (outcome.undrawn().isPresent()) {
      return "could not be drawn";
    }
    return outcome.failure().isPresent()
        ? "diverged"
        : format("error %.2f %%", 100 * outcome.error());
  }

  @Override
  public void close() {
    display.close();
  }
}
