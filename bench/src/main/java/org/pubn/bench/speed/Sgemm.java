package org.pubn.bench.speed;

import java.util.List;
import org.pubn.bench.KernelSet;
import org.pubn.nn.KernelSets;
import org.pubn.nn.Kernels;

/** Operations per second of Y = Wᵀ · X, the product of a dense layer of 1152 inputs. */
final class Sgemm {

  static final String ID = "sgemm";

  private static final int IN = 1152;
  private static final int OUT = 300;
  private static final int BATCH = 144;

  private Sgemm() {}

  static List<Reading> measure() {
    Kernels kernels = KernelSets.create();
    float[] w = KernelSet.random(IN * OUT);
    float[] x = KernelSet.random(IN * BATCH);
    float[] y = new float[OUT * BATCH];
    double seconds =
        Stopwatch.fastest(
            () ->
                kernels.gemm(
                    true, false, OUT, BATCH, IN, w, 0, OUT, x, 0, BATCH, y, 0, BATCH, false));
    double operations = 2.0 * IN * OUT * BATCH;
    return List.of(new Reading(ID, Reading.OURS, operations / seconds * 1e-9));
  }
}
