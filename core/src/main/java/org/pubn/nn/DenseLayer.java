package org.pubn.nn;

import java.util.Arrays;

/** Y = Wᵀ X + b, with W stored in the order input, output. */
final class DenseLayer extends Layer {

  private final int inputs;
  private final int outputs;
  private float[] rowBuffer = NOTHING;

  DenseLayer(LayerSpec.Dense spec, Kernels kernels, int offset) {
    super(kernels, offset);
    inputs = spec.inFeatures();
    outputs = spec.outFeatures();
  }

  private int biasOffset() {
    return offset + inputs * outputs;
  }

  @Override
  void forward(float[] parameters, float[] in, int stride) {
    out = grown(out, outputs, stride);
    kernels.gemm(
        true,
        false,
        outputs,
        stride,
        inputs,
        parameters,
        offset,
        outputs,
        in,
        0,
        stride,
        out,
        0,
        stride,
        false);
    kernels.addBias(outputs, stride, parameters, biasOffset(), out);
  }

  /** The forward pass of a first layer, straight from the rows. */
  void forwardRows(float[] parameters, InputBatch rows, int stride) {
    out = grown(out, outputs, stride);
    clearPadding(rows.rows(), stride);
    if (rows.isSparse()) {
      forwardSparse(parameters, rows, stride);
    } else {
      kernels.gemm(
          true,
          true,
          outputs,
          rows.rows(),
          inputs,
          parameters,
          offset,
          outputs,
          rows.dense(),
          0,
          inputs,
          out,
          0,
          stride,
          false);
    }
    kernels.addBias(outputs, stride, parameters, biasOffset(), out);
  }

  /**
   * The rows fill only their own lanes. Without this, every pass would add the bias once more to
   * the others, which would grow without bound.
   */
  private void clearPadding(int rows, int stride) {
    for (int output = 0; output < outputs; output++) {
      Arrays.fill(out, output * stride + rows, (output + 1) * stride, 0);
    }
  }

  private void forwardSparse(float[] parameters, InputBatch rows, int stride) {
    rowBuffer = grown(rowBuffer, outputs, 1);
    for (int row = 0; row < rows.rows(); row++) {
      Arrays.fill(rowBuffer, 0, outputs, 0);
      for (int i = rows.start(row); i < rows.start(row + 1); i++) {
        int weights = offset + rows.indices()[i] * outputs;
        kernels.axpy(outputs, rows.values()[i], parameters, weights, rowBuffer, 0);
      }
      for (int output = 0; output < outputs; output++) {
        out[output * stride + row] = rowBuffer[output];
      }
    }
  }

  @Override
  void backward(
      float[] parameters,
      float[] gradients,
      float[] in,
      float[] dOut,
      int stride,
      boolean inputNeeded) {
    kernels.gemm(
        false, true, inputs, outputs, stride, in, 0, stride, dOut, 0, stride, gradients, offset,
        outputs, false);
    kernels.rowSums(outputs, stride, dOut, gradients, biasOffset());
    if (inputNeeded) {
      dIn = grown(dIn, inputs, stride);
      kernels.gemm(
          false,
          false,
          inputs,
          stride,
          outputs,
          parameters,
          offset,
          outputs,
          dOut,
          0,
          stride,
          dIn,
          0,
          stride,
          false);
    }
  }

  /** The backward pass of a first layer, straight from the rows. */
  void backwardRows(float[] gradients, InputBatch rows, float[] dOut, int stride) {
    if (rows.isSparse()) {
      backwardSparse(gradients, rows, dOut, stride);
    } else {
      kernels.gemm(
          true,
          true,
          inputs,
          outputs,
          rows.rows(),
          rows.dense(),
          0,
          inputs,
          dOut,
          0,
          stride,
          gradients,
          offset,
          outputs,
          false);
    }
    kernels.rowSums(outputs, stride, dOut, gradients, biasOffset());
  }

  private void backwardSparse(float[] gradients, InputBatch rows, float[] dOut, int stride) {
    rowBuffer = grown(rowBuffer, outputs, 1);
    Arrays.fill(gradients, offset, biasOffset(), 0);
    for (int row = 0; row < rows.rows(); row++) {
      for (int output = 0; output < outputs; output++) {
        rowBuffer[output] = dOut[output * stride + row];
      }
      for (int i = rows.start(row); i < rows.start(row + 1); i++) {
        int weights = offset + rows.indices()[i] * outputs;
        kernels.axpy(outputs, rows.values()[i], rowBuffer, 0, gradients, weights);
      }
    }
  }
}
