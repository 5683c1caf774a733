package org.pubn.simd;

/** The innermost loops of a convolution: blocks of channels and examples that live in registers. */
interface ConvBlock {

  /** Channels in a block of {@link #gather}. */
  int CHANNELS = 5;

  /** Examples in a vector. */
  int lanes();

  /** Vectors of examples in a wide block of {@link #gather}. */
  int vectors();

  /** Filter taps in a block of {@link #correlate}; the channels are {@link #CHANNELS}. */
  int taps();

  /**
   * For {@link #CHANNELS} channels r and a block of examples: to(r) = start(r) + Σ weight(tap, r) ·
   * from(tap), summed over a range of taps.
   *
   * @param wide whether the block holds {@link #vectors()} vectors, or one
   * @param taps for every tap its feature in {@code from}, relative to {@code fromAt}, and the
   *     position of its weights in {@code weights}, relative to {@code weightsAt}
   * @param begin first tap
   * @param end behind the last tap
   * @param start first value of the channels, as many as there are channels
   * @param count how many of the channels are stored
   * @param toStep distance of a channel from the next in {@code to}
   */
  void gather(
      boolean wide,
      int stride,
      int[] taps,
      int begin,
      int end,
      float[] weights,
      int weightsAt,
      float[] start,
      int startAt,
      float[] from,
      int fromAt,
      float[] to,
      int toAt,
      int toStep,
      int count);

  /**
   * For {@link #CHANNELS} channels r and {@link #taps()} taps t: sums(r, t) += Σ from(t, ·) · d(r,
   * ·), lane by lane, over {@code length} elements.
   *
   * @param fromAt positions in {@code from}; those of the taps begin at index {@code tap}
   * @param shift added to those positions
   * @param dAt position of the first channel in {@code d}
   * @param dStep distance of a channel from the next
   * @param lastChannel the channels behind this one repeat it
   */
  void correlate(
      int length,
      float[] from,
      int[] fromAt,
      int tap,
      int shift,
      float[] d,
      int dAt,
      int dStep,
      int lastChannel,
      float[] sums,
      int sumsAt);
}
