package org.pubn.files;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.pubn.sample.Role;

/**
 * The words by which files say what a row is, in any case: {@code 1, positive, pos, p, true, t,
 * yes, y, +} are positive, {@code -1, negative, neg, n, bn, false, f, no, -} negative, {@code
 * unlabeled, unlabeled, unknown, u} and an empty cell unlabeled. {@value #ZERO} may be a negative
 * or an unlabeled row; who reads the file has to know.
 */
final class LabelWords {

  /** The label without a meaning of its own. */
  static final String ZERO = "0";

  private static final Set<String> POSITIVE =
      Set.of("1", "positive", "pos", "p", "true", "t", "yes", "y", "+");
  private static final Set<String> NEGATIVE =
      Set.of("-1", "negative", "neg", "n", "bn", "false", "f", "no", "-");
  private static final Set<String> UNLABELED =
      Set.of("", "unlabeled", "unlabelled", "unknown", "u");

  private LabelWords() {}

  /** A label without blanks around it; {@code 1}, {@code 1.0} and {@code +1} are one. */
  static String plain(String label) {
    String value = label.strip();
    return value.matches("[+-]?[0-9]{1,18}(\\.0*)?")
        ? Long.toString(Long.parseLong(value.replaceFirst("\\..*", "")))
        : value;
  }

  /** What a label says a row is; empty where it is no known word. */
  static Optional<Role> role(String label) {
    String word = plain(label).toLowerCase(Locale.ROOT);
    if (POSITIVE.contains(word)) {
      return Optional.of(Role.POSITIVE);
    }
    if (NEGATIVE.contains(word)) {
      return Optional.of(Role.NEGATIVE);
    }
    return UNLABELED.contains(word) ? Optional.of(Role.UNLABELED) : Optional.empty();
  }
}
