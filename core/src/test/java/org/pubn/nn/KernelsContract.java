package org.pubn.nn;

/**
 * What every kernel set must do. The sums are compared with definitions evaluated in double; the
 * tolerance stands in {@link Arrays32#assertClose}.
 */
public abstract class KernelsContract
    implements GemmContract, ConvContract, PoolContract, NormContract, ElementwiseContract {

  /** A fresh object of the set under test. */
  @Override
  public abstract Kernels kernels();
}
