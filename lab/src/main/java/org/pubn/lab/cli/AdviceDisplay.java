package org.pubn.lab.cli;

import org.pubn.advice.AdviceProgress;
import org.pubn.lab.progress.ProgressDisplay;

/** Shows how far the making of advice has come. */
final class AdviceDisplay implements AdviceProgress, AutoCloseable {

  private static final String TITLE = "advise";

  private final ProgressDisplay display;

  AdviceDisplay(boolean quiet) {
    this.display = ProgressDisplay.toStandardError(quiet);
    // The work is known once the priors are; until then there is something to be seen all the same.
    display.start(TITLE, 1);
  }

  @Override
  public void planned(long epochs) {
    display.adjustTotal(epochs);
  }

  @Override
  public void advanced(long epochs) {
    display.advance(epochs);
  }

  @Override
  public void doing(String what) {
    display.message(what);
  }

  @Override
  public void close() {
    display.close();
  }
}
