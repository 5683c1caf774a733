package org.pubn.app.advice;

/**
 * The answer to one question, in words.
 *
 * @param id the question's name in files
 * @param verdict the verdict's name in files; {@code skipped} where it was not asked
 */
record Answer(String id, String question, String verdict, String sentence, String next) {

  static final String SKIPPED = "skipped";

  boolean skipped() {
    return verdict.equals(SKIPPED);
  }
}
