package org.pubn.lab.cli;

import org.pubn.lab.download.Progress;
import org.pubn.lab.progress.ProgressDisplay;

/** Shows how far a download has come, file after file. */
final class DownloadDisplay implements Progress, AutoCloseable {

  private static final long UNIT = 1024;

  private final boolean quiet;
  private ProgressDisplay display;
  private String current = "";
  private long shown;

  DownloadDisplay(boolean quiet) {
    this.quiet = quiet;
    this.display = ProgressDisplay.toStandardError(true);
  }

  @Override
  public void update(String name, long done, long total) {
    if (!name.equals(current)) {
      display.close();
      display = ProgressDisplay.toStandardError(quiet);
      display.start(name + " (KiB)", total / UNIT);
      current = name;
      shown = 0;
    }
    display.advance(done / UNIT - shown);
    shown = done / UNIT;
  }

  @Override
  public void close() {
    display.close();
  }
}
