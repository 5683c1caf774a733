package org.pubn.nn;

import java.util.Arrays;

/** The convolution as sums of rows: a row holds one feature of all examples. */
final class ScalarConvolution {

  private float[][] inRows = {{}};
  private float[][] outRows = {{}};
  private float[][] products = {{}};
  private float[][] seen = {};
  private float[] weights = {};
  private float[] sum = {};

  void forward(
      ConvShape shape,
      int stride,
      float[] parameters,
      int weightOffset,
      int biasOffset,
      float[] in,
      float[] out) {
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    reserve(taps, stride);
    inRows = copied(inRows, shape.inFeatures(), stride, in);
    int pixels = shape.outHeight() * shape.outWidth();
    for (int pixel = 0; pixel < pixels; pixel++) {
      int y = pixel / shape.outWidth();
      int corner = y * shape.width() + pixel % shape.outWidth();
      for (int t = 0; t < taps; t++) {
        seen[t] = inRows[corner + tapFeature(shape, t)];
      }
      for (int o = 0; o < shape.outChannels(); o++) {
        Arrays.fill(sum, 0, stride, parameters[biasOffset + o]);
        Rows.addScaledAll(stride, taps, parameters, weightOffset + o * taps, 1, seen, sum);
        System.arraycopy(sum, 0, out, (o * pixels + pixel) * stride, stride);
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
    reserve(shape.outChannels() * shape.kernel() * shape.kernel(), stride);
    outRows = copied(outRows, shape.outFeatures(), stride, dOut);
    int feature = 0;
    for (int c = 0; c < shape.inChannels(); c++) {
      for (int y = 0; y < shape.height(); y++) {
        for (int x = 0; x < shape.width(); x++) {
          int count = listOutputs(shape, c, y, x, parameters, weightOffset);
          Arrays.fill(sum, 0, stride, 0f);
          Rows.addScaledAll(stride, count, weights, 0, 1, seen, sum);
          System.arraycopy(sum, 0, dIn, feature * stride, stride);
          feature++;
        }
      }
    }
  }

  /** Lists the outputs that an input pixel counts towards, with their weights. */
  private int listOutputs(
      ConvShape shape, int c, int y, int x, float[] parameters, int weightOffset) {
    int kernel = shape.kernel();
    int count = 0;
    for (int o = 0; o < shape.outChannels(); o++) {
      int filter = weightOffset + (o * shape.inChannels() + c) * kernel * kernel;
      for (int i = Math.max(0, y - shape.outHeight() + 1); i <= Math.min(y, kernel - 1); i++) {
        for (int j = Math.max(0, x - shape.outWidth() + 1); j <= Math.min(x, kernel - 1); j++) {
          seen[count] = outRows[(o * shape.outHeight() + y - i) * shape.outWidth() + x - j];
          weights[count] = parameters[filter + i * kernel + j];
          count++;
        }
      }
    }
    return count;
  }

  void backwardParameters(
      ConvShape shape,
      int stride,
      float[] in,
      float[] dOut,
      float[] gradients,
      int weightOffset,
      int biasOffset) {
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    inRows = copied(inRows, shape.inFeatures(), stride, in);
    outRows = copied(outRows, shape.outFeatures(), stride, dOut);
    products = Rows.reserve(products, shape.weights(), stride);
    for (int w = 0; w < shape.weights(); w++) {
      Arrays.fill(products[w], 0, stride, 0f);
    }
    // Row by row of the image, so that its pixels stay in the cache while all weights pass.
    for (int y = 0; y < shape.outHeight(); y++) {
      for (int w = 0; w < shape.weights(); w++) {
        int inRow = y * shape.width() + tapFeature(shape, w % taps);
        int outRow = (w / taps * shape.outHeight() + y) * shape.outWidth();
        addRow(shape.outWidth(), stride, inRow, outRow, products[w]);
      }
    }
    int plane = shape.outHeight() * shape.outWidth() * stride;
    for (int o = 0; o < shape.outChannels(); o++) {
      gradients[biasOffset + o] = Rows.sum(plane, dOut, o * plane);
    }
    for (int w = 0; w < shape.weights(); w++) {
      gradients[weightOffset + w] = Rows.sum(stride, products[w], 0);
    }
  }

  private void addRow(int width, int stride, int inRow, int outRow, float[] product) {
    int x = 0;
    for (; x + 2 <= width; x += 2) {
      float[] in = inRows[inRow + x];
      float[] next = inRows[inRow + x + 1];
      Rows.addProduct2(stride, in, outRows[outRow + x], next, outRows[outRow + x + 1], product);
    }
    if (x < width) {
      Rows.addProduct(stride, inRows[inRow + x], outRows[outRow + x], product);
    }
  }

  private void reserve(int taps, int stride) {
    if (seen.length < taps) {
      seen = new float[taps][];
      weights = new float[taps];
    }
    sum = sum.length < stride ? new float[stride] : sum;
  }

  private static float[][] copied(float[][] scratch, int count, int stride, float[] values) {
    float[][] rows = Rows.reserve(scratch, count, stride);
    for (int r = 0; r < count; r++) {
      System.arraycopy(values, r * stride, rows[r], 0, stride);
    }
    return rows;
  }

  /** The feature that tap t of the filter reads for the output pixel (0, 0). */
  private static int tapFeature(ConvShape shape, int t) {
    int column = t % shape.kernel();
    int rest = t / shape.kernel();
    int row = rest % shape.kernel();
    int channel = rest / shape.kernel();
    return (channel * shape.height() + row) * shape.width() + column;
  }
}
