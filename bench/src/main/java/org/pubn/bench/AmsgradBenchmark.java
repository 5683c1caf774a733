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

/** The optimizer's pass: in the cache for the MNIST network, in memory for the widest MLP. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AmsgradBenchmark {

  @Param({"7871", "2855701"})
  public int parameters = 7871;

  private float[] theta = {};
  private float[] gradients = {};
  private float[] m = {};
  private float[] v = {};
  private float[] vMax = {};

  @Setup
  public void allocate() {
    theta = KernelSet.random(parameters);
    gradients = KernelSet.random(parameters);
    m = new float[parameters];
    v = new float[parameters];
    vMax = new float[parameters];
  }

  @Benchmark
  public float[] step(KernelSet set) {
    set.kernels.amsgrad(
        parameters, theta, gradients, m, v, vMax, 0.9f, 0.999f, 1e-8f, 1e-4f, 1e-6f, 1f);
    return theta;
  }
}
