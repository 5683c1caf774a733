package org.pubn.lab.cli;

import org.pubn.advice.AdviceProgress;
import org.pubn.lab.progress.ProgressDisplay;

/** Shows how far the making of advice has come: first the priors, then what rests on them. */
final class AdviceDisplay implements AdviceProgress, AutoCloseable {

  private final ProgressDisplay display;

  AdviceDisplay(boolean quiet) {
    this.display = ProgressDisplay.toStandardError(quiet);
    display.start("priors", 1);
  }

  @Override
  public void planned(long epochs) {
    display.advance(1);
    display.close();
    display.start("advise", epochs);
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
