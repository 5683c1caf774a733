package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The transforms of Winograd's minimal filtering F(4, 3) at the points 0, ±1, ±2, ∞ (Lavin and
 * Gray, <i>Fast Algorithms for Convolutional Neural Networks</i>, 2016), along one axis: six inputs
 * d, three taps g, four outputs y.
 *
 * <pre>
 *        | 4  0 -5  0  1  0 |        |  1/4    0    0  |        | 1  1  1  1  1  0 |
 *        | 0 -4 -4  1  1  0 |        | -1/6 -1/6 -1/6  |        | 0  1 -1  2 -2  0 |
 *   Bᵀ = | 0  4 -4 -1  1  0 |    G = | -1/6  1/6 -1/6  |   Aᵀ = | 0  1  1  4  4  0 |
 *        | 0 -2 -1  2  1  0 |        | 1/24  1/12  1/6 |        | 0  1 -1  8 -8  1 |
 *        | 0  2 -1 -2  1  0 |        | 1/24 -1/12  1/6 |
 *        | 0  4  0 -5  0  1 |        |   0     0    1  |
 * </pre>
 *
 * y = Aᵀ((G g) · (Bᵀ d)), and the same along the other axis. A step is a vector of examples.
 */
final class WinogradTransforms {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;

  private WinogradTransforms() {}

  /** Bᵀ of six vectors that lie {@code step} apart, to six that lie {@code toStep} apart. */
  static void input(float[] from, int at, int step, float[] to, int toAt, int toStep) {
    FloatVector d0 = FloatVector.fromArray(SPECIES, from, at);
    FloatVector d1 = FloatVector.fromArray(SPECIES, from, at + step);
    FloatVector d2 = FloatVector.fromArray(SPECIES, from, at + 2 * step);
    FloatVector d3 = FloatVector.fromArray(SPECIES, from, at + 3 * step);
    FloatVector d4 = FloatVector.fromArray(SPECIES, from, at + 4 * step);
    FloatVector d5 = FloatVector.fromArray(SPECIES, from, at + 5 * step);
    FloatVector four = FloatVector.broadcast(SPECIES, 4f);
    FloatVector minusFive = FloatVector.broadcast(SPECIES, -5f);
    FloatVector minusFour = FloatVector.broadcast(SPECIES, -4f);
    d0.fma(four, d2.fma(minusFive, d4)).intoArray(to, toAt);
    FloatVector even = d2.fma(minusFour, d4);
    FloatVector odd = d1.fma(minusFour, d3);
    even.add(odd).intoArray(to, toAt + toStep);
    even.sub(odd).intoArray(to, toAt + 2 * toStep);
    FloatVector evenOther = d4.sub(d2);
    FloatVector oddHalf = d3.sub(d1);
    FloatVector oddOther = oddHalf.add(oddHalf);
    evenOther.add(oddOther).intoArray(to, toAt + 3 * toStep);
    evenOther.sub(oddOther).intoArray(to, toAt + 4 * toStep);
    d1.fma(four, d3.fma(minusFive, d5)).intoArray(to, toAt + 5 * toStep);
  }

  /** Aᵀ of six vectors that lie {@code step} apart; the first {@code count} of four are stored. */
  static void output(float[] from, int at, int step, float[] to, int toAt, int toStep, int count) {
    FloatVector m0 = FloatVector.fromArray(SPECIES, from, at);
    FloatVector m1 = FloatVector.fromArray(SPECIES, from, at + step);
    FloatVector m2 = FloatVector.fromArray(SPECIES, from, at + 2 * step);
    FloatVector m3 = FloatVector.fromArray(SPECIES, from, at + 3 * step);
    FloatVector m4 = FloatVector.fromArray(SPECIES, from, at + 4 * step);
    FloatVector m5 = FloatVector.fromArray(SPECIES, from, at + 5 * step);
    FloatVector sum = m1.add(m2);
    FloatVector difference = m1.sub(m2);
    FloatVector farSum = m3.add(m4);
    FloatVector farDifference = m3.sub(m4);
    m0.add(sum).add(farSum).intoArray(to, toAt);
    if (count == 1) {
      return;
    }
    farDifference.fma(FloatVector.broadcast(SPECIES, 2f), difference).intoArray(to, toAt + toStep);
    if (count == 2) {
      return;
    }
    farSum.fma(FloatVector.broadcast(SPECIES, 4f), sum).intoArray(to, toAt + 2 * toStep);
    if (count == 3) {
      return;
    }
    farDifference
        .fma(FloatVector.broadcast(SPECIES, 8f), difference)
        .add(m5)
        .intoArray(to, toAt + 3 * toStep);
  }

