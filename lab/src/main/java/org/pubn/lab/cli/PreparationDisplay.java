package org.pubn.lab.cli;

import java.util.List;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.PreparationListener;
import org.pubn.lab.progress.ProgressDisplay;

/** Shows how far the preparation of a data set has come. */
final class PreparationDisplay implements PreparationListener, AutoCloseable {

  private final ProgressDisplay display;

  private PreparationDisplay(boolean quiet) {
    this.display = ProgressDisplay.toStandardError(quiet);
  }

  /** Does what data sets do before their first use, each with a progress bar of its own. */
  static void prepare(List<Dataset> datasets, RunArguments run) {
    for (Dataset dataset : datasets) {
      try (PreparationDisplay display = new PreparationDisplay(run.quiet)) {
        dataset.prepare(run.threads, display);
      }
    }
  }

  @Override
  public void started(String what, int units) {
    if (units > 0) {
      display.start(what, units);
    }
  }

  @Override
  public void advanced() {
    display.advance(1);
  }

  @Override
  public void close() {
    display.close();
  }
}
