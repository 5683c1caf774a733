package org.pubn.lab.examples;

import java.nio.file.Path;
import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Progress;
import org.pubn.data.SparseFeatures;
import org.pubn.encoder.CachedEncoder;
import org.pubn.encoder.ColumnScaling;
import org.pubn.encoder.EncoderSource;
import org.pubn.text.TfIdf;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;

/** Documents as features, in both ways. */
final class TextAsFeatures {

  private TextAsFeatures() {}

  static SparseFeatures tfIdf(List<String> texts) {
    // region tfidf
    VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
    texts.forEach(counter::add); // learns: one pass, a document at a time
    TfIdf tfIdf = counter.tfIdf("text"); // "text": the column of a table that holds the document
    SparseFeatures rows = tfIdf.transform(texts);
    // endregion
    return rows;
  }

  static DenseFeatures encoded(List<String> texts, Path cache, int threads) {
    // region encoder
    CachedEncoder encoder = new CachedEncoder(EncoderSource.of("minilm-q"), cache, threads);
    DenseFeatures rows = encoder.encode(texts.size(), texts::get, Progress.NONE);
    DenseFeatures scaled = ColumnScaling.of(rows).apply(rows);
    // endregion
    return scaled;
  }
}
