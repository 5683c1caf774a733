package org.pubn.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The terms that are features, in the order of their code points, and in how many documents each
 * was seen. Immutable.
 */
final class Vocabulary {

  private final int documents;
  private final List<String> terms;
  private final int[] documentFrequencies;
  private final Map<String, Integer> columns;

  /**
   * @param documents how many documents were seen
   * @param documentFrequencies of every term, in how many of them it occurs
   * @throws IllegalArgumentException if there is no term, a term comes twice, or a frequency is
   *     impossible
   */
  Vocabulary(int documents, List<String> terms, int[] documentFrequencies) {
    this.documents = documents;
    this.terms = List.copyOf(terms);
    this.documentFrequencies = documentFrequencies.clone();
    this.columns = new HashMap<>(2 * terms.size());
    if (terms.isEmpty()) {
      throw new IllegalArgumentException("vocabulary: has no terms");
    }
    if (documentFrequencies.length != terms.size()) {
      throw new IllegalArgumentException(
          "vocabulary: "
              + documentFrequencies.length
              + " frequencies of "
              + terms.size()
              + " terms");
    }
    for (int column = 0; column < terms.size(); column++) {
      String term = terms.get(column);
      if (documentFrequencies[column] < 1 || documentFrequencies[column] > documents) {
        throw new IllegalArgumentException(
            "term \""
                + term
                + "\": in "
                + documentFrequencies[column]
                + " of "
                + documents
                + " documents, must be in 1 … "
                + documents);
      }
      if (columns.put(term, column) != null) {
        throw new IllegalArgumentException("term \"" + term + "\": comes twice");
      }
    }
  }

  int documents() {
    return documents;
  }

  List<String> terms() {
    return terms;
  }

  int size() {
    return documentFrequencies.length;
  }

  int documentFrequency(int column) {
    return documentFrequencies[column];
  }

  /** The column of a term; −1 where it is none of these. */
  int column(String term) {
    return columns.getOrDefault(term, -1);
  }

  /** idf(t) = ln((1 + n) / (1 + df(t))) + 1, of n documents df(t) of which hold t. */
  double idf(int column) {
    return Math.log((1.0 + documents) / (1.0 + documentFrequencies[column])) + 1;
  }
}
