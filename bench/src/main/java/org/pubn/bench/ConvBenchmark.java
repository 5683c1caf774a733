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
import org.pubn.nn.ConvShape;

/** The two convolutions of the MNIST network. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ConvBenchmark {

  private static final int BATCH = 144;

  @Param({"FIRST", "SECOND"})
  public Layer layer = Layer.FIRST;

  private ConvShape shape = Layer.FIRST.shape();
  private float[] parameters = {};
  private float[] in = {};
  private float[] out = {};

  /** A convolution of the network. */
  public enum Layer {
    FIRST,
    SECOND;

    ConvShape shape() {
      return this == FIRST ? new ConvShape(1, 28, 28, 5, 5) : new ConvShape(5, 12, 12, 10, 5);
    }
  }

  @Setup
  public void allocate() {
    shape = layer.shape();
    parameters = KernelSet.random(shape.weights() + shape.outChannels());
    in = KernelSet.random(shape.inFeatures() * BATCH);
    out = KernelSet.random(shape.outFeatures() * BATCH);
  }

  @Benchmark
  public float[] forward(KernelSet set, Work work) {
    set.kernels.conv(shape, BATCH, parameters, 0, shape.weights(), in, out);
    work.flops += flops();
    return out;
  }

  @Benchmark
  public float[] backwardInput(KernelSet set, Work work) {
    set.kernels.convBackwardInput(shape, BATCH, parameters, 0, out, in);
    work.flops += flops();
    return in;
  }

  @Benchmark
  public float[] backwardParameters(KernelSet set, Work work) {
    set.kernels.convBackwardParameters(shape, BATCH, in, out, parameters, 0, shape.weights());
    work.flops += flops();
    return parameters;
  }

  private double flops() {
    return 2.0 * shape.weights() * shape.outHeight() * shape.outWidth() * BATCH;
  }
}