  /** A of four vectors that lie {@code step} apart, to six that lie {@code toStep} apart. */
  static void outputBackward(float[] from, int at, int step, float[] to, int toAt, int toStep) {
    FloatVector y0 = FloatVector.fromArray(SPECIES, from, at);
    FloatVector y1 = FloatVector.fromArray(SPECIES, from, at + step);
    FloatVector y2 = FloatVector.fromArray(SPECIES, from, at + 2 * step);
    FloatVector y3 = FloatVector.fromArray(SPECIES, from, at + 3 * step);
    FloatVector even = y0.add(y2);
    FloatVector odd = y1.add(y3);
    FloatVector evenFar = y2.fma(FloatVector.broadcast(SPECIES, 4f), y0);
    FloatVector half = y3.fma(FloatVector.broadcast(SPECIES, 4f), y1);
    FloatVector oddFar = half.add(half);
    y0.intoArray(to, toAt);
    even.add(odd).intoArray(to, toAt + toStep);
    even.sub(odd).intoArray(to, toAt + 2 * toStep);
    evenFar.add(oddFar).intoArray(to, toAt + 3 * toStep);
    evenFar.sub(oddFar).intoArray(to, toAt + 4 * toStep);
    y3.intoArray(to, toAt + 5 * toStep);
  }

  /** Gᵀ of six vectors that lie {@code step} apart, to three that lie {@code toStep} apart. */
  static void filterBackward(float[] from, int at, int step, float[] to, int toAt, int toStep) {
    FloatVector u0 = FloatVector.fromArray(SPECIES, from, at);
    FloatVector u1 = FloatVector.fromArray(SPECIES, from, at + step);
    FloatVector u2 = FloatVector.fromArray(SPECIES, from, at + 2 * step);
    FloatVector u3 = FloatVector.fromArray(SPECIES, from, at + 3 * step);
    FloatVector u4 = FloatVector.fromArray(SPECIES, from, at + 4 * step);
    FloatVector u5 = FloatVector.fromArray(SPECIES, from, at + 5 * step);
    FloatVector sixth = FloatVector.broadcast(SPECIES, 1f / 6);
    FloatVector near = u1.add(u2).mul(sixth);
    FloatVector far = u3.add(u4).mul(sixth);
    far.add(u0).mul(FloatVector.broadcast(SPECIES, 0.25f)).sub(near).intoArray(to, toAt);
    FloatVector farDifference = u3.sub(u4).mul(FloatVector.broadcast(SPECIES, 1f / 12));
    u2.sub(u1).fma(sixth, farDifference).intoArray(to, toAt + toStep);
    far.sub(near).add(u5).intoArray(to, toAt + 2 * toStep);
  }

  /** G of three vectors that lie {@code step} apart, to six that lie {@code toStep} apart. */
  static void filter(float[] from, int at, int step, float[] to, int toAt, int toStep) {
    FloatVector g0 = FloatVector.fromArray(SPECIES, from, at);
    FloatVector g1 = FloatVector.fromArray(SPECIES, from, at + step);
    FloatVector g2 = FloatVector.fromArray(SPECIES, from, at + 2 * step);
    FloatVector sixth = FloatVector.broadcast(SPECIES, 1f / 6);
    FloatVector even = g0.add(g2).mul(FloatVector.broadcast(SPECIES, -1f / 6));
    FloatVector odd = g1.mul(sixth);
    FloatVector evenFar = g0.mul(FloatVector.broadcast(SPECIES, 1f / 24)).add(g2.mul(sixth));
    FloatVector oddFar = g1.mul(FloatVector.broadcast(SPECIES, 1f / 12));
    g0.mul(FloatVector.broadcast(SPECIES, 0.25f)).intoArray(to, toAt);
    even.sub(odd).intoArray(to, toAt + toStep);
    even.add(odd).intoArray(to, toAt + 2 * toStep);
    evenFar.add(oddFar).intoArray(to, toAt + 3 * toStep);
    evenFar.sub(oddFar).intoArray(to, toAt + 4 * toStep);
    g2.intoArray(to, toAt + 5 * toStep);
  }
}
