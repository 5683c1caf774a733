package org.pubn.report.progress;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.pubn.storage.Printable;

/**
 * Progress as lines of text for log files: the first and the last state of a run and at most one
 * line every ten seconds between them. Messages are printed as they come.
 */
final class PlainProgress implements ProgressDisplay {

  static final Duration INTERVAL = Duration.ofSeconds(10);

  private final PrintStream out;
  private final LongSupplier nanoTime;

  private String title = "";
  private boolean running;
  private long total;
  private long done;
  private long started;
  private long lastLine;

  /** Progress on a stream, by a clock such as {@link System#nanoTime}. */
  PlainProgress(PrintStream out, LongSupplier nanoTime) {
    this.out = out;
    this.nanoTime = nanoTime;
  }

  @Override
  public synchronized void start(String title, long totalUnits) {
    close();
    this.title = Printable.line(title);
    total = totalUnits;
    done = 0;
    running = true;
    started = nanoTime.getAsLong();
    print(started);
  }

  @Override
  public synchronized void adjustTotal(long totalUnits) {
    total = totalUnits;
  }

  @Override
  public synchronized void advance(long units) {
    done += units;
    long now = nanoTime.getAsLong();
    if (running && now - lastLine >= INTERVAL.toNanos()) {
      print(now);
    }
  }

  @Override
  public synchronized void message(String text) {
    if (running) {
      out.println(title + ": " + Printable.line(text));
    }
  }

  @Override
  public synchronized void close() {
    if (running) {
      print(nanoTime.getAsLong());
      running = false;
    }
  }

  private void print(long now) {
    lastLine = now;
    Duration elapsed = Duration.ofNanos(now - started);
    StringBuilder line = new StringBuilder(title);
    line.append(String.format(Locale.ROOT, ": %d of %d", done, total));
    if (total > 0) {
      line.append(String.format(Locale.ROOT, " (%d %%)", 100 * done / total));
    }
    if (done > 0) {
      line.append(", ").append(clock(elapsed));
    }
    if (done > 0 && done < total) {
      double left = (double) elapsed.toMillis() / done * (total - done);
      line.append(", about ").append(clock(Duration.ofMillis(Math.round(left)))).append(" left");
    }
    out.println(line);
  }

  /** A duration such as {@code 1:02:03} or {@code 2:03}. */
  static String clock(Duration duration) {
    long seconds = Math.round(duration.toMillis() / 1000.0);
    return seconds >= 3600
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }
}
