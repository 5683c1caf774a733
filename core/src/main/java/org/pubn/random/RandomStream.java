package org.pubn.random;

/**
 * A stream of random numbers whose bits are part of this library's promise: the SplitMix64
 * generator (Steele, Lea and Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, 2014).
 *
 * <p>Not safe to share between threads; nothing shares one.
 */
public final class RandomStream {

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  RandomStream(long seed) {
    state = seed;
  }

  /** The number that {@code new Seed(state).random()} goes on from as this stream would. */
  public long state() {
    return state;
  }

  /** A bijection of 64 bits that leaves no visible trace of its argument. */
  static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** 64 uniform bits. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /** Uniform in 0 … bound − 1, without bias. */
  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound " + bound + ": must be at least 1");
    }
    // Lemire's method: the high half of a 32 x 32 bit product, rejecting the few that would bias.
    long product = (nextLong() >>> 32) * bound;
    long low = product & 0xffffffffL;
    if (low < bound) {
      long threshold = (1L << 32) % bound;
      while (low < threshold) {
        product = (nextLong() >>> 32) * bound;
        low = product & 0xffffffffL;
      }
    }
    return (int) (product >>> 32);
  }

  /** Uniform in [0, 1). */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /** Uniform in [0, 1). */
  public float nextFloat() {
    return (nextLong() >>> 40) * 0x1.0p-24f;
  }

  /** Puts the items into a uniformly random order. */
  public void shuffle(int[] items) {
    shuffleFirst(items, items.length);
  }

  /**
   * Moves a uniformly random choice of {@code count} items, without replacement and in random
   * order, to the front of {@code items}; the rest stays behind them.
   */
  public void shuffleFirst(int[] items, int count) {
    if (count > items.length) {
      throw new IllegalArgumentException(count + " of " + items.length + " items: too many");
    }
    for (int i = 0; i < count; i++) {
      int j = i + nextInt(items.length - i);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }
}
