package org.pubn.random;

/**
 * The source of all randomness of a run. Child seeds are derived by purpose, so that adding a
 * consumer of random numbers changes nothing for the others:
 *
 * <pre>{@code
 * Seed trial = new Seed(0);
 * RandomStream order = trial.child("batches").random();
 * }</pre>
 *
 * @param value any number
 */
public record Seed(long value) {

  private static final long FNV_OFFSET = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;

  /** The seed for one purpose, named by a word such as {@code "init"} or {@code "dropout"}. */
  public Seed child(String purpose) {
    long hash = FNV_OFFSET;
    for (int i = 0; i < purpose.length(); i++) {
      hash = (hash ^ purpose.charAt(i)) * FNV_PRIME;
    }
    return new Seed(RandomStream.mix(RandomStream.mix(value + 1) ^ hash));
  }

  /** A new stream of random numbers that starts from this seed. */
  public RandomStream random() {
    return new RandomStream(value);
  }
}
