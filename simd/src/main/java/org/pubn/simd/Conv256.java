package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The blocks for 256-bit vectors and 16 registers: 5 channels × 2 vectors and 5 channels × 2 taps
 * take 10 accumulators. A stride is always a whole number of pairs of vectors.
 */
final class Conv256 implements ConvBlock {

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_256;
  private static final int LANES = 8;

  @Override
  public int vectors() {
    return 2;
  }

  @Override
  public int taps() {
    return 2;
  }

  @Override
  public void gather(
      boolean wide,
      int[] positions,
      int begin,
      int end,
      float[] weights,
      int weightsAt,
      float[] start,
      int startAt,
      float[] from,
      int fromAt,
      float[] to,
      int toAt,
      int toStep,
      int count) {
    if (wide) {
      gatherWide(
          positions, begin, end, weights, weightsAt, start, startAt, from, fromAt, to, toAt, toStep,
          count);
    } else {
      gatherNarrow(
          positions, begin, end, weights, weightsAt, start, startAt, from, fromAt, to, toAt, toStep,
          count);
    }
  }

  private static void gatherWide(
      int[] positions,
      int begin,
      int end,
      float[] weights,
      int weightsAt,
      float[] start,
      int startAt,
      float[] from,
      int fromAt,
      float[] to,
      int toAt,
      int toStep,
      int count) {
    FloatVector x0 = FloatVector.broadcast(SPECIES, start[startAt]);
    FloatVector y0 = FloatVector.broadcast(SPECIES, start[startAt]);
    FloatVector x1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector y1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector x2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector y2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector x3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector y3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector x4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    FloatVector y4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    for (int tap = begin; tap < end; tap++) {
      int at = fromAt + positions[tap];
      int weight = weightsAt + tap * WEIGHT_STEP;
      FloatVector x = FloatVector.fromArray(SPECIES, from, at);
      FloatVector y = FloatVector.fromArray(SPECIES, from, at + LANES);
      FloatVector w0 = FloatVector.broadcast(SPECIES, weights[weight]);
      x0 = x.fma(w0, x0);
      y0 = y.fma(w0, y0);
      FloatVector w1 = FloatVector.broadcast(SPECIES, weights[weight + 1]);
      x1 = x.fma(w1, x1);
      y1 = y.fma(w1, y1);
      FloatVector w2 = FloatVector.broadcast(SPECIES, weights[weight + 2]);
      x2 = x.fma(w2, x2);
      y2 = y.fma(w2, y2);
      FloatVector w3 = FloatVector.broadcast(SPECIES, weights[weight + 3]);
      x3 = x.fma(w3, x3);
      y3 = y.fma(w3, y3);
      FloatVector w4 = FloatVector.broadcast(SPECIES, weights[weight + 4]);
      x4 = x.fma(w4, x4);
      y4 = y.fma(w4, y4);
    }
    int at = toAt;
    x0.intoArray(to, at);
    y0.intoArray(to, at + LANES);
    if (count == 1) {
      return;
    }
    at += toStep;
    x1.intoArray(to, at);
    y1.intoArray(to, at + LANES);
    if (count == 2) {
      return;
    }
    at += toStep;
    x2.intoArray(to, at);
    y2.intoArray(to, at + LANES);
    if (count == 3) {
      return;
    }
    at += toStep;
    x3.intoArray(to, at);
    y3.intoArray(to, at + LANES);
    if (count == 4) {
      return;
    }
    at += toStep;
    x4.intoArray(to, at);
    y4.intoArray(to, at + LANES);
  }

