package org.pubn.nn;

final class ScalarKernelsTest extends KernelsContract {

  @Override
  public Kernels kernels() {
    return KernelSets.scalar();
  }
}
