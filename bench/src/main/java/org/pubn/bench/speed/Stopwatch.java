package org.pubn.bench.speed;

/** Times code that runs again and again. */
final class Stopwatch {

  /** Together long enough for the compiler to have compiled everything for good. */
  private static final double WARM_UP_SECONDS = 4;

  private static final int WARM_UP_RUNS = 300;

  /** What so many runs may take at most: a step of the largest network takes seconds. */
  private static final double WARM_UP_MOST_SECONDS = 15;

  private static final double WINDOW_SECONDS = 0.25;
  private static final int WINDOWS = 12;

  private Stopwatch() {}

  /** Runs some code for so many seconds; gives the seconds a run took. */
  static double secondsPerRun(double seconds, Runnable code) {
    long start = System.nanoTime();
    long end = start + (long) (seconds * 1e9);
    long now;
    long runs = 0;
    do {
      code.run();
      runs++;
      now = System.nanoTime();
    } while (now < end);
    return (now - start) * 1e-9 / runs;
  }

  /** Runs some code until it has reached its speed. */
  static void warmUp(Runnable code) {
    secondsPerRun(WARM_UP_SECONDS, code);
    long end = System.nanoTime() + (long) (WARM_UP_MOST_SECONDS * 1e9);
    for (int i = 0; i < WARM_UP_RUNS && System.nanoTime() < end; i++) {
      code.run();
    }
  }

  /** Seconds of a run, when warm, in the fastest of several short windows of time. */
  static double fastest(Runnable code) {
    warmUp(code);
    double fastest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < WINDOWS; i++) {
      fastest = Math.min(fastest, secondsPerRun(WINDOW_SECONDS, code));
    }
    return fastest;
  }
}
