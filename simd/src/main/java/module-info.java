/** The engine's kernels on the Vector API, found at run time. It exports nothing. */
module org.pubn.simd {
  requires jdk.incubator.vector;
  requires org.pubn;

  provides org.pubn.nn.KernelProvider with
      org.pubn.simd.SimdKernelProvider;
}
