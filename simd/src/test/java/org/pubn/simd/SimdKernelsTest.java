package org.pubn.simd;

import org.pubn.nn.Kernels;
import org.pubn.nn.KernelsContract;

final class SimdKernelsTest extends KernelsContract {

  @Override
  public Kernels kernels() {
    return SimdKernels.create();
  }
}
