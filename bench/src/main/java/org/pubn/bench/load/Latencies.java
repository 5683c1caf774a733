package org.pubn.bench.load;

/** How long requests took, to a hundredth of a millisecond. */
final class Latencies {

  private static final long BUCKET_NANOS = 10_000;
  private static final double BUCKETS_PER_MILLI = 100;

  /** Up to five seconds; what takes longer counts as that. */
  private final int[] counts = new int[500_000];

  private long count;
  private long errors;

  void add(long nanos) {
    counts[(int) Math.min(counts.length - 1, nanos / BUCKET_NANOS)]++;
    count++;
  }

  void addError() {
    errors++;
  }

  /** Number of answered requests. */
  long count() {
    return count;
  }

  /** Number of requests that were refused or not answered. */
  long errors() {
    return errors;
  }

  /** The time that the given share of the requests did not exceed. */
  double quantileMillis(double share) {
    long wanted = (long) Math.ceil(share * count);
    long seen = 0;
    for (int bucket = 0; bucket < counts.length; bucket++) {
      seen += counts[bucket];
      if (seen >= wanted) {
        return (bucket + 1) / BUCKETS_PER_MILLI;
      }
    }
    throw new AssertionError("more requests wanted than counted");
  }
}
