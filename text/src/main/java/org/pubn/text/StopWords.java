package org.pubn.text;

import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;

/** The 318 English words that scikit-learn leaves out of a vocabulary. */
final class StopWords {

  static final Set<String> ENGLISH = read("stop-words-english.txt");

  private StopWords() {}

  private static Set<String> read(String name) {
    try (InputStream in = StopWords.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new FileNotFoundException(name + ": not on the class path");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
