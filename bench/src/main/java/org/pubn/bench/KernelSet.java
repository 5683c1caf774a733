package org.pubn.bench;

import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.pubn.nn.KernelSets;
import org.pubn.nn.Kernels;

/** The kernel set under test. */
@State(Scope.Thread)
public class KernelSet {

  @Param({"simd", "scalar"})
  public String set = "simd";

  Kernels kernels = KernelSets.scalar();

  @Setup
  public void choose() {
    System.setProperty(KernelSets.PROPERTY, set);
    kernels = KernelSets.create();
  }

  /** Small values of both signs. */
  public static float[] random(int length) {
    SplittableRandom random = new SplittableRandom(length);
    float[] values = new float[length];
    for (int i = 0; i < length; i++) {
      values[i] = (float) random.nextDouble(-0.1, 0.1);
    }
    return values;
  }
}
