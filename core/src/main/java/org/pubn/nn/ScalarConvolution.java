package org.pubn.nn;

import java.util.Arrays;

/**
 * The convolution as sums of long rows: for one tap of the filter, a whole row of output pixels
 * (all columns, all examples) reads a contiguous row of the input.
 */
final class ScalarConvolution {

  private float[] products = new float[0];

  void forward(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      int biasOffset,
      float[] in,
      float[] out) {
    int rowLength = shape.outWidth() * stride;
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    for (int o = 0; o < shape.outChannels(); o++) {
      int weights = weightOffset + o * taps;
      for (int y = 0; y < shape.outHeight(); y++) {
        int outRow = (o * shape.outHeight() + y) * rowLength;
        Arrays.fill(out, outRow, outRow + rowLength, parameters[biasOffset + o]);
        int inRow = y * shape.width() * stride;
        int t = 0;
        for (; t + 4 <= taps; t += 4) {
          Rows.addScaled4(
              rowLength,
              parameters[weights + t],
              parameters[weights + t + 1],
              parameters[weights + t + 2],
              parameters[weights + t + 3],
              in,
              inRow + tapOffset(shape, t) * stride,
              inRow + tapOffset(shape, t + 1) * stride,
              inRow + tapOffset(shape, t + 2) * stride,
              inRow + tapOffset(shape, t + 3) * stride,
              out,
              outRow);
        }
        for (; t < taps; t++) {
          Rows.addScaled(
              rowLength,
              parameters[weights + t],
              in,
              inRow + tapOffset(shape, t) * stride,
              out,
              outRow);
        }
      }
    }
  }

  void backwardInput(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      float[] dOut,
      float[] dIn) {
    int rowLength = shape.outWidth() * stride;
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    Arrays.fill(dIn, 0, shape.inFeatures() * stride, 0f);
    for (int o = 0; o < shape.outChannels(); o++) {
      for (int y = 0; y < shape.outHeight(); y++) {
        int outRow = (o * shape.outHeight() + y) * rowLength;
        int inRow = y * shape.width() * stride;
        for (int t = 0; t < taps; t++) {
          Rows.addScaled(
              rowLength,
              parameters[weightOffset + o * taps + t],
              dOut,
              outRow,
              dIn,
              inRow + tapOffset(shape, t) * stride);
        }
      }
    }
  }

  void backwardParameters(
      ConvShape shape,
      int stride,
      float[] in,
      float[] dOut,
      float[] gradients,
      int weightOffset,
      int biasOffset) {
    int rowLength = shape.outWidth() * stride;
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    if (products.length < rowLength) {
      products = new float[rowLength];
    }
    for (int o = 0; o < shape.outChannels(); o++) {
      int plane = o * shape.outHeight() * rowLength;
      gradients[biasOffset + o] = Rows.sum(shape.outHeight() * rowLength, dOut, plane);
      for (int t = 0; t < taps; t++) {
        Arrays.fill(products, 0, rowLength, 0f);
        for (int y = 0; y < shape.outHeight(); y++) {
          int inRow = (y * shape.width() + tapOffset(shape, t)) * stride;
          Rows.addProduct(rowLength, in, inRow, dOut, plane + y * rowLength, products);
        }
        gradients[weightOffset + o * taps + t] = Rows.sum(rowLength, products, 0);
      }
    }
  }

  /** The feature that tap t of the filter reads for the output pixel (0, 0). */
  private static int tapOffset(ConvShape shape, int t) {
    int column = t % shape.kernel();
    int rest = t / shape.kernel();
    int row = rest % shape.kernel();
    int channel = rest / shape.kernel();
    return (channel * shape.height() + row) * shape.width() + column;
  }
}
