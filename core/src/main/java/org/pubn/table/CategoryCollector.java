package org.pubn.table;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.pubn.storage.RowBatch;

/** The different values of a column, as long as there are not too many. */
final class CategoryCollector {

  private static final Pattern SPACES = Pattern.compile("\\s+");

  private final int most;
  private Dictionary dictionary = new Dictionary();
  private int[] codes = new int[1 << 10];
  private int length;
  private boolean complete = true;
  private int seen;
  private double wordsOfDropped;

  /**
   * @param most the greatest number of different values to keep
   */
  CategoryCollector(int most) {
    this.most = most;
  }

  /** Whether all values were kept: there are not more than allowed. */
  boolean isComplete() {
    return complete;
  }

  /** How many different values there are; one more than allowed where there are too many. */
  int distinct() {
    return complete ? dictionary.size() : most + 1;
  }

  /** How many cells were looked at to find so many different values. */
  int seen() {
    return seen;
  }

  List<String> values() {
    return dictionary.values();
  }

  /** How many words the different values have on average. */
  double meanWords() {
    return complete ? meanWords(values()) : wordsOfDropped;
  }

  private static double meanWords(List<String> values) {
    return values.stream()
        .mapToLong(value -> SPACES.splitAsStream(value).filter(word -> !word.isEmpty()).count())
        .average()
        .orElse(0);
  }

  void addMissing() {
    if (complete) {
      add(CategoricalColumn.MISSING);
    }
  }

  void add(RowBatch rows, int row, int column) {
    if (complete) {
      seen++;
      add(dictionary.add(rows, row, column));
      if (dictionary.size() > most) {
        complete = false;
        wordsOfDropped = meanWords(dictionary.values());
        dictionary = new Dictionary();
        codes = new int[0];
      }
    }
  }

  private void add(int code) {
    if (length == codes.length) {
      codes = Arrays.copyOf(codes, 2 * length);
    }
    codes[length++] = code;
  }

  int[] codes() {
    return Arrays.copyOf(codes, length);
  }
}
