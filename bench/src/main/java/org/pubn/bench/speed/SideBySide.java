package org.pubn.bench.speed;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.pubn.bench.TrainingLoop;
import org.pubn.bench.Workload;

/** Training steps per second of two trainings in two threads of one JVM, and of one alone. */
final class SideBySide {

  static final String ID = "side-by-side";

  private static final double WINDOW_SECONDS = 0.5;
  private static final int WINDOWS = 6;

  private final List<TrainingLoop> loops =
      Stream.of(0, 1).map(seed -> new TrainingLoop(Workload.CONVNET, seed)).toList();

  private SideBySide() {}

  static List<Reading> measure() {
    SideBySide pair = new SideBySide();
    Threads.runAll(2, i -> Stopwatch.warmUp(pair.loops.get(i)::step));
    double one = 0;
    double two = 0;
    for (int i = 0; i < WINDOWS; i++) {
      one = Math.max(one, pair.stepsPerSecond(1, WINDOW_SECONDS));
      two = Math.max(two, pair.stepsPerSecond(2, WINDOW_SECONDS));
    }
    return List.of(new Reading(ID, Reading.OURS, two), new Reading(ID, "one training", one));
  }

  /** Of that many trainings together. */
  private double stepsPerSecond(int trainings, double seconds) {
    double[] rates = new double[trainings];
    Threads.runAll(
        trainings,
        i -> {
          TrainingLoop loop = loops.get(i);
          rates[i] = 1 / Stopwatch.secondsPerRun(seconds, loop::step);
        });
    return DoubleStream.of(rates).sum();
  }
}