  private static void gatherNarrow(
      int[] positions,
      int begin,
      int end,
      float[] weights,
      int weightsAt,
      float[] start,
      int startAt,
      float[] from,
      int fromAt,
      float[] to,
      int toAt,
      int toStep,
      int count) {
    FloatVector x0 = FloatVector.broadcast(SPECIES, start[startAt]);
    FloatVector x1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector x2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector x3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector x4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    for (int tap = begin; tap < end; tap++) {
      int at = fromAt + positions[tap];
      int weight = weightsAt + tap * WEIGHT_STEP;
      FloatVector x = FloatVector.fromArray(SPECIES, from, at);
      FloatVector w0 = FloatVector.broadcast(SPECIES, weights[weight]);
      x0 = x.fma(w0, x0);
      FloatVector w1 = FloatVector.broadcast(SPECIES, weights[weight + 1]);
      x1 = x.fma(w1, x1);
      FloatVector w2 = FloatVector.broadcast(SPECIES, weights[weight + 2]);
      x2 = x.fma(w2, x2);
      FloatVector w3 = FloatVector.broadcast(SPECIES, weights[weight + 3]);
      x3 = x.fma(w3, x3);
      FloatVector w4 = FloatVector.broadcast(SPECIES, weights[weight + 4]);
      x4 = x.fma(w4, x4);
    }
    int at = toAt;
    x0.intoArray(to, at);
    if (count == 1) {
      return;
    }
    at += toStep;
    x1.intoArray(to, at);
    if (count == 2) {
      return;
    }
    at += toStep;
    x2.intoArray(to, at);
    if (count == 3) {
      return;
    }
    at += toStep;
    x3.intoArray(to, at);
    if (count == 4) {
      return;
    }
    at += toStep;
    x4.intoArray(to, at);
  }

  @Override
  public void correlate(
      int length,
      float[] from,
      int[] fromAt,
      int tap,
      int shift,
      float[] d,
      int step,
      float[] sums,
      int sumsAt) {
    int from0 = fromAt[tap] + shift;
    int from1 = fromAt[tap + 1] + shift;
    int channels = 0;
    FloatVector s00 = FloatVector.fromArray(SPECIES, sums, sumsAt);
    FloatVector s01 = FloatVector.fromArray(SPECIES, sums, sumsAt + LANES);
    FloatVector s10 = FloatVector.fromArray(SPECIES, sums, sumsAt + 2 * LANES);
    FloatVector s11 = FloatVector.fromArray(SPECIES, sums, sumsAt + 3 * LANES);
    FloatVector s20 = FloatVector.fromArray(SPECIES, sums, sumsAt + 4 * LANES);
    FloatVector s21 = FloatVector.fromArray(SPECIES, sums, sumsAt + 5 * LANES);
    FloatVector s30 = FloatVector.fromArray(SPECIES, sums, sumsAt + 6 * LANES);
    FloatVector s31 = FloatVector.fromArray(SPECIES, sums, sumsAt + 7 * LANES);
    FloatVector s40 = FloatVector.fromArray(SPECIES, sums, sumsAt + 8 * LANES);
    FloatVector s41 = FloatVector.fromArray(SPECIES, sums, sumsAt + 9 * LANES);
    for (int i = 0; i < length; i += step) {
      FloatVector x0 = FloatVector.fromArray(SPECIES, from, from0 + i);
      FloatVector x1 = FloatVector.fromArray(SPECIES, from, from1 + i);
      FloatVector y0 = FloatVector.fromArray(SPECIES, d, channels);
      s00 = x0.fma(y0, s00);
      s01 = x1.fma(y0, s01);
      FloatVector y1 = FloatVector.fromArray(SPECIES, d, channels + LANES);
      s10 = x0.fma(y1, s10);
      s11 = x1.fma(y1, s11);
      FloatVector y2 = FloatVector.fromArray(SPECIES, d, channels + 2 * LANES);
      s20 = x0.fma(y2, s20);
      s21 = x1.fma(y2, s21);
      FloatVector y3 = FloatVector.fromArray(SPECIES, d, channels + 3 * LANES);
      s30 = x0.fma(y3, s30);
      s31 = x1.fma(y3, s31);
      FloatVector y4 = FloatVector.fromArray(SPECIES, d, channels + 4 * LANES);
      s40 = x0.fma(y4, s40);
      s41 = x1.fma(y4, s41);
      channels += CHANNELS * step;
    }
    s00.intoArray(sums, sumsAt);
    s01.intoArray(sums, sumsAt + LANES);
    s10.intoArray(sums, sumsAt + 2 * LANES);
    s11.intoArray(sums, sumsAt + 3 * LANES);
    s20.intoArray(sums, sumsAt + 4 * LANES);
    s21.intoArray(sums, sumsAt + 5 * LANES);
    s30.intoArray(sums, sumsAt + 6 * LANES);
    s31.intoArray(sums, sumsAt + 7 * LANES);
    s40.intoArray(sums, sumsAt + 8 * LANES);
    s41.intoArray(sums, sumsAt + 9 * LANES);
  }
}
