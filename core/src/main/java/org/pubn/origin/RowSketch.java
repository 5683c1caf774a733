package org.pubn.origin;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.pubn.data.Features;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * By what a row of the training is recognized, without showing any: digests of 64 bits of the rows
 * that occur once in it, at most {@value #MOST} of them, the smallest. Digests are as good as
 * random, so of other rows those with a digest up to the largest one kept are a random part, for
 * which it is known whether they are in the training: the fewer, the more rows the training had.
 * Rows that occur several times are left out, because in a table of few values equal rows mean
 * nothing. Immutable.
 */
public final class RowSketch {

  /** The digests that are kept: 8 kB, or 16 as text in a file. */
  static final int MOST = 1024;

  private static final int BYTES = Long.BYTES;

  /** In ascending order. */
  private final long[] digests;

  /** Whether there were no more. */
  private final boolean complete;

  private RowSketch(long[] digests, boolean complete) {
    this.digests = digests;
    this.complete = complete;
  }

  /**
   * How many rows were found.
   *
   * @param checked the rows of which it can be told
   * @param known those of them that the classifier was trained on
   */
  public record Found(long checked, long known) {

    public static final Found NONE = new Found(0, 0);

    public Found plus(Found other) {
      return new Found(checked + other.checked, known + other.known);
    }
  }

  /** Of all rows of a training, also those that chose settings and epoch. */
  public static RowSketch of(TrainingData data) {
    long[] all =
        Stream.of(data.training(), data.validation())
            .map(PubnSamples::apart)
            .flatMap(RowSketch::samples)
            .flatMapToLong(features -> LongStream.of(digests(features)))
            .sorted()
            .toArray();
    long[] single = new long[Math.min(MOST, all.length)];
    int found = 0;
    int kept = 0;
    for (int i = 0; i < all.length; i++) {
      boolean twice =
          (i > 0 && all[i] == all[i - 1]) || (i + 1 < all.length && all[i] == all[i + 1]);
      if (!twice) {
        found++;
        if (kept < MOST) {
          single[kept++] = all[i];
        }
      }
    }
    return new RowSketch(Arrays.copyOf(single, kept), found == kept);
  }

  private static Stream<Features> samples(PubnSamples samples) {
    return Stream.of(samples.positive(), samples.unlabeled(), samples.negative());
  }

  private static long[] digests(Features features) {
    LongStream.Builder digests = LongStream.builder();
    MessageDigest digest = Sha256.start();
    RowBytes.forEach(
        features,
        row -> {
          digest.update((byte) RowBytes.kind(features));
          digest.update(row);
          digests.add(ByteBuffer.wrap(digest.digest()).getLong());
        });
    return digests.build().toArray();
  }

  /** Looks for rows. */
  public Found find(Features rows) {
    long checked = 0;
    long known = 0;
    for (long digest : digests(rows)) {
      if (complete || (digests.length > 0 && digest <= digests[digests.length - 1])) {
        checked++;
        known += Arrays.binarySearch(digests, digest) >= 0 ? 1 : 0;
      }
    }
    return new Found(checked, known);
  }

  /** Whether every row is in it. */
  public boolean isComplete() {
    return complete;
  }

  /** The digests, 16 hexadecimal digits each. */
  public String hex() {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES * digests.length);
    bytes.asLongBuffer().put(digests);
    return HexFormat.of().formatHex(bytes.array());
  }

  /**
   * Reads what {@link #hex} gave.
   *
   * @throws IllegalArgumentException if it did not
   */
  public static RowSketch ofHex(String hex, boolean complete) {
    if (hex.length() > 2 * BYTES * MOST || hex.length() % (2 * BYTES) != 0) {
      throw new IllegalArgumentException(
          "digests of rows: " + hex.length() + " digits: must be 16 for each of at most " + MOST);
    }
    long[] digests = new long[hex.length() / (2 * BYTES)];
    ByteBuffer.wrap(HexFormat.of().parseHex(hex)).asLongBuffer().get(digests);
    for (int i = 1; i < digests.length; i++) {
      if (digests[i - 1] >= digests[i]) {
        throw new IllegalArgumentException("digests of rows: must ascend");
      }
    }
    return new RowSketch(digests, complete);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RowSketch sketch
        && complete == sketch.complete
        && Arrays.equals(digests, sketch.digests);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digests);
  }

  @Override
  public String toString() {
    return digests.length + " digests of rows";
  }
}
