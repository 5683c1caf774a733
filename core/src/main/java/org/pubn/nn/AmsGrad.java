package org.pubn.nn;

/**
 * The AMSGrad optimiser (Reddi, Kale and Kumar, <i>On the Convergence of Adam and Beyond</i>, 2018)
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

  void step(
      Kernels kernels, float[] parameters, float[] gradients, double rate, double weightDecay) {
    beta1Power *= BETA1;
    beta2Power *= BETA2;
    kernels.amsgrad(
        parameters.length,
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
