package org.pubn.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The optimizer's pass, in the operations of the formula one by one (no fused multiply-add), so
 * that the elements behind the last whole vector follow the same arithmetic.
 */
final class AmsgradStep {

  private static final VectorSpecies<Float> SPECIES = Lanes.SPECIES;
  private static final int LANES = Lanes.COUNT;

  private AmsgradStep() {}

  static void apply(
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
      float invSqrtCorrection2) {
    float rest1 = 1f - beta1;
    float rest2 = 1f - beta2;
    int i = 0;
    for (; i + LANES <= length; i += LANES) {
      FloatVector theta = FloatVector.fromArray(SPECIES, parameters, i);
      FloatVector g = theta.mul(weightDecay).add(FloatVector.fromArray(SPECIES, gradients, i));
      FloatVector first = FloatVector.fromArray(SPECIES, m, i).mul(beta1).add(g.mul(rest1));
      FloatVector second = FloatVector.fromArray(SPECIES, v, i).mul(beta2).add(g.mul(g).mul(rest2));
      FloatVector before = FloatVector.fromArray(SPECIES, vMax, i);
      FloatVector largest = before.blend(second, second.compare(VectorOperators.GT, before));
      first.intoArray(m, i);
      second.intoArray(v, i);
      largest.intoArray(vMax, i);
      FloatVector denominator = largest.sqrt().mul(invSqrtCorrection2).add(epsilon);
      theta.sub(first.mul(stepSize).div(denominator)).intoArray(parameters, i);
    }
    for (; i < length; i++) {
      float g = weightDecay * parameters[i] + gradients[i];
      float first = beta1 * m[i] + rest1 * g;
      float second = beta2 * v[i] + g * g * rest2;
      float largest = second > vMax[i] ? second : vMax[i];
      m[i] = first;
      v[i] = second;
      vMax[i] = largest;
      float denominator = (float) Math.sqrt(largest) * invSqrtCorrection2 + epsilon;
      parameters[i] -= first * stepSize / denominator;
    }
  }
}
