package org.pubn.simd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.pubn.nn.KernelSets;
import org.pubn.nn.Kernels;
import org.pubn.nn.KernelsContract;

/** The set for this machine, found as an application finds it. */
final class SimdKernelProviderTest extends KernelsContract {

  @Override
  public Kernels kernels() {
    return KernelSets.create();
  }

  @Test
  void isFoundWhereAvailable() {
    assumeTrue(new SimdKernelProvider().isAvailable(), "vectors of 256 bits");
    assertThat(KernelSets.create().name()).startsWith("simd-");
  }
}
