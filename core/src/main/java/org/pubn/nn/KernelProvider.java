package org.pubn.nn;

/** Makes {@link Kernels}; found by {@link java.util.ServiceLoader}. */
public interface KernelProvider {

  /** Whether these kernels run on this machine and this Java. */
  boolean isAvailable();

  /** Kernels with scratch space of their own, for one training or one scoring thread. */
  Kernels create();
}
