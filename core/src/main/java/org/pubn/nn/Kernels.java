package org.pubn.nn;

/**
 * The arithmetic of the engine on flat arrays. There are two sets: {@code ScalarKernels} here, and
 * one on {@code jdk.incubator.vector} in {@code pubn-simd}.
 *
 * <p><b>Layout.</b> A mini-batch of n examples is stored feature by feature: the value of feature i
 * for example b stands at {@code i * stride + b}, where {@code stride} is n rounded up to a
 * multiple of {@link #LANES}. An image is a block of features in the order channel, row, column.
 * The lanes between n and {@code stride} hold finite values in activations and zeros in
 * derivatives, so a sum over all lanes of a product with a derivative is the sum over the examples.
 *
 * <p><b>Determinism.</b> A kernel adds in an order that depends on the sizes alone. The same set
 * gives the same bits on every call; two sets agree within rounding.
 *
 * <p>An object of this type owns scratch space that grows to what the largest call needs; no call
 * allocates after that. It belongs to one thread at a time.
 */
public interface Kernels {

  /** Every stride is a multiple of this, which is a multiple of every vector length in use. */
  int LANES = 16;

  /** The stride of a mini-batch of n examples. */
  static int stride(int n) {
    return (n + LANES - 1) / LANES * LANES;
  }

  /** A short name for logs and provenance, such as {@code scalar} or {@code simd-512}. */
  String name();

  /**
   * Matrix product C = op(A) · op(B), or C += op(A) · op(B) if {@code accumulate}. All matrices are
   * row-major: element (r, c) of a stored matrix M stands at {@code mOffset + r * ldm + c}. op(A)
   * is m × k, op(B) is k × n; a flagged matrix is stored transposed.
   */
  void gemm(
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
      boolean accumulate);

  /** y += alpha · x over {@code length} elements. */
  void axpy(int length, float alpha, float[] x, int xOffset, float[] y, int yOffset);

  /** values(r, ·) += bias(r) for each of {@code rows} rows of {@code stride} elements. */
  void addBias(int rows, int stride, float[] bias, int biasOffset, float[] values);

  /** sums(r) = Σ values(r, ·) for each of {@code rows} rows of {@code stride} elements. */
  void rowSums(int rows, int stride, float[] values, float[] sums, int sumsOffset);

  /** out = max(0, in); the arrays may be the same. */
  void relu(int length, float[] in, float[] out);

  /** dIn = dOut where out &gt; 0, else 0; the arrays may be the same. */
  void reluBackward(int length, float[] out, float[] dOut, float[] dIn);

  /**
   * Convolution: out(o, y, x) = bias(o) + Σ weight(o, c, i, j) · in(c, step·y + i − padding, step·x
   * + j − padding), where pixels outside the image are zero. Weights are stored in the order o, c,
   * i, j. Without biases, {@code biasOffset} is not looked at.
   */
  void conv(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      int biasOffset,
      float[] in,
      float[] out);

  /** The derivative of {@link #conv} with respect to its input. */
  void convBackwardInput(
      ConvShape shape, int stride, float[] parameters, int weightOffset, float[] dOut, float[] dIn);

  /** The derivative of {@link #conv} with respect to weights and biases; overwrites them. */
  void convBackwardParameters(
      ConvShape shape,
      int stride,
      float[] in,
      float[] dOut,
      float[] gradients,
      int weightOffset,
      int biasOffset);

  /** Maximum over non-overlapping 2 × 2 windows. */
  void maxPool(PoolShape shape, int stride, float[] in, float[] out);

  /** The derivative of {@link #maxPool}: each dOut goes to the first largest cell of its window. */
  void maxPoolBackward(
      PoolShape shape, int stride, float[] in, float[] out, float[] dOut, float[] dIn);

  /**
   * mean(c) and variance(c), the latter divided by the count, of every channel over its pixels and
   * the first n lanes.
   */
  void moments(
      int channels, int pixels, int n, int stride, float[] in, float[] mean, float[] variance);

  /** out(c, ·) = max(0, scale(c) · in(c, ·) + shift(c)) for channels of {@code length} elements. */
  void affineRelu(int channels, int length, float[] scale, float[] shift, float[] in, float[] out);

  /**
   * With d = dOut where out &gt; 0, else 0: sums(c) = Σ d(c, ·) and products(c) = Σ d(c, ·) ·
   * (in(c, ·) − mean(c)) for channels of {@code length} elements.
   */
  void affineReluSums(
      int channels,
      int length,
      float[] in,
      float[] mean,
      float[] out,
      float[] dOut,
      float[] sums,
      float[] products);

  /**
   * With d as in {@link #affineReluSums}: dIn = a(c) · d + b(c) · in + shift(c) in the first n
   * lanes, and 0 in the others. {@code dIn} may be {@code dOut}.
   */
  void affineReluBackward(
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
      float[] dIn);

  /**
   * One step of AMSGrad (Reddi, Kale and Kumar, 2018) in a single pass over flat arrays, for every
   * element i of 0 … length − 1:
   *
   * <pre>
   *   g = gradients[i] + weightDecay · parameters[i]
   *   m[i] = β1 · m[i] + (1 − β1) · g
   *   v[i] = β2 · v[i] + (1 − β2) · g²
   *   vMax[i] = max(vMax[i], v[i])
   *   parameters[i] −= stepSize · m[i] / (√vMax[i] · invSqrtCorrection2 + ε)
   * </pre>
   *
   * where {@code stepSize} = rate / (1 − β1ᵗ) and {@code invSqrtCorrection2} = 1 / √(1 − β2ᵗ).
   */
  void amsgrad(
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
      float invSqrtCorrection2);
}
