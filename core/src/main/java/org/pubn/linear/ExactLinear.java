package org.pubn.linear;

import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;

/**
 * The linear model whose risks are minimized exactly, over all rows, instead of by mini-batches.
 *
 * @param columns the length of the rows
 * @param threads blocks of rows that are summed at a time
 */
public record ExactLinear(int columns, int threads) implements Model {

  @Override
  public String description() {
    return NetworkSpec.linear(columns).description();
  }

  @Override
  public String engine() {
    return "exact";
  }

  /** The same function by mini-batches, for whoever has no risk of all rows. */
  @Override
  public ModelTraining start(Seed seed) {
    return NetworkSpec.linear(columns).start(seed);
  }
}
