package org.pubn.corpus;

import java.io.IOException;
import java.util.List;
import java.util.ServiceLoader;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.files.ColumnOptions;
import org.pubn.preprocessing.Preprocessing;

/**
 * A way to turn documents into features, learned from some of them. The usual ones are found by
 * {@link ServiceLoader}: {@code pubn-text} needs only to be on the class path, for pictures {@code
 * pubn-image}. Others are given in the {@link ColumnOptions}.
 */
public interface TextFeatures {

  /** In a few words, for people. */
  String description();

  /** What the documents must hold. */
  default Content content() {
    return Content.TEXT;
  }

  /**
   * Learns from the documents that may be learned from, and turns all into features.
   *
   * @throws InputException if nothing can be learned from the documents
   */
  Learned learn(PlacedDocuments documents) throws IOException;

  /**
   * What was learned from documents, and what became of them.
   *
   * @param preprocessing how a document becomes features
   * @param samples the features of the documents, by sample; within one in their order
   */
  record Learned(Preprocessing preprocessing, List<Features> samples) {

    public Learned {
      samples = List.copyOf(samples);
    }
  }

  /** The way on the class path for documents of some content. */
  static TextFeatures found(Content content) {
    return ServiceLoader.load(TextFeatures.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(way -> way.content() == content)
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    content.column()
                        + ": to learn from it, put pubn-"
                        + content.column()
                        + " on the class path, or say how it becomes features"));
  }
}
