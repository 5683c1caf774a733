package org.pubn.simd;

import org.pubn.nn.ConvShape;
import org.pubn.nn.Kernels;
import org.pubn.nn.PoolShape;

/** The kernels on {@code jdk.incubator.vector}. */
final class SimdKernels implements Kernels {

  private final String name;
  private final PackedGemm gemm;
  private final DirectConvolution convolution;
  private final GatheredConvolution gathered;
  private final WinogradConvolution winograd;
  private final WinogradFilterGradient winogradGradient;
  private final GatheredFilterGradient gatheredGradient;
  private final FilterGradient filterGradient;
  private final PaddedFilterGradient paddedFilterGradient;
  private final Norm norm = new Norm();
  private final float[] lanes = new float[Lanes.COUNT];

  private SimdKernels(String name, GemmBlock gemmBlock, ConvBlock convBlock) {
    this.name = name;
    gemm = new PackedGemm(gemmBlock);
    convolution = new DirectConvolution(convBlock);
    gathered = new GatheredConvolution(gemmBlock);
    winograd = new WinogradConvolution(gemmBlock);
    winogradGradient = new WinogradFilterGradient(gemmBlock);
    gatheredGradient = new GatheredFilterGradient(gemmBlock);
    filterGradient = new FilterGradient(convBlock);
    paddedFilterGradient = new PaddedFilterGradient(convBlock);
  }

  /** For the width of this process: 512 bits, such as AVX-512, or 256, such as AVX2. */
  static Kernels create() {
    return Lanes.COUNT == 16
        ? new SimdKernels("simd-512", new Gemm512(), new Conv512())
        : new SimdKernels("simd-256", new Gemm256(), new Conv256());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void gemm(
      boolean transA,
      boolean transB,
      int m,
      int n,
      int k,
      float[] a,
      int aOffset,
      int lda,
      float[] b,
      int bOffset,
      int ldb,
      float[] c,
      int cOffset,
      int ldc,
      boolean accumulate) {
    gemm.multiply(
        transA, transB, m, n, k, a, aOffset, lda, b, bOffset, ldb, c, cOffset, ldc, accumulate);
  }

  @Override
  public void axpy(int length, float alpha, float[] x, int xOffset, float[] y, int yOffset) {
    Elementwise.axpy(length, alpha, x, xOffset, y, yOffset);
  }

  @Override
  public void addBias(int rows, int stride, float[] bias, int biasOffset, float[] values) {
    Elementwise.addBias(rows, stride, bias, biasOffset, values);
  }

  @Override
  public void rowSums(int rows, int stride, float[] values, float[] sums, int sumsOffset) {
    Elementwise.rowSums(rows, stride, values, 0, sums, sumsOffset, lanes);
  }

  @Override
  public void relu(int length, float[] in, float[] out) {
    Elementwise.relu(length, in, out);
  }

  @Override
  public void reluBackward(int length, float[] out, float[] dOut, float[] dIn) {
    Elementwise.reluBackward(length, out, dOut, dIn);
  }

  @Override
  public void conv(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      int biasOffset,
      float[] in,
      float[] out) {
    if (WinogradConvolution.suits(shape)) {
      winograd.forward(shape, stride, parameters, weightOffset, in, out);
    } else if (!shape.biased()) {
      gathered.forward(shape, stride, parameters, weightOffset, in, out);
    } else {
      convolution.forward(shape, stride, parameters, weightOffset, biasOffset, in, out);
    }
  }

  @Override
  public void convBackwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    if (WinogradConvolution.suits(shape)) {
      winograd.backwardInput(shape, stride, parameters, weightOffset, dOut, dIn);
    } else if (!shape.biased()) {
      gathered.backwardInput(shape, stride, parameters, weightOffset, dOut, dIn);
    } else {
      convolution.backwardInput(shape, stride, parameters, weightOffset, dOut, dIn);
    }
  }

  @Override
  public void convBackwardParameters(
      ConvShape shape,
      int stride,
      float[] in,
      float[] dOut,
      float[] gradients,
      int weightOffset,
      int biasOffset) {
    if (WinogradConvolution.suits(shape)) {
      winogradGradient.compute(shape, stride, in, dOut, gradients, weightOffset);
    } else if (GatheredFilterGradient.suits(shape)) {
      gatheredGradient.compute(shape, stride, in, dOut, gradients, weightOffset);
    } else if (shape.padding() == 0 && shape.step() == 1 && shape.biased()) {
      filterGradient.compute(shape, stride, in, dOut, gradients, weightOffset, biasOffset);
    } else {
      paddedFilterGradient.compute(shape, stride, in, dOut, gradients, weightOffset, biasOffset);
    }
  }

  @Override
  public void maxPool(PoolShape shape, int stride, float[] in, float[] out) {
    Pooling.forward(shape, stride, in, out);
  }

  @Override
  public void maxPoolBackward(
      PoolShape shape, int stride, float[] in, float[] out, float[] dOut, float[] dIn) {
    Pooling.backward(shape, stride, in, out, dOut, dIn);
  }

  @Override
  public void moments(
      int channels, int pixels, int n, int stride, float[] in, float[] mean, float[] variance) {
    norm.moments(channels, pixels, n, stride, in, mean, variance);
  }

  @Override
  public void affineRelu(
      int channels, int length, float[] scale, float[] shift, float[] in, float[] out) {
    Norm.affineRelu(channels, length, scale, shift, in, out);
  }

  @Override
  public void affineReluSums(
      int channels,
      int length,
      float[] in,
      float[] mean,
      float[] out,
      float[] dOut,
      float[] sums,
      float[] products) {
    norm.affineReluSums(channels, length, in, mean, out, dOut, sums, products);
  }

  @Override
  public void affineReluBackward(
      int channels,
      int pixels,
      int n,
      int stride,
      float[] a,
      float[] b,
      float[] shift,
      float[] in,
      float[] out,
      float[] dOut,
      float[] dIn) {
    Norm.affineReluBackward(channels, pixels, n, stride, a, b, shift, in, out, dOut, dIn);
  }

  @Override
  public void amsgrad(
      int length,
      float[] parameters,
      float[] gradients,
      float[] m,
      float[] v,
      float[] vMax,
      float beta1,
      float beta2,
      float epsilon,
      float weightDecay,
      float stepSize,
      float invSqrtCorrection2) {
    AmsgradStep.apply(
        length,
        parameters,
        gradients,
        m,
        v,
        vMax,
        beta1,
        beta2,
        epsilon,
        weightDecay,
        stepSize,
        invSqrtCorrection2);
  }
}
