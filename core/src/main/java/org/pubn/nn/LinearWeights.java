package org.pubn.nn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.engine.Scorer;

/** The weights of decision functions that are a single linear model. */
public final class LinearWeights {

  private LinearWeights() {}

  /** The weight of every feature; empty if the scorer is something else. */
  public static Optional<List<Double>> of(Scorer scorer) {
    if (!(scorer instanceof Network network)
        || network.spec().layers().size() != 1
        || !(network.spec().layers().get(0) instanceof LayerSpec.Dense)) {
      return Optional.empty();
    }
    float[] parameters = network.parameters();
    List<Double> weights = new ArrayList<>();
    for (int i = 0; i < network.columns(); i++) {
      weights.add((double) parameters[i]);
    }
    return Optional.of(weights);
  }
}
