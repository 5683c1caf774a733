package org.pubn.lab.document;

import java.util.Arrays;
import java.util.BitSet;

/** Into which sample each document goes, and which samples features are learned from. */
public final class Placement {

  private final int[] sampleOf;
  private final int samples;
  private final BitSet learned = new BitSet();

  /**
   * A placement of documents, each of which is still to be put somewhere.
   *
   * @param documents how many documents there are
   * @param samples how many samples there are
   */
  public Placement(int documents, int samples) {
    this.sampleOf = new int[documents];
    this.samples = samples;
    Arrays.fill(sampleOf, -1);
  }

  /** Puts documents into a sample. */
  public Placement put(int sample, int[] documents, boolean learnFrom) {
    for (int document : documents) {
      sampleOf[document] = sample;
    }
    learned.set(sample, learnFrom);
    return this;
  }

  int documents() {
    return sampleOf.length;
  }

  int samples() {
    return samples;
  }

  /** The sample of a document. */
  int sampleOf(int document) {
    return sampleOf[document];
  }

  /** Whether features are learned from a document. */
  boolean isLearnedFrom(int document) {
    return learned.get(sampleOf[document]);
  }
}
