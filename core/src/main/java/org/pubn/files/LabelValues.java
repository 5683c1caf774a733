package org.pubn.files;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.pubn.sample.Role;
import org.pubn.storage.DataFormatException;

/**
 * Tells which values of a file mean the positive class. The positive one is given, or both are
 * recognized by the usual words. There must be two values at most: a third may mean "unknown", and
 * guessing which class it belongs to would falsify every number. Remembers the values it has seen;
 * not safe for use by several threads.
 */
final class LabelValues {

  private final String source;
  private final Optional<String> positiveLabel;
  private Optional<String> positiveSeen = Optional.empty();
  private Optional<String> negativeSeen = Optional.empty();

  /** What labels mean that were looked at already, as they were written. */
  private final Map<String, Boolean> known = new HashMap<>();

  /**
   * @param source the file, as the user knows it
   * @param positiveLabel the value of the positive class; empty to recognize it
   */
  LabelValues(String source, Optional<String> positiveLabel) {
    this.source = source;
    this.positiveLabel = positiveLabel.map(LabelWords::plain);
  }

  /**
   * Whether a label means the positive class.
   *
   * @param text the label as it was written
   * @param place where it was written
   * @throws DataFormatException if it is missing, is not recognized, or is a third value
   */
  boolean isPositive(String text, Supplier<String> place) {
    return known.computeIfAbsent(text, label -> isNewPositive(label, place));
  }

  private boolean isNewPositive(String text, Supplier<String> place) {
    String value = LabelWords.plain(text);
    if (value.isEmpty()) {
      throw problem(place, "the label is missing");
    }
    boolean positive = positiveLabel.map(value::equals).orElseGet(() -> isRecognized(value, place));
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

  private void remember(boolean positive, String value) {
    if (positive) {
      positiveSeen = Optional.of(value);
    } else {
      negativeSeen = Optional.of(value);
    }
  }

  /** With labels for all rows, 0 is negative. */
  private boolean isRecognized(String value, Supplier<String> place) {
    if (value.equals(LabelWords.ZERO)) {
      return false;
    }
    return LabelWords.role(value)
            .filter(role -> role != Role.UNLABELED)
            .orElseThrow(
                () ->
                    problem(
                        place,
                        "label \""
                            + value
                            + "\" is not recognized; must be like 1 and 0, 1 and -1, true and"
                            + " false, yes and no, positive and negative, or say which label is"
                            + " positive"))
        == Role.POSITIVE;
  }

  private DataFormatException problem(Supplier<String> place, String problem) {
    return new DataFormatException(source, place.get() + ": " + problem);
  }
}
