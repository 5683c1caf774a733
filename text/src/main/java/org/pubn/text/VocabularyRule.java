package org.pubn.text;

import java.util.Locale;

/**
 * Which terms of a collection of documents become features. Stop words never do.
 *
 * @param maxDocumentShare terms in a larger share of the documents are dropped
 * @param maxTerms of the others, so many are kept: those that occur most often
 */
public record VocabularyRule(double maxDocumentShare, int maxTerms) {

  /** The paper's: 10,000 terms, none of them in more than 95 % of the documents. */
  public static final VocabularyRule PAPER = new VocabularyRule(0.95, 10_000);

  public VocabularyRule {
    if (!(maxDocumentShare > 0 && maxDocumentShare <= 1)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "share of documents %s: must lie in (0, 1]", maxDocumentShare));
    }
    if (maxTerms < 1) {
      throw new IllegalArgumentException("terms " + maxTerms + ": must be at least 1");
    }
  }
}
