package org.pubn.nn;

import java.util.Arrays;
import org.pubn.data.Features;
import org.pubn.engine.ModelTraining;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

/** A network while AMSGrad moves its parameters. */
final class NetworkTraining implements ModelTraining {

  private final NetworkSpec spec;
  private final NetworkPass pass;
  private final float[] parameters;
  private final float[] gradients;
  private final AmsGrad optimiser;
  private final RandomStream dropout;
  private float[] dScores = Layer.NOTHING;

  NetworkTraining(NetworkSpec spec, Kernels kernels, Seed seed) {
    this.spec = spec;
    this.pass = new NetworkPass(spec, kernels);
    this.parameters = initialise(spec, seed.child("init").random());
    this.gradients = new float[parameters.length];
    this.optimiser = new AmsGrad(parameters.length);
    this.dropout = seed.child("dropout").random();
  }

  /** Every weight and bias uniform in ±1/√fanIn. */
  private static float[] initialise(NetworkSpec spec, RandomStream random) {
    float[] parameters = new float[spec.parameters()];
    int next = 0;
    for (LayerSpec layer : spec.layers()) {
      double bound = 1 / Math.sqrt(layer.fanIn());
      for (int i = 0; i < layer.parameters(); i++) {
        parameters[next++] = (float) (bound * (2 * random.nextDouble() - 1));
      }
    }
    return parameters;
  }

  @Override
  public void clear() {
    pass.batch().clear();
  }

  @Override
  public void add(Features features, int row) {
    pass.batch().add(features, row);
  }

  @Override
  public void forward() {
    pass.forwardTraining(parameters, dropout);
    dScores = Layer.grown(dScores, 1, Kernels.stride(pass.batch().rows()));
    Arrays.fill(dScores, 0);
  }

  @Override
  public float score(int i) {
    return pass.scores()[i];
  }

  @Override
  public void setDerivative(int i, double derivative) {
    dScores[i] = (float) derivative;
  }

  @Override
  public void step(double rate, double weightDecay) {
    pass.backward(parameters, gradients, dScores);
    optimiser.step(pass.kernels(), parameters, gradients, rate, weightDecay);
  }

  @Override
  public float[] scores(Features rows) {
    return pass.scores(parameters, rows);
  }

  @Override
  public Network snapshot() {
    try {
      return new Network(spec, parameters);
    } catch (IllegalArgumentException e) {
      throw (ArithmeticException) new ArithmeticException(e.getMessage()).initCause(e);
    }
  }
}
