package org.pubn.bench.speed;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.pubn.bench.TrainingLoop;
import org.pubn.bench.Workload;

/** Training steps per second of two trainings in two threads of one JVM, and of one alone. */
final class SideBySide {

  static final String ID = "side-by-side";
  static final String RESNET_ID = "side-by-side-resnet";

  private static final int WINDOWS = 6;

  private final List<TrainingLoop> loops;

  private SideBySide(Workload workload) {
    loops = Stream.of(0, 1).map(seed -> new TrainingLoop(workload, seed)).toList();
  }

  static List<Reading> measure(String id, Workload workload) {
    double window = workload.isResidual() ? 5 : 0.5;
    SideBySide pair = new SideBySide(workload);
    Threads.runAll(2, i -> Stopwatch.warmUp(pair.loops.get(i)::step));
    double one = 0;
    double two = 0;
    for (int i = 0; i < WINDOWS; i++) {
      one = Math.max(one, pair.stepsPerSecond(1, window));
      two = Math.max(two, pair.stepsPerSecond(2, window));
    }
    return List.of(new Reading(id, Reading.OURS, two), new Reading(id, "one training", one));
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
