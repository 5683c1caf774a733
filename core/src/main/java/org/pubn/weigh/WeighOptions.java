package org.pubn.weigh;

import org.pubn.numbers.Require;
import org.pubn.random.Seed;

/**
 * How rows are weighed.
 *
 * @param tau τ, which decides how many U rows serve as negatives
 * @param seed the source of all randomness
 * @param threads at once, which has no influence on the weights
 */
public record WeighOptions(double tau, Seed seed, int threads) {

  /** τ = 0.7, the middle of the paper's; one thread. */
  public static final WeighOptions DEFAULT = new WeighOptions(0.7, new Seed(0), 1);

  public WeighOptions {
    Require.positive("tau", tau);
    Require.atLeast(1, "threads", threads);
  }

  /** With another τ. */
  public WeighOptions withTau(double other) {
    return new WeighOptions(other, seed, threads);
  }

  /** With another source of all randomness. */
  public WeighOptions withSeed(long value) {
    return new WeighOptions(tau, new Seed(value), threads);
  }

  /** With so many threads. */
  public WeighOptions withThreads(int number) {
    return new WeighOptions(tau, seed, number);
  }
}
