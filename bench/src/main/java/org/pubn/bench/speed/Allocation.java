package org.pubn.bench.speed;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.pubn.bench.TrainingLoop;
import org.pubn.bench.Workload;

/** Bytes that a training step allocates once it is warm, in the greediest of the networks. */
final class Allocation {

  static final String ID = "allocation";

  private static final int STEPS = 200;

  /** Of a residual network, whose steps take long. */
  private static final int FEW_STEPS = 5;

  private Allocation() {}

  static List<Reading> measure() {
    double most = 0;
    for (Workload workload : Workload.values()) {
      most = Math.max(most, bytesPerStep(workload));
    }
    return List.of(new Reading(ID, Reading.OURS, most));
  }

  private static double bytesPerStep(Workload workload) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    TrainingLoop loop = new TrainingLoop(workload, 0);
    Stopwatch.warmUp(loop::step);
    int steps = workload.isResidual() ? FEW_STEPS : STEPS;
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < steps; i++) {
      loop.step();
    }
    return (double) (threads.getCurrentThreadAllocatedBytes() - before) / steps;
  }
}
