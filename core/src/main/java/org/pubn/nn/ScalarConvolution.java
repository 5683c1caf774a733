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
  private float[] zeros = {};

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
      listInputs(shape, pixel / shape.outWidth(), pixel % shape.outWidth());
      for (int o = 0; o < shape.outChannels(); o++) {
        Arrays.fill(sum, 0, stride, shape.biased() ? parameters[biasOffset + o] : 0f);
        RowLoops.addScaledAll(stride, taps, parameters, weightOffset + o * taps, 1, seen, sum);
        System.arraycopy(sum, 0, out, (o * pixels + pixel) * stride, stride);
      }
    }
  }

  /** Lists what the taps of the filter see from an output pixel. */
  private void listInputs(ConvShape shape, int y, int x) {
    int taps = shape.inChannels() * shape.kernel() * shape.kernel();
    for (int t = 0; t < taps; t++) {
      int row = shape.step() * y + t / shape.kernel() % shape.kernel() - shape.padding();
      int column = shape.step() * x + t % shape.kernel() - shape.padding();
      int channel = t / shape.kernel() / shape.kernel();
      boolean inside = row >= 0 && row < shape.height() && column >= 0 && column < shape.width();
      seen[t] = inside ? inRows[(channel * shape.height() + row) * shape.width() + column] : zeros;
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
          RowLoops.addScaledAll(stride, count, weights, 0, 1, seen, sum);
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
      for (int i = 0; i < kernel; i++) {
        int row = output(shape, y, i, shape.outHeight());
        for (int j = 0; j < kernel && row >= 0; j++) {
          int column = output(shape, x, j, shape.outWidth());
          if (column >= 0) {
            seen[count] = outRows[(o * shape.outHeight() + row) * shape.outWidth() + column];
            weights[count] = parameters[filter + i * kernel + j];
            count++;
          }
        }
      }
    }
    return count;
  }

  /** The output coordinate that sees input coordinate {@code at} through tap i, or −1. */
  private static int output(ConvShape shape, int at, int i, int count) {
    int start = at + shape.padding() - i;
    boolean seen = start >= 0 && start % shape.step() == 0 && start / shape.step() < count;
    return seen ? start / shape.step() : -1;
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
    products = RowLoops.reserve(products, shape.weights(), stride);
    for (int w = 0; w < shape.weights(); w++) {
      Arrays.fill(products[w], 0, stride, 0f);
    }
    // Row by row of the image, so that its pixels stay in the cache while all weights pass.
    for (int y = 0; y < shape.outHeight(); y++) {
      for (int w = 0; w < shape.weights(); w++) {
        addRow(shape, stride, w / taps, y, w % taps, products[w]);
      }
    }
    int plane = shape.outHeight() * shape.outWidth() * stride;
    for (int o = 0; o < shape.outChannels() && shape.biased(); o++) {
      gradients[biasOffset + o] = RowLoops.sum(plane, dOut, o * plane);
    }
    for (int w = 0; w < shape.weights(); w++) {
      gradients[weightOffset + w] = RowLoops.sum(stride, products[w], 0);
    }
  }

  /** Adds the products of a row of output pixels with what a tap sees from them. */
  private void addRow(ConvShape shape, int stride, int o, int y, int tap, float[] product) {
    int row = shape.step() * y + tap / shape.kernel() % shape.kernel() - shape.padding();
    if (row < 0 || row >= shape.height()) {
      return;
    }
    int channel = tap / shape.kernel() / shape.kernel();
    int shift = tap % shape.kernel() - shape.padding();
    int inRow = (channel * shape.height() + row) * shape.width() + shift;
    int outRow = (o * shape.outHeight() + y) * shape.outWidth();
    int step = shape.step();
    int x = shift < 0 ? (step - 1 - shift) / step : 0;
    int end = Math.min(shape.outWidth(), Math.floorDiv(shape.width() - 1 - shift, step) + 1);
    for (; x + 2 <= end; x += 2) {
      float[] in = inRows[inRow + x * step];
      float[] next = inRows[inRow + (x + 1) * step];
      RowLoops.addProduct2(stride, in, outRows[outRow + x], next, outRows[outRow + x + 1], product);
    }
    if (x < end) {
      RowLoops.addProduct(stride, inRows[inRow + x * step], outRows[outRow + x], product);
    }
  }

  private void reserve(int taps, int stride) {
    if (seen.length < taps) {
      seen = new float[taps][];
      weights = new float[taps];
    }
    if (sum.length < stride) {
      sum = new float[stride];
      zeros = new float[stride];
    }
  }

  private static float[][] copied(float[][] scratch, int count, int stride, float[] values) {
    float[][] rows = RowLoops.reserve(scratch, count, stride);
    for (int r = 0; r < count; r++) {
      System.arraycopy(values, r * stride, rows[r], 0, stride);
    }
    return rows;
  }
}
