package org.pubn.lab.progress;

/**
 * Shows how far a run has come. One run at a time: {@link #start}, any number of calls from any
 * threads, {@link #close}. Calls before the start and after the close have no effect.
 */
public interface ProgressDisplay extends AutoCloseable {

  /** Shows nothing. */
  ProgressDisplay NONE = new NoProgress();

  /**
   * Begins a run.
   *
   * @param title what is done
   * @param totalUnits the work to do, in units of any size
   */
  void start(String title, long totalUnits);

  /** Corrects the amount of work to do, as when some of it turns out to be done already. */
  void adjustTotal(long totalUnits);

  /** Some units of work are done. */
  void advance(long units);

  /** Says what is going on: beside a bar until the next message, or as a line of its own. */
  void message(String text);

  /** Ends the run. */
  @Override
  void close();

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
