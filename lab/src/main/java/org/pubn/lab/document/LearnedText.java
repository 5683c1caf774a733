package org.pubn.lab.document;

import java.util.List;
import org.pubn.classify.Preprocessing;
import org.pubn.data.Features;

/**
 * What was learned from documents, and what became of them.
 *
 * @param preprocessing how a document becomes features
 * @param samples the features of the documents, by sample; within one in the order of the corpus
 */
public record LearnedText(Preprocessing preprocessing, List<Features> samples) {

  public LearnedText {
    samples = List.copyOf(samples);
  }
}
