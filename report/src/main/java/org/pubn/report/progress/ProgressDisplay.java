package org.pubn.report.progress;

import org.pubn.data.Progress;

/**
 * Shows how far a run has come. One run at a time: {@link #start}, any number of calls from any
 * threads, {@link #close}; a start ends the run before it. Calls before the start and after the
 * close have no effect.
 */
public interface ProgressDisplay extends Progress, AutoCloseable {

  /** Shows nothing. */
  ProgressDisplay NONE = new ProgressDisplay() {};

  /** Corrects the amount of work to do, as when some of it turns out to be done already. */
  default void adjustTotal(long totalUnits) {}

  /** Ends the run. */
  @Override
  default void close() {}

  /**
   * The display that suits standard error: see {@link ProgressMode#choose}.
   *
   * @param quiet whether the user asked for no progress
   */
  static ProgressDisplay toStandardError(boolean quiet) {
    return switch (ProgressMode.choose(quiet, System.getenv(), Terminal.isStandardError())) {
      case NONE -> NONE;
      case PLAIN -> new PlainProgress(System.err, System::nanoTime);
      case BAR -> new BarProgress(System.err, System.getenv());
    };
  }
}
