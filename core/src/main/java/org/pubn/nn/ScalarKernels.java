package org.pubn.nn;

/**
 * The kernels in plain Java. The inner loops are those of {@link RowLoops}, which the compiler
 * turns into vector instructions.
 */
final class ScalarKernels implements Kernels {

  private final ScalarGemm gemm = new ScalarGemm();
  private final ScalarConvolution convolution = new ScalarConvolution();
  private final ScalarNorm norm = new ScalarNorm();

  @Override
  public String name() {
    return "scalar";
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
    for (int i = 0; i < length; i++) {
      y[yOffset + i] += alpha * x[xOffset + i];
    }
  }

  @Override
  public void addBias(int rows, int stride, float[] bias, int biasOffset, float[] values) {
    for (int r = 0; r < rows; r++) {
      float add = bias[biasOffset + r];
      int end = (r + 1) * stride;
      for (int i = r * stride; i < end; i++) {
        values[i] += add;
      }
    }
  }

  @Override
  public void rowSums(int rows, int stride, float[] values, float[] sums, int sumsOffset) {
    for (int r = 0; r < rows; r++) {
      sums[sumsOffset + r] = RowLoops.sum(stride, values, r * stride);
    }
  }

  @Override
  public void relu(int length, float[] in, float[] out) {
    for (int i = 0; i < length; i++) {
      out[i] = Math.max(0f, in[i]);
    }
  }

  @Override
  public void reluBackward(int length, float[] out, float[] dOut, float[] dIn) {
    for (int i = 0; i < length; i++) {
      dIn[i] = out[i] > 0f ? dOut[i] : 0f;
    }
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
    convolution.forward(shape, stride, parameters, weightOffset, biasOffset, in, out);
  }

  @Override
  public void convBackwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    convolution.backwardInput(shape, stride, parameters, weightOffset, dOut, dIn);
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
    convolution.backwardParameters(shape, stride, in, dOut, gradients, weightOffset, biasOffset);
  }

  @Override
  public void maxPool(PoolShape shape, int stride, float[] in, float[] out) {
    ScalarPooling.forward(shape, stride, in, out);
  }

  @Override
  public void maxPoolBackward(
      PoolShape shape, int stride, float[] in, float[] out, float[] dOut, float[] dIn) {
    ScalarPooling.backward(shape, stride, in, out, dOut, dIn);
  }

  @Override
  public void moments(
      int channels, int pixels, int n, int stride, float[] in, float[] mean, float[] variance) {
    norm.moments(channels, pixels, n, stride, in, mean, variance);
  }

  @Override
  public void affineRelu(
      int channels, int length, float[] scale, float[] shift, float[] in, float[] out) {
    ScalarNorm.affineRelu(channels, length, scale, shift, in, out);
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
    ScalarNorm.affineReluSums(channels, length, in, mean, out, dOut, sums, products);
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
    ScalarNorm.affineReluBackward(channels, pixels, n, stride, a, b, shift, in, out, dOut, dIn);
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
    float rest1 = 1f - beta1;
    float rest2 = 1f - beta2;
    for (int i = 0; i < length; i++) {
      float g = gradients[i] + weightDecay * parameters[i];
      float first = beta1 * m[i] + rest1 * g;
      float second = beta2 * v[i] + rest2 * (g * g);
      float largest = Math.max(vMax[i], second);
      m[i] = first;
      v[i] = second;
      vMax[i] = largest;
      parameters[i] -=
          stepSize * first / ((float) Math.sqrt(largest) * invSqrtCorrection2 + epsilon);
    }
  }
}
