package org.pubn.nn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.pubn.data.Features;
import org.pubn.engine.ResumableTraining;
import org.pubn.engine.Scorer;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/** A network while AMSGrad moves its parameters. */
final class NetworkTraining implements ResumableTraining {

  private final NetworkSpec spec;
  private final NetworkPass pass;
  private final float[] parameters;
  private final float[] gradients;
  private final AmsGrad optimiser;
  private RandomStream dropout;
  private float[] dScores = Layer.NOTHING;

  NetworkTraining(NetworkSpec spec, Kernels kernels, Seed seed) {
    this.spec = spec;
    this.pass = new NetworkPass(spec, kernels);
    this.parameters = initialise(spec, seed.child("init").random());
    this.gradients = new float[spec.parameters()];
    this.optimiser = new AmsGrad(gradients.length);
    this.dropout = seed.child("dropout").random();
  }

  /**
   * Every weight and bias uniform in ±1/√fanIn; the scales of batch norms 1, their shifts 0. The
   * running statistics, which stand behind all parameters, start as means of 0 and variances of 1.
   */
  private static float[] initialise(NetworkSpec spec, RandomStream random) {
    float[] parameters = new float[spec.stored()];
    int next = 0;
    int statistics = spec.parameters();
    for (LayerSpec layer : spec.parts()) {
      if (layer instanceof LayerSpec.NormRelu norm) {
        Arrays.fill(parameters, next, next + norm.channels(), 1f);
        Arrays.fill(parameters, statistics + norm.channels(), statistics + norm.statistics(), 1f);
        next += norm.parameters();
        statistics += norm.statistics();
        continue;
      }
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
  public void save(DataOutput out) throws IOException {
    write(parameters, out);
    optimiser.save(out);
    out.writeLong(dropout.state());
  }

  @Override
  public void restore(DataInput in) throws IOException {
    System.arraycopy(read(in), 0, parameters, 0, parameters.length);
    optimiser.restore(in);
    dropout = new Seed(in.readLong()).random();
  }

  @Override
  public void saveSnapshot(Scorer snapshot, DataOutput out) throws IOException {
    write(((Network) snapshot).parameters(), out);
  }

  @Override
  public Network restoreSnapshot(DataInput in) throws IOException {
    try {
      return new Network(spec, read(in));
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static void write(float[] values, DataOutput out) throws IOException {
    for (float value : values) {
      out.writeFloat(value);
    }
  }

  private float[] read(DataInput in) throws IOException {
    float[] values = new float[parameters.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = in.readFloat();
    }
    return values;
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
