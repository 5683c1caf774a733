package org.pubn.text;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubn.data.InputException;

/**
 * Learns the vocabulary of documents that pass by one after the other; what is kept grows with the
 * number of different terms, not with the documents. Terms of more than {@value #LONGEST_TERM}
 * characters are left out. Not safe for use by several threads.
 *
 * <pre>{@code
 * VocabularyCounter counter = new VocabularyCounter(VocabularyRule.PAPER);
 * texts.forEach(counter::add);
 * TfIdf tfIdf = counter.tfIdf("text");
 * }</pre>
 */
public final class VocabularyCounter {

  /** What is longer is no word but data, and must not fill memory and models. */
  static final int LONGEST_TERM = 256;

  /** How often a term was seen. */
  private static final class Count {
    long total;
    int documents;
    int lastDocument;
  }

  /** A term and how often it was seen. */
  private record Counted(String term, long total, int documents) {}

  /** By code point, as Python sorts; {@link String#compareTo} goes by halves of code points. */
  private static final Comparator<Counted> ALPHABETICAL =
      (a, b) -> compareCodePoints(a.term(), b.term());

  private final VocabularyRule rule;
  private final Map<String, Count> counts = new HashMap<>();
  private int documents;

  public VocabularyCounter(VocabularyRule rule) {
    this.rule = rule;
  }

  /** Counts the terms of a document. */
  public void add(String document) {
    try {
      add(new StringReader(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts the terms of a document, which is read to its end and not closed. */
  public void add(Reader document) throws IOException {
    documents++;
    Tokens.forEach(document, this::count);
  }

  private void count(String term) {
    if (term.length() > LONGEST_TERM || StopWords.ENGLISH.contains(term)) {
      return;
    }
    Count count = counts.computeIfAbsent(term, t -> new Count());
    count.total++;
    if (count.lastDocument != documents) {
      count.lastDocument = documents;
      count.documents++;
    }
  }

  /**
   * tf-idf by the terms counted so far. Where terms that occur equally often compete for the last
   * places, those that come first in the alphabet win. (scikit-learn sorts by frequency a table in
   * alphabetical order, but with a sort that is not stable, so that there the winner depends on the
   * version of NumPy.)
   *
   * @param column the column of a table that holds the text
   * @throws InputException if no term is left
   */
  public TfIdf tfIdf(String column) {
    double mostDocuments = rule.maxDocumentShare() * documents;
    Stream<Counted> candidates =
        counts.entrySet().stream()
            .map(e -> new Counted(e.getKey(), e.getValue().total, e.getValue().documents))
            .filter(counted -> counted.documents() <= mostDocuments);
    List<Counted> kept =
        candidates
            .sorted(Comparator.comparingLong(Counted::total).reversed().thenComparing(ALPHABETICAL))
            .limit(rule.maxTerms())
            .sorted(ALPHABETICAL)
            .toList();
    if (kept.isEmpty()) {
      throw new InputException(
          "vocabulary: nothing is left of the "
              + counts.size()
              + " terms in "
              + documents
              + " documents; at least one term must occur in some of them and in no more than "
              + rule.maxDocumentShare() * 100
              + " %");
    }
    return new TfIdf(
        column,
        new Vocabulary(
            documents,
            kept.stream().map(Counted::term).toList(),
            kept.stream().mapToInt(Counted::documents).toArray()));
  }

  private static int compareCodePoints(String a, String b) {
    int common = Math.min(a.length(), b.length());
    for (int i = 0; i < common; i++) {
      if (a.charAt(i) != b.charAt(i)) {
        // Where halves of code points differ, the code points that begin or end here decide.
        int start = i > 0 && Character.isHighSurrogate(a.charAt(i - 1)) ? i - 1 : i;
        return Integer.compare(a.codePointAt(start), b.codePointAt(start));
      }
    }
    return Integer.compare(a.length(), b.length());
  }
}
