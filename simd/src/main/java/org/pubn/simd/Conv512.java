package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The blocks for 512-bit vectors and 32 registers: 5 channels × 3 vectors take 15 accumulators,
 * more than the 8 additions that two units with a latency of 4 can have under way; 5 channels × 4
 * taps take 20, with 4 for the taps and 5 for the channels 29 registers.
 */
final class Conv512 implements ConvBlock {

  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_512;
  private static final int LANES = 16;

  @Override
  public int vectors() {
    return 3;
  }

  @Override
  public int taps() {
    return 4;
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
    FloatVector z0 = FloatVector.broadcast(SPECIES, start[startAt]);
    FloatVector x1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector y1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector z1 = FloatVector.broadcast(SPECIES, start[startAt + 1]);
    FloatVector x2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector y2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector z2 = FloatVector.broadcast(SPECIES, start[startAt + 2]);
    FloatVector x3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector y3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector z3 = FloatVector.broadcast(SPECIES, start[startAt + 3]);
    FloatVector x4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    FloatVector y4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    FloatVector z4 = FloatVector.broadcast(SPECIES, start[startAt + 4]);
    for (int tap = begin; tap < end; tap++) {
      int at = fromAt + positions[tap];
      int weight = weightsAt + tap * WEIGHT_STEP;
      FloatVector x = FloatVector.fromArray(SPECIES, from, at);
      FloatVector y = FloatVector.fromArray(SPECIES, from, at + LANES);
      FloatVector z = FloatVector.fromArray(SPECIES, from, at + 2 * LANES);
      FloatVector w0 = FloatVector.broadcast(SPECIES, weights[weight]);
      x0 = x.fma(w0, x0);
      y0 = y.fma(w0, y0);
      z0 = z.fma(w0, z0);
      FloatVector w1 = FloatVector.broadcast(SPECIES, weights[weight + 1]);
      x1 = x.fma(w1, x1);
      y1 = y.fma(w1, y1);
      z1 = z.fma(w1, z1);
      FloatVector w2 = FloatVector.broadcast(SPECIES, weights[weight + 2]);
      x2 = x.fma(w2, x2);
      y2 = y.fma(w2, y2);
      z2 = z.fma(w2, z2);
      FloatVector w3 = FloatVector.broadcast(SPECIES, weights[weight + 3]);
      x3 = x.fma(w3, x3);
      y3 = y.fma(w3, y3);
      z3 = z.fma(w3, z3);
      FloatVector w4 = FloatVector.broadcast(SPECIES, weights[weight + 4]);
      x4 = x.fma(w4, x4);
      y4 = y.fma(w4, y4);
      z4 = z.fma(w4, z4);
    }
    int at = toAt;
    x0.intoArray(to, at);
    y0.intoArray(to, at + LANES);
    z0.intoArray(to, at + 2 * LANES);
    if (count == 1) {
      return;
    }
    at += toStep;
    x1.intoArray(to, at);
    y1.intoArray(to, at + LANES);
    z1.intoArray(to, at + 2 * LANES);
    if (count == 2) {
      return;
    }
    at += toStep;
    x2.intoArray(to, at);
    y2.intoArray(to, at + LANES);
    z2.intoArray(to, at + 2 * LANES);
    if (count == 3) {
      return;
    }
    at += toStep;
    x3.intoArray(to, at);
    y3.intoArray(to, at + LANES);
    z3.intoArray(to, at + 2 * LANES);
    if (count == 4) {
      return;
    }
    at += toStep;
    x4.intoArray(to, at);
    y4.intoArray(to, at + LANES);
    z4.intoArray(to, at + 2 * LANES);
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
    int from2 = fromAt[tap + 2] + shift;
    int from3 = fromAt[tap + 3] + shift;
    int channels = 0;
    FloatVector s00 = FloatVector.fromArray(SPECIES, sums, sumsAt);
    FloatVector s01 = FloatVector.fromArray(SPECIES, sums, sumsAt + LANES);
    FloatVector s02 = FloatVector.fromArray(SPECIES, sums, sumsAt + 2 * LANES);
    FloatVector s03 = FloatVector.fromArray(SPECIES, sums, sumsAt + 3 * LANES);
    FloatVector s10 = FloatVector.fromArray(SPECIES, sums, sumsAt + 4 * LANES);
    FloatVector s11 = FloatVector.fromArray(SPECIES, sums, sumsAt + 5 * LANES);
    FloatVector s12 = FloatVector.fromArray(SPECIES, sums, sumsAt + 6 * LANES);
    FloatVector s13 = FloatVector.fromArray(SPECIES, sums, sumsAt + 7 * LANES);
    FloatVector s20 = FloatVector.fromArray(SPECIES, sums, sumsAt + 8 * LANES);
    FloatVector s21 = FloatVector.fromArray(SPECIES, sums, sumsAt + 9 * LANES);
    FloatVector s22 = FloatVector.fromArray(SPECIES, sums, sumsAt + 10 * LANES);
    FloatVector s23 = FloatVector.fromArray(SPECIES, sums, sumsAt + 11 * LANES);
    FloatVector s30 = FloatVector.fromArray(SPECIES, sums, sumsAt + 12 * LANES);
    FloatVector s31 = FloatVector.fromArray(SPECIES, sums, sumsAt + 13 * LANES);
    FloatVector s32 = FloatVector.fromArray(SPECIES, sums, sumsAt + 14 * LANES);
    FloatVector s33 = FloatVector.fromArray(SPECIES, sums, sumsAt + 15 * LANES);
    FloatVector s40 = FloatVector.fromArray(SPECIES, sums, sumsAt + 16 * LANES);
    FloatVector s41 = FloatVector.fromArray(SPECIES, sums, sumsAt + 17 * LANES);
    FloatVector s42 = FloatVector.fromArray(SPECIES, sums, sumsAt + 18 * LANES);
    FloatVector s43 = FloatVector.fromArray(SPECIES, sums, sumsAt + 19 * LANES);
    for (int i = 0; i < length; i += step) {
      FloatVector x0 = FloatVector.fromArray(SPECIES, from, from0 + i);
      FloatVector x1 = FloatVector.fromArray(SPECIES, from, from1 + i);
      FloatVector x2 = FloatVector.fromArray(SPECIES, from, from2 + i);
      FloatVector x3 = FloatVector.fromArray(SPECIES, from, from3 + i);
      FloatVector y0 = FloatVector.fromArray(SPECIES, d, channels);
      s00 = x0.fma(y0, s00);
      s01 = x1.fma(y0, s01);
      s02 = x2.fma(y0, s02);
      s03 = x3.fma(y0, s03);
      FloatVector y1 = FloatVector.fromArray(SPECIES, d, channels + LANES);
      s10 = x0.fma(y1, s10);
      s11 = x1.fma(y1, s11);
      s12 = x2.fma(y1, s12);
      s13 = x3.fma(y1, s13);
      FloatVector y2 = FloatVector.fromArray(SPECIES, d, channels + 2 * LANES);
      s20 = x0.fma(y2, s20);
      s21 = x1.fma(y2, s21);
      s22 = x2.fma(y2, s22);
      s23 = x3.fma(y2, s23);
      FloatVector y3 = FloatVector.fromArray(SPECIES, d, channels + 3 * LANES);
      s30 = x0.fma(y3, s30);
      s31 = x1.fma(y3, s31);
      s32 = x2.fma(y3, s32);
      s33 = x3.fma(y3, s33);
      FloatVector y4 = FloatVector.fromArray(SPECIES, d, channels + 4 * LANES);
      s40 = x0.fma(y4, s40);
      s41 = x1.fma(y4, s41);
      s42 = x2.fma(y4, s42);
      s43 = x3.fma(y4, s43);
      channels += CHANNELS * step;
    }
    s00.intoArray(sums, sumsAt);
    s01.intoArray(sums, sumsAt + LANES);
    s02.intoArray(sums, sumsAt + 2 * LANES);
    s03.intoArray(sums, sumsAt + 3 * LANES);
    s10.intoArray(sums, sumsAt + 4 * LANES);
    s11.intoArray(sums, sumsAt + 5 * LANES);
    s12.intoArray(sums, sumsAt + 6 * LANES);
    s13.intoArray(sums, sumsAt + 7 * LANES);
    s20.intoArray(sums, sumsAt + 8 * LANES);
    s21.intoArray(sums, sumsAt + 9 * LANES);
    s22.intoArray(sums, sumsAt + 10 * LANES);
    s23.intoArray(sums, sumsAt + 11 * LANES);
    s30.intoArray(sums, sumsAt + 12 * LANES);
    s31.intoArray(sums, sumsAt + 13 * LANES);
    s32.intoArray(sums, sumsAt + 14 * LANES);
    s33.intoArray(sums, sumsAt + 15 * LANES);
    s40.intoArray(sums, sumsAt + 16 * LANES);
    s41.intoArray(sums, sumsAt + 17 * LANES);
    s42.intoArray(sums, sumsAt + 18 * LANES);
    s43.intoArray(sums, sumsAt + 19 * LANES);
  }
}
