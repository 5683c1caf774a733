package org.pubn.train;

import java.util.stream.IntStream;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;

/** The rows held out that are looked at again and again: where they are very many, some of them. */
final class HeldRows {

  /** Of larger held-out samples so many rows are scored after every epoch. */
  private static final int MOST = 5000;

  private HeldRows() {}

  /** Those rows, evenly spread. */
  static PubnSamples of(PubnSamples held) {
    return held.select(ByRole.of(role -> some(held.of(role).rows())));
  }

  private static int[] some(int rows) {
    int count = Math.min(rows, MOST);
    return IntStream.range(0, count).map(i -> (int) ((long) i * rows / count)).toArray();
  }
}
