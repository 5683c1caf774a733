package org.pubn.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The matrix products of a dense layer: its output and its two derivatives. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GemmBenchmark {

  /** Examples, rounded up to the stride. */
  private static final int BATCH = 144;

  /** Inputs and outputs of the layer. */
  @Param({"9216-300", "1152-300", "300-300", "160-40"})
  public String layer = "300-300";

  private int in;
  private int out;
  private float[] weights = {};
  private float[] x = {};
  private float[] y = {};

  @Setup
  public void allocate() {
    int dash = layer.indexOf('-');
    in = Integer.parseInt(layer.substring(0, dash));
    out = Integer.parseInt(layer.substring(dash + 1));
    weights = KernelSet.random(in * out);
    x = KernelSet.random(in * BATCH);
    y = KernelSet.random(out * BATCH);
  }

  /** Y = Wᵀ · X. */
  @Benchmark
  public float[] forward(KernelSet set, Work work) {
    set.kernels.gemm(true, false, out, BATCH, in, weights, 0, out, x, 0, BATCH, y, 0, BATCH, false);
    work.flops += 2.0 * in * out * BATCH;
    return y;
  }

  /** Y = Wᵀ · Xᵀ, where the examples of X are rows, as in a first layer. */
  @Benchmark
  public float[] forwardFromRows(KernelSet set, Work work) {
    set.kernels.gemm(true, true, out, BATCH, in, weights, 0, out, x, 0, in, y, 0, BATCH, false);
    work.flops += 2.0 * in * out * BATCH;
    return y;
  }

  /** dX = W · dY. */
  @Benchmark
  public float[] backwardInput(KernelSet set, Work work) {
    set.kernels.gemm(
        false, false, in, BATCH, out, weights, 0, out, y, 0, BATCH, x, 0, BATCH, false);
    work.flops += 2.0 * in * out * BATCH;
    return x;
  }

  /** dW = X · dYᵀ. */
  @Benchmark
  public float[] backwardWeights(KernelSet set, Work work) {
    set.kernels.gemm(false, true, in, out, BATCH, x, 0, BATCH, y, 0, BATCH, weights, 0, out, false);
    work.flops += 2.0 * in * out * BATCH;
    return weights;
  }
}
