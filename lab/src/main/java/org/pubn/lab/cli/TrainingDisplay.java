package org.pubn.lab.cli;

import java.util.Locale;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.train.GridPoint;
import org.pubn.train.TrainProgress;

/** Shows how far a training has come. */
final class TrainingDisplay implements TrainProgress, AutoCloseable {

  private final ProgressDisplay display;
  private int trainings;
  private int done;

  TrainingDisplay(boolean quiet) {
    this.display = ProgressDisplay.toStandardError(quiet);
  }

  @Override
  public synchronized void planned(int planned, long epochs) {
    trainings = planned;
    display.start("train", epochs);
  }

  @Override
  public void advanced(long epochs) {
    display.advance(epochs);
  }

  @Override
  public synchronized void tried(String what, GridPoint point) {
    done++;
    display.message(
        String.format(
            Locale.ROOT,
            "%d of %d trainings; %s with %s: %s",
            done,
            trainings,
            what,
            point.settings(),
            point.succeeded()
                ? String.format(Locale.ROOT, "loss %.4f", point.loss())
                : "diverged"));
  }

  @Override
  public void close() {
    display.close();
  }
}
