package org.pubn.trees;

import org.pubn.random.RandomStream;

/** Draws of rows. */
final class Draws {

  private Draws() {}

  static void check(int draws) {
    if (draws < 1) {
      throw new IllegalArgumentException("draws " + draws + ": must be at least 1");
    }
  }

  static void withReplacement(RandomStream random, int[] copies, int from, int to, int draws) {
    for (int i = 0; i < draws; i++) {
      copies[from + random.nextInt(to - from)]++;
    }
  }
}
