package org.pubn.report.progress;

import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Map;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import org.pubn.storage.Printable;

/** Progress as a bar with the time left, redrawn in place. */
final class BarProgress implements ProgressDisplay {

  private static final int UPDATE_MILLIS = 200;

  private final PrintStream out;
  private final ProgressBarStyle style;
  private @Nullable ProgressBar bar;

  /** A bar on a stream; colored unless the environment has {@code NO_COLOR}. */
  BarProgress(PrintStream out, Map<String, String> environment) {
    this.out = out;
    this.style = style(Charset.defaultCharset(), environment);
  }

  static ProgressBarStyle style(Charset charset, Map<String, String> environment) {
    if (!charset.name().startsWith("UTF")) {
      return ProgressBarStyle.ASCII;
    }
    // As the convention has it: set and not empty, whatever its value.
    return environment.getOrDefault("NO_COLOR", "").isEmpty()
        ? ProgressBarStyle.COLORFUL_UNICODE_BAR
        : ProgressBarStyle.UNICODE_BLOCK;
  }

  @Override
  public synchronized void start(String title, long totalUnits) {
    close();
    bar =
        new ProgressBarBuilder()
            .setTaskName(Printable.line(title))
            .setInitialMax(totalUnits)
            .setStyle(style)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .setConsumer(new ConsoleProgressBarConsumer(out))
            .build();
  }

  @Override
  public synchronized void adjustTotal(long totalUnits) {
    if (bar != null) {
      bar.maxHint(totalUnits);
    }
  }

  @Override
  public synchronized void advance(long units) {
    if (bar != null) {
      bar.stepBy(units);
    }
  }

  @Override
  public synchronized void message(String text) {
    if (bar != null) {
      bar.setExtraMessage(" " + Printable.line(text));
    }
  }

  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
