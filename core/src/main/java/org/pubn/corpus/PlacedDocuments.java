package org.pubn.corpus;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The documents of a training, each in a sample. They are not kept: every pass reads them anew, so
 * that memory holds a few at a time.
 */
public final class PlacedDocuments {

  /** Takes a document. */
  @FunctionalInterface
  public interface Visitor {

    /**
     * One document.
     *
     * @param sample the sample that it is in
     * @param learnFrom whether anything may be learned from it
     */
    void document(int sample, boolean learnFrom, String text) throws IOException;
  }

  private final Corpus corpus;
  private final int[] sampleOf;
  private final int samples;
  private final BitSet learned = new BitSet();

  /** Documents, each of which is still to be put somewhere. */
  public PlacedDocuments(Corpus corpus, int documents, int samples) {
    this.corpus = corpus;
    this.sampleOf = new int[documents];
    this.samples = samples;
    Arrays.fill(sampleOf, -1);
  }

  /** Puts documents into a sample. */
  public void put(int sample, int[] documents, boolean learnFrom) {
    for (int document : documents) {
      sampleOf[document] = sample;
    }
    learned.set(sample, learnFrom);
  }

  /** Where the documents lie, for people. */
  public String source() {
    return corpus.source();
  }

  /** What a model calls the column of the text. */
  public String column() {
    return corpus.column();
  }

  /** How many samples there are. */
  public int samples() {
    return samples;
  }

  /** Goes through all documents, in their order. */
  public void forEach(Visitor visitor) throws IOException {
    corpus.forEach(
        sampleOf.length,
        (document, text) -> {
          int sample = sampleOf[document];
          visitor.document(sample, learned.get(sample), text);
        });
  }
}
