package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import org.pubn.nn.KernelProvider;
import org.pubn.nn.Kernels;

/**
 * Offers the SIMD kernels where the incubator module is present and the machine has vectors of at
 * least 256 bits.
 */
public final class SimdKernelProvider implements KernelProvider {

  @Override
  public boolean isAvailable() {
    return VectorModule.isLoaded() && Machine.vectorBits() >= 256;
  }

  @Override
  public Kernels create() {
    return SimdKernels.create();
  }

  /** Apart from the provider, which has to load where the incubator module is absent. */
  private static final class Machine {

    static int vectorBits() {
      return FloatVector.SPECIES_PREFERRED.vectorBitSize();
    }
  }
}
