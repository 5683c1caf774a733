package org.pubn.lab.cli;

import java.util.Locale;
import org.pubn.lab.experiment.RunListener;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Outcome;
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
  public void advanced(long someEpochs) {
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
        String.format(
            Locale.ROOT,
            "%d of %d done, %d running; %s on %s, trial %d: error %.2f %%",
            finished,
            runs,
            running,
            outcome.configuration().method(),
            outcome.configuration().task(),
            outcome.trial(),
            100 * outcome.error()));
  }

  @Override
  public void close() {
    display.close();
  }
}
