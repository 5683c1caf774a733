package org.pubn.nn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * The AMSGrad optimizer (Reddi, Kale and Kumar, <i>On the Convergence of Adam and Beyond</i>, 2018)
 * with β = (0.9, 0.999) and ε = 1e−8: Adam whose second moment is replaced by its running maximum,
 * taken before bias correction. Weight decay is added to the gradient, biases included.
 */
final class AmsGrad {

  private static final double BETA1 = 0.9;
  private static final double BETA2 = 0.999;
  private static final double EPSILON = 1e-8;

  private final float[] firstMoment;
  private final float[] secondMoment;
  private final float[] secondMomentMax;
  private double beta1Power = 1;
  private double beta2Power = 1;

  AmsGrad(int parameters) {
    firstMoment = new float[parameters];
    secondMoment = new float[parameters];
    secondMomentMax = new float[parameters];
  }

  void save(DataOutput out) throws IOException {
    out.writeDouble(beta1Power);
    out.writeDouble(beta2Power);
    for (float[] moment : new float[][] {firstMoment, secondMoment, secondMomentMax}) {
      for (float value : moment) {
        out.writeFloat(value);
      }
    }
  }

  void restore(DataInput in) throws IOException {
    beta1Power = in.readDouble();
    beta2Power = in.readDouble();
    for (float[] moment : new float[][] {firstMoment, secondMoment, secondMomentMax}) {
      for (int i = 0; i < moment.length; i++) {
        moment[i] = in.readFloat();
      }
    }
  }

  void step(
      Kernels kernels, float[] parameters, float[] gradients, double rate, double weightDecay) {
    beta1Power *= BETA1;
    beta2Power *= BETA2;
    kernels.amsgrad(
        gradients.length,
        parameters,
        gradients,
        firstMoment,
        secondMoment,
        secondMomentMax,
        (float) BETA1,
        (float) BETA2,
        (float) EPSILON,
        (float) weightDecay,
        (float) (rate / (1 - beta1Power)),
        (float) (1 / Math.sqrt(1 - beta2Power)));
  }
}
