package org.pubn.lab.cli;

import org.pubn.lab.dataset.PreparationListener;
import org.pubn.lab.progress.ProgressDisplay;

/** Shows how far the preparation of a data set has come. */
final class PreparationDisplay implements PreparationListener, AutoCloseable {

  private final ProgressDisplay display;

  PreparationDisplay(boolean quiet) {
    this.display = ProgressDisplay.toStandardError(quiet);
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
