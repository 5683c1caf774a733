package org.pubn.nn;

final class ScalarNetworkTest extends NetworkContract {

  @Override
  public Kernels kernels() {
    return KernelSets.scalar();
  }
}
