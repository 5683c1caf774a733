package org.pubn.lab.document;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.pubn.data.DataFormatException;
import org.pubn.data.Features;
import org.pubn.text.TfIdf;
import org.pubn.text.TfIdfRows;
import org.pubn.text.VocabularyCounter;
import org.pubn.text.VocabularyRule;

/** tf-idf by the paper's rule: sparse rows, for a linear model. */
public record TermFeatures() implements TextFeatures {

  @Override
  public String description() {
    return "tf-idf";
  }

  @Override
  public LearnedText learn(Corpus corpus, Placement placement) throws IOException {
    TfIdf tfIdf = vocabulary(corpus, placement);
    List<TfIdfRows> rows = new ArrayList<>();
    for (int sample = 0; sample < placement.samples(); sample++) {
      rows.add(tfIdf.rows());
    }
    corpus.forEach(
        placement.documents(),
        (document, text) -> rows.get(placement.sampleOf(document)).add(new StringReader(text)));
    List<Features> samples = new ArrayList<>();
    rows.forEach(sample -> samples.add(sample.build()));
    return new LearnedText(tfIdf, samples);
  }

  private static TfIdf vocabulary(Corpus corpus, Placement placement) throws IOException {
    VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
    corpus.forEach(
        placement.documents(),
        (document, text) -> {
          if (placement.isLearnedFrom(document)) {
            counter.add(text);
          }
        });
    try {
      return counter.tfIdf(corpus.column());
    } catch (IllegalArgumentException e) {
      throw new DataFormatException(corpus.name(), String.valueOf(e.getMessage()), e);
    }
  }
}
