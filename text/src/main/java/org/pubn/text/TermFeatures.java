package org.pubn.text;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.pubn.corpus.PlacedDocuments;
import org.pubn.corpus.TextFeatures;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;

/** tf-idf by the paper's rule: sparse rows, for a linear model. */
public record TermFeatures() implements TextFeatures {

  @Override
  public String description() {
    return "tf-idf";
  }

  @Override
  public Learned learn(PlacedDocuments documents) throws IOException {
    TfIdf tfIdf = vocabulary(documents);
    List<TfIdfRows> rows = new ArrayList<>();
    for (int sample = 0; sample < documents.samples(); sample++) {
      rows.add(tfIdf.rows());
    }
    documents.forEach((sample, learnFrom, text) -> rows.get(sample).add(new StringReader(text)));
    return new Learned(tfIdf, rows.stream().<Features>map(TfIdfRows::build).toList());
  }

  private static TfIdf vocabulary(PlacedDocuments documents) throws IOException {
    VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
    documents.forEach(
        (sample, learnFrom, text) -> {
          if (learnFrom) {
            counter.add(text);
          }
        });
    try {
      return counter.tfIdf(documents.column());
    } catch (InputException e) {
      throw new DataFormatException(documents.source(), String.valueOf(e.getMessage()), e);
    }
  }
}
