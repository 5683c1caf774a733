package org.pubn.simd;

import org.pubn.nn.Kernels;
import org.pubn.nn.NetworkContract;

final class SimdNetworkTest extends NetworkContract {

  @Override
  public Kernels kernels() {
    return SimdKernels.create();
  }
}
