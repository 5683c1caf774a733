package org.pubn.lab.document;

import java.io.IOException;

/** A way to turn documents into features, learned from some of them. */
public sealed interface TextFeatures permits TermFeatures, EncoderFeatures {

  /** In a few words, for people. */
  String description();

  /**
   * Learns from the documents that may be learned from, and turns all into features.
   *
   * @throws IllegalArgumentException if nothing can be learned from the documents
   */
  LearnedText learn(Corpus corpus, Placement placement) throws IOException;
}
