package org.pubn.text;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.preprocessing.RowEncoder;
import org.pubn.storage.RowBatch;

/**
 * Unigram tf-idf, as the paper's text supplement uses it. The value of a term t in a document is
 *
 * <pre>tf(t) · idf(t) / ‖·‖₂,   idf(t) = ln((1 + n) / (1 + df(t))) + 1</pre>
 *
 * where tf(t) counts t in the document, df(t) is the number of the n documents learned from that
 * hold t, and rows are scaled to length 1. A document without any known term is a row of zeros.
 *
 * <p>Learned by a {@link VocabularyCounter}. Immutable and safe to share between threads.
 */
public final class TfIdf implements Preprocessing {

  static final String KIND = "tfidf";

  private final String column;
  private final Vocabulary vocabulary;

  TfIdf(String column, Vocabulary vocabulary) {
    this.column = column;
    this.vocabulary = vocabulary;
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<String> columns() {
    return List.of(column);
  }

  /** The terms, in the order of their code points. */
  @Override
  public List<String> features() {
    return vocabulary.terms();
  }

  /** Collects the features of documents that pass by one after the other. */
  public TfIdfRows rows() {
    return new TfIdfRows(vocabulary);
  }

  /** The features of some documents. */
  public SparseFeatures transform(Iterable<String> documents) {
    TfIdfRows rows = rows();
    documents.forEach(document -> add(rows, document));
    return rows.build();
  }

  @Override
  public boolean takesText() {
    return true;
  }

  @Override
  public RowEncoder encoder(List<String> header) {
    int index = header.indexOf(column);
    if (index < 0) {
      throw new InputException(
          "column " + column + ": is missing; there are " + String.join(", ", header));
    }
    return batch -> encode(batch, index);
  }

  private SparseFeatures encode(RowBatch batch, int index) {
    TfIdfRows rows = rows();
    for (int row = 0; row < batch.rows(); row++) {
      add(rows, batch.text(row, index));
    }
    return rows.build();
  }

  private static void add(TfIdfRows rows, String document) {
    try {
      rows.add(new StringReader(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void write(JsonGenerator json) throws IOException {
    json.writeStringField("column", column);
    json.writeNumberField("documents", vocabulary.documents());
    json.writeArrayFieldStart("terms");
    for (String term : vocabulary.terms()) {
      json.writeString(term);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("documentFrequencies");
    for (int i = 0; i < vocabulary.size(); i++) {
      json.writeNumber(vocabulary.documentFrequency(i));
    }
    json.writeEndArray();
  }
}
