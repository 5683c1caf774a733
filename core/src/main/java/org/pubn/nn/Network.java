package org.pubn.nn;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.engine.Scorer;

/** A trained network. Immutable and safe to share between threads. */
public final class Network implements Scorer {

  /** Up to so many rows the buffers of a pass are small, and worth keeping. */
  private static final int FEW_ROWS = Kernels.LANES;

  private final NetworkSpec spec;
  private final float[] parameters;

  /** Passes that nobody uses: whoever scores row by row, as a service does, need not make them. */
  private final Queue<NetworkPass> spare =
      new ArrayBlockingQueue<>(Runtime.getRuntime().availableProcessors());

  /**
   * A network from its parameters.
   *
   * @param parameters those of all layers, one layer after another, each in the order its {@link
   *     LayerSpec} states, then the running statistics of all layers likewise; copied
   */
  public Network(NetworkSpec spec, float[] parameters) {
    if (parameters.length != spec.stored()) {
      throw new IllegalArgumentException(
          parameters.length + " parameters: the network has " + spec.stored());
    }
    this.spec = spec;
    this.parameters = parameters.clone();
    for (int i = 0; i < parameters.length; i++) {
      if (!Float.isFinite(this.parameters[i])) {
        throw new IllegalArgumentException(
            "parameter " + i + ": " + this.parameters[i] + " is not a finite number");
      }
    }
  }

  public NetworkSpec spec() {
    return spec;
  }

  /** A copy of the parameters and of the running statistics behind them. */
  public float[] parameters() {
    return parameters.clone();
  }

  /**
   * The network whose scores are {@code slope} times those of this one plus {@code intercept}: the
   * last layer takes it in.
   *
   * @throws IllegalStateException if the last layer is not dense with one output
   */
  public Network scaled(double slope, double intercept) {
    LayerSpec last = spec.layers().get(spec.layers().size() - 1);
    if (!(last instanceof LayerSpec.Dense dense) || dense.outFeatures() != 1) {
      throw new IllegalStateException("last layer " + last + ": must be dense with one output");
    }
    float[] changed = parameters();
    int bias = spec.parameters() - 1;
    for (int i = bias - dense.inFeatures(); i <= bias; i++) {
      changed[i] = (float) (slope * changed[i]);
    }
    changed[bias] = (float) (changed[bias] + intercept);
    return new Network(spec, changed);
  }

  @Override
  public int columns() {
    return spec.columns();
  }

  @Override
  public float[] scores(Features rows) {
    requireColumns(rows);
    if (rows.rows() > FEW_ROWS) {
      return new NetworkPass(spec, KernelSets.create()).scores(parameters, rows);
    }
    NetworkPass taken = spare.poll();
    NetworkPass pass = taken == null ? new NetworkPass(spec, KernelSets.create()) : taken;
    try {
      return pass.scores(parameters, rows);
    } finally {
      spare.offer(pass);
    }
  }

  /**
   * What a layer gives for every row, such as the representation in the last hidden layer.
   *
   * @param index the layer, counted from 0 in the order of the {@link NetworkSpec}
   */
  public DenseFeatures activations(Features rows, int index) {
    requireColumns(rows);
    float[] activations =
        new NetworkPass(spec, KernelSets.create()).activations(parameters, rows, index);
    return DenseFeatures.ofOwned(spec.layers().get(index).outFeatures(), activations);
  }

  private void requireColumns(Features rows) {
    if (rows.columns() != columns()) {
      throw new InputException(
          "rows of " + rows.columns() + " columns: the model takes " + columns());
    }
  }
}
