package org.pubn.simd;

/** The innermost loops of a convolution: blocks of channels and examples that live in registers. */
interface ConvBlock {

  /** Channels in a block of {@link #gather}. */
  int CHANNELS = 5;

  /** Distance of the weights of a tap from those of the next, a power of two. */
  int WEIGHT_STEP = 8;

  /** Vectors of examples in a wide block of {@link #gather}. */
  int vectors();

  /** Filter taps in a block of {@link #correlate}; the channels are {@link #CHANNELS}. */
  int taps();

  /**
   * For {@link #CHANNELS} channels r and a block of examples: to(r) = start(r) + Σ weight(tap, r) ·
   * from(tap), summed over a range of taps.
   *
   * @param wide whether the block holds {@link #vectors()} vectors, or one
   * @param positions for every tap the position of its pixel in {@code from}, relative to {@code
   *     fromAt}
   * @param begin first tap
   * @param end behind the last tap
   * @param weights the weights of a tap's channels, {@link #WEIGHT_STEP} apart from tap to tap
   * @param start first value of the channels, as many as there are channels
   * @param count how many of the channels are stored
   * @param toStep distance of a channel from the next in {@code to}
   */
  void gather(
      boolean wide,
      int[] positions,
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
   * @param d the channels side by side, a vector of each in turn
   * @param step elements of a vector; an argument, because in a loop of constant step the compiler
   *     moves all loads to the top and runs out of registers
   */
  void correlate(
      int length,
      float[] from,
      int[] fromAt,
      int tap,
      int shift,
      float[] d,
      int step,
      float[] sums,
      int sumsAt);
}
