package org.pubn.text;

import java.io.IOException;
import java.io.Reader;
import java.util.Arrays;
import org.pubn.data.SparseFeatures;

/**
 * The {@link TfIdf} features of documents that pass by one after the other: of a document, however
 * long, only the counts of its known terms are held. Not safe for use by several threads.
 */
public final class TfIdfRows {

  private final Vocabulary vocabulary;
  private final SparseRows rows;
  private final long[] counts;

  /** The columns with a count in the document under way. */
  private final int[] seen;

  private int seenLength;

  TfIdfRows(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    this.rows = new SparseRows(vocabulary.size());
    this.counts = new long[vocabulary.size()];
    this.seen = new int[vocabulary.size()];
  }

  /** Adds the row of a document, which is read to its end and not closed. */
  public void add(Reader document) throws IOException {
    seenLength = 0;
    Tokens.forEach(document, this::count);
    Arrays.sort(seen, 0, seenLength);
    double squares = 0;
    for (int i = 0; i < seenLength; i++) {
      double weight = weight(seen[i]);
      squares += weight * weight;
    }
    double length = Math.sqrt(squares);
    for (int i = 0; i < seenLength; i++) {
      rows.add(seen[i], weight(seen[i]) / length);
      counts[seen[i]] = 0;
    }
    rows.endRow();
  }

  private void count(String term) {
    int column = vocabulary.column(term);
    if (column >= 0 && counts[column]++ == 0) {
      seen[seenLength++] = column;
    }
  }

  private double weight(int column) {
    return counts[column] * vocabulary.idf(column);
  }

  /** The rows added so far. */
  public SparseFeatures build() {
    return rows.build();
  }
}
