package org.pubn.encoder;

import java.nio.FloatBuffer;
import java.util.Arrays;

/**
 * Mean, minimum and maximum over the vectors of a document's tokens, concatenated. Of no tokens all
 * three are 0. Not safe for use by several threads.
 */
final class TokenPooling {

  private final int width;
  private final double[] sum;
  private final float[] min;
  private final float[] max;
  private long tokens;

  TokenPooling(int width) {
    this.width = width;
    this.sum = new double[width];
    this.min = new float[width];
    this.max = new float[width];
    Arrays.fill(min, Float.POSITIVE_INFINITY);
    Arrays.fill(max, Float.NEGATIVE_INFINITY);
  }

  /** Adds the vectors at positions from (inclusive) to to (exclusive). */
  void add(FloatBuffer vectors, int from, int to) {
    for (int position = from; position < to; position++) {
      for (int i = 0; i < width; i++) {
        float value = vectors.get(position * width + i);
        sum[i] += value;
        min[i] = Math.min(min[i], value);
        max[i] = Math.max(max[i], value);
      }
    }
    tokens += to - from;
  }

  float[] features() {
    float[] features = new float[3 * width];
    if (tokens > 0) {
      for (int i = 0; i < width; i++) {
        features[i] = (float) (sum[i] / tokens);
      }
      System.arraycopy(min, 0, features, width, width);
      System.arraycopy(max, 0, features, 2 * width, width);
    }
    return features;
  }
}
