package org.pubn.nn;

import java.util.Arrays;

/** Max-pooling over 2 × 2 windows: the four cells of a window are four rows of examples. */
final class ScalarPooling {

  private ScalarPooling() {}

  static void forward(PoolShape shape, int stride, float[] in, float[] out) {
    int below = shape.width() * stride;
    int outRow = 0;
    for (int c = 0; c < shape.channels(); c++) {
      for (int y = 0; y < shape.outHeight(); y++) {
        int window = (c * shape.height() + 2 * y) * below;
        for (int x = 0; x < shape.outWidth(); x++) {
          largest(stride, in, window, below, out, outRow);
          window += 2 * stride;
          outRow += stride;
        }
      }
    }
  }

  private static void largest(
      int stride, float[] in, int window, int below, float[] out, int outRow) {
    int right = window + stride;
    int low = window + below;
    int lowRight = low + stride;
    for (int b = 0; b < stride; b++) {
      out[outRow + b] =
          Math.max(
              Math.max(in[window + b], in[right + b]), Math.max(in[low + b], in[lowRight + b]));
    }
  }

  static void backward(
      PoolShape shape, int stride, float[] in, float[] out, float[] dOut, float[] dIn) {
    int below = shape.width() * stride;
    int outRow = 0;
    Arrays.fill(dIn, 0, shape.inFeatures() * stride, 0f);
    for (int c = 0; c < shape.channels(); c++) {
      for (int y = 0; y < shape.outHeight(); y++) {
        int window = (c * shape.height() + 2 * y) * below;
        for (int x = 0; x < shape.outWidth(); x++) {
          for (int b = 0; b < stride; b++) {
            int cell = firstLargest(in, window + b, stride, below, out[outRow + b]);
            dIn[cell] = dOut[outRow + b];
          }
          window += 2 * stride;
          outRow += stride;
        }
      }
    }
  }

  /** Looked at from the last cell to the first, without branches that would be hard to predict. */
  private static int firstLargest(float[] in, int cell, int right, int below, float largest) {
    int found = cell + below + right;
    found = in[cell + below] == largest ? cell + below : found;
    found = in[cell + right] == largest ? cell + right : found;
    return in[cell] == largest ? cell : found;
  }
}
