package org.pubn.bench.speed;

import java.util.List;
import org.pubn.bench.TrainingLoop;
import org.pubn.bench.Workload;

/** Milliseconds of a training step. */
final class Steps {

  private Steps() {}

  static List<Reading> measure(Workload workload) {
    TrainingLoop loop = new TrainingLoop(workload, 0);
    double seconds = Stopwatch.fastest(loop::step);
    return List.of(new Reading(workload.id(), Reading.OURS, 1e3 * seconds));
  }
}
