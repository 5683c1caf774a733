package org.pubn.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pubn.nn.ConvShape;
import org.pubn.nn.Kernels;
import org.pubn.nn.PoolShape;

/**
 * All kernels of one training step of the MNIST network: conv 5 × 5 to 5 channels, pooling, ReLU,
 * conv 5 × 5 to 10 channels, pooling, ReLU, 160 – 40 – 1, their derivatives and the optimizer, but
 * no risk and no drawing of a mini-batch.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class ConvNetStepBenchmark {

  private static final int BATCH = 144;
  private static final ConvShape CONV1 = new ConvShape(1, 28, 28, 5, 5);
  private static final ConvShape CONV2 = new ConvShape(5, 12, 12, 10, 5);
  private static final PoolShape POOL1 = new PoolShape(5, 24, 24);
  private static final PoolShape POOL2 = new PoolShape(10, 8, 8);

  // Where the parameters of a layer begin: weights, then biases.
  private static final int BIAS1 = CONV1.weights();
  private static final int WEIGHTS2 = BIAS1 + 5;
  private static final int BIAS2 = WEIGHTS2 + CONV2.weights();
  private static final int WEIGHTS3 = BIAS2 + 10;
  private static final int BIAS3 = WEIGHTS3 + 160 * 40;
  private static final int WEIGHTS4 = BIAS3 + 40;
  private static final int BIAS4 = WEIGHTS4 + 40;
  private static final int PARAMETERS = BIAS4 + 1;

  private final float[] theta = KernelSet.random(PARAMETERS);
  private final float[] gradients = new float[PARAMETERS];
  private final float[] m = new float[PARAMETERS];
  private final float[] v = new float[PARAMETERS];
  private final float[] vMax = new float[PARAMETERS];

  private final float[] image = KernelSet.random(784 * BATCH);
  private final float[] conv1 = new float[CONV1.outFeatures() * BATCH];
  private final float[] pool1 = new float[POOL1.outFeatures() * BATCH];
  private final float[] hidden1 = new float[POOL1.outFeatures() * BATCH];
  private final float[] conv2 = new float[CONV2.outFeatures() * BATCH];
  private final float[] pool2 = new float[POOL2.outFeatures() * BATCH];
  private final float[] hidden2 = new float[POOL2.outFeatures() * BATCH];
  private final float[] hidden3 = new float[40 * BATCH];
  private final float[] score = new float[BATCH];

  private final float[] dScore = KernelSet.random(BATCH);
  private final float[] dHidden3 = new float[40 * BATCH];
  private final float[] dPool2 = new float[POOL2.outFeatures() * BATCH];
  private final float[] dConv2 = new float[CONV2.outFeatures() * BATCH];
  private final float[] dPool1 = new float[POOL1.outFeatures() * BATCH];
  private final float[] dConv1 = new float[CONV1.outFeatures() * BATCH];

  @Benchmark
  public float[] step(KernelSet set) {
    forward(set.kernels);
    backward(set.kernels);
    set.kernels.amsgrad(
        PARAMETERS, theta, gradients, m, v, vMax, 0.9f, 0.999f, 1e-8f, 1e-4f, 1e-6f, 1f);
    return theta;
  }

  private void forward(Kernels k) {
    k.conv(CONV1, BATCH, theta, 0, BIAS1, image, conv1);
    k.maxPool(POOL1, BATCH, conv1, pool1);
    k.relu(pool1.length, pool1, hidden1);
    k.conv(CONV2, BATCH, theta, WEIGHTS2, BIAS2, hidden1, conv2);
    k.maxPool(POOL2, BATCH, conv2, pool2);
    k.relu(pool2.length, pool2, hidden2);
    dense(k, 160, 40, WEIGHTS3, BIAS3, hidden2, hidden3);
    k.relu(hidden3.length, hidden3, hidden3);
    dense(k, 40, 1, WEIGHTS4, BIAS4, hidden3, score);
  }

  private void backward(Kernels k) {
    denseBackward(k, 40, 1, WEIGHTS4, BIAS4, hidden3, dScore, dHidden3);
    k.reluBackward(hidden3.length, hidden3, dHidden3, dHidden3);
    denseBackward(k, 160, 40, WEIGHTS3, BIAS3, hidden2, dHidden3, dPool2);
    k.reluBackward(hidden2.length, hidden2, dPool2, dPool2);
    k.maxPoolBackward(POOL2, BATCH, conv2, pool2, dPool2, dConv2);
    k.convBackwardParameters(CONV2, BATCH, hidden1, dConv2, gradients, WEIGHTS2, BIAS2);
    k.convBackwardInput(CONV2, BATCH, theta, WEIGHTS2, dConv2, dPool1);
    k.reluBackward(hidden1.length, hidden1, dPool1, dPool1);
    k.maxPoolBackward(POOL1, BATCH, conv1, pool1, dPool1, dConv1);
    k.convBackwardParameters(CONV1, BATCH, image, dConv1, gradients, 0, BIAS1);
  }

  private void dense(Kernels k, int in, int out, int weights, int bias, float[] x, float[] y) {
    k.gemm(true, false, out, BATCH, in, theta, weights, out, x, 0, BATCH, y, 0, BATCH, false);
    k.addBias(out, BATCH, theta, bias, y);
  }

  private void denseBackward(
      Kernels k, int in, int out, int weights, int bias, float[] x, float[] dY, float[] dX) {
    k.gemm(false, true, in, out, BATCH, x, 0, BATCH, dY, 0, BATCH, gradients, weights, out, false);
    k.rowSums(out, BATCH, dY, gradients, bias);
    k.gemm(false, false, in, BATCH, out, theta, weights, out, dY, 0, BATCH, dX, 0, BATCH, false);
  }
}
