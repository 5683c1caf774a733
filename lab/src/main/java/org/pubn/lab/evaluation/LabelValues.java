package org.pubn.lab.evaluation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.pubn.data.DataFormatException;

/**
 * Tells which values of a file mean the positive class. The positive one is given, or both are
 * recognised by the usual words. There must be two values at most: a third may mean "unknown", and
 * guessing which class it belongs to would falsify every number. Remembers the values it has seen;
 * not safe for use by several threads.
 */
final class LabelValues {

  private static final Set<String> POSITIVE =
      Set.of("1", "true", "t", "yes", "y", "positive", "pos", "p", "+");

  private static final Set<String> NEGATIVE =
      Set.of("0", "-1", "false", "f", "no", "n", "negative", "neg", "-");

  private final String source;
  private final Optional<String> positiveLabel;
  private Optional<String> positiveSeen = Optional.empty();
  private Optional<String> negativeSeen = Optional.empty();

  /** What labels mean that were looked at already, as they were written. */
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * @param source the file, as the user knows it
   * @param positiveLabel the value of the positive class; empty to recognise it
   */
  LabelValues(String source, Optional<String> positiveLabel) {
    this.source = source;
    this.positiveLabel = positiveLabel.map(LabelValues::plain);
  }

  /**
   * Whether a label means the positive class.
   *
   * @param text the label as it was written
   * @param place where it was written
   * @throws DataFormatException if it is missing, is not recognised, or is a third value
   */
  boolean isPositive(String text, Supplier<String> place) {
    return known.computeIfAbsent(text, label -> isNewPositive(label, place));
  }

  private boolean isNewPositive(String text, Supplier<String> place) {
    String value = plain(text);
    if (value.isEmpty()) {
      throw problem(place, "the label is missing");
    }
    boolean positive = positiveLabel.map(value::equals).orElseGet(() -> isRecognised(value, place));
    Optional<String> seen = positive ? positiveSeen : negativeSeen;
    if (seen.isEmpty()) {
      remember(positive, value);
    } else if (!seen.get().equalsIgnoreCase(value)) {
      Optional<String> other = positive ? negativeSeen : positiveSeen;
      throw problem(
          place,
          String.format(
              Locale.ROOT,
              "label \"%s\" is a third value beside \"%s\"%s; there must be two",
              value,
              seen.get(),
              other.map(v -> " and \"" + v + "\"").orElse("")));
    }
    return positive;
  }

  /** Without blanks around it; 1, 1.0 and +1 are one value. */
  private static String plain(String text) {
    String value = text.strip();
    return value.matches("[+-]?[0-9]{1,18}(\\.0*)?")
        ? Long.toString(Long.parseLong(value.replaceFirst("\\..*", "")))
        : value;
  }

  private void remember(boolean positive, String value) {
    if (positive) {
      positiveSeen = Optional.of(value);
    } else {
      negativeSeen = Optional.of(value);
    }
  }

  private boolean isRecognised(String value, Supplier<String> place) {
    String word = value.toLowerCase(Locale.ROOT);
    boolean positive = POSITIVE.contains(word);
    if (!positive && !NEGATIVE.contains(word)) {
      throw problem(
          place,
          "label \""
              + value
              + "\" is not recognised; must be like 1 and 0, 1 and -1, true and false, yes and no,"
              + " positive and negative, or give --positive-label");
    }
    return positive;
  }

  private DataFormatException problem(Supplier<String> place, String problem) {
    return new DataFormatException(source, place.get() + ": " + problem);
  }
}
