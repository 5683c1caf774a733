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
import org.pubn.nn.Kernels;

/** The two convolutions of the MNIST network, and those of a PreAct ResNet-18 of width 16. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ConvBenchmark {

  @Param public Layer layer = Layer.FIRST;

  private ConvShape shape = Layer.FIRST.shape();
  private int batch = Layer.FIRST.batch();
  private float[] parameters = {};
  private float[] in = {};
  private float[] out = {};

  /** A convolution of a network. */
  public enum Layer {
    FIRST(1, 28, 5),
    SECOND(5, 12, 10),
    RESNET_FIRST(3, 32, 16, 1),
    RESNET_32(16, 32, 16, 1),
    RESNET_32_TO_16(16, 32, 32, 2),
    RESNET_16(32, 16, 32, 1),
    RESNET_16_TO_8(32, 16, 64, 2),
    RESNET_8(64, 8, 64, 1),
    RESNET_8_TO_4(64, 8, 128, 2),
    RESNET_4(128, 4, 128, 1);

    private final int from;
    private final int size;
    private final int to;
    private final int step;
    private final boolean residual;

    Layer(int from, int size, int to) {
      this(from, size, to, 1, false);
    }

    Layer(int from, int size, int to, int step) {
      this(from, size, to, step, true);
    }

    Layer(int from, int size, int to, int step, boolean residual) {
      this.from = from;
      this.size = size;
      this.to = to;
      this.step = step;
      this.residual = residual;
    }

    ConvShape shape() {
      return residual
          ? new ConvShape(from, size, size, to, 3, 1, step, false)
          : new ConvShape(from, size, size, to, 5);
    }

    int batch() {
      return Kernels.stride(residual ? 120 : 140);
    }
  }

  @Setup
  public void allocate() {
    shape = layer.shape();
    batch = layer.batch();
    parameters = KernelSet.random(shape.weights() + shape.outChannels());
    in = KernelSet.random(shape.inFeatures() * batch);
    out = KernelSet.random(shape.outFeatures() * batch);
  }

  @Benchmark
  public float[] forward(KernelSet set, Work work) {
    set.kernels.conv(shape, batch, parameters, 0, shape.weights(), in, out);
    work.flops += flops();
    return out;
  }

  @Benchmark
  public float[] backwardInput(KernelSet set, Work work) {
    set.kernels.convBackwardInput(shape, batch, parameters, 0, out, in);
    work.flops += flops();
    return in;
  }

  @Benchmark
  public float[] backwardParameters(KernelSet set, Work work) {
    set.kernels.convBackwardParameters(shape, batch, in, out, parameters, 0, shape.weights());
    work.flops += flops();
    return parameters;
  }

  private double flops() {
    return 2.0 * shape.weights() * shape.outHeight() * shape.outWidth() * batch;
  }
}
