package org.pubn.files;

import java.util.Arrays;
import java.util.BitSet;

/** Scores and labels of the rows seen so far: all that is kept of a file. */
final class ScoreList {

  private float[] scores = new float[1 << 10];
  private final BitSet positive = new BitSet();
  private int size;

  void add(float score, boolean isPositive) {
    if (size == scores.length) {
      scores = Arrays.copyOf(scores, Math.multiplyExact(2, size));
    }
    positive.set(size, isPositive);
    scores[size++] = score;
  }

  int size() {
    return size;
  }

  float[] scores() {
    return Arrays.copyOf(scores, size);
  }

  boolean[] labels() {
    boolean[] labels = new boolean[size];
    for (int i = 0; i < size; i++) {
      labels[i] = positive.get(i);
    }
    return labels;
  }
}
