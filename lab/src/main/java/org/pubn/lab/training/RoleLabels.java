package org.pubn.lab.training;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.pubn.risk.Group;

/**
 * What the values of a label column mean. A value that is given decides; the meaning of others is
 * recognised: {@code 1, +1, positive, pos, p, true, yes} are positive, {@code -1, negative, neg, n,
 * bn, false, no} negative, {@code 0, unlabeled, unlabelled, unknown, u} and an empty cell
 * unlabeled, in any case. Where the file has no {@code -1}, whether {@code 0} is a negative or an
 * unlabeled row cannot be known: it must be given.
 *
 * @param positive the value of positive rows, if given
 * @param negative the value of negative rows, if given
 * @param unlabeled the value of unlabeled rows, if given
 */
public record RoleLabels(
    Optional<String> positive, Optional<String> negative, Optional<String> unlabeled) {

  /** All meanings are recognised. */
  public static final RoleLabels RECOGNISED =
      new RoleLabels(Optional.empty(), Optional.empty(), Optional.empty());

  private static final List<String> POSITIVE =
      List.of("1", "+1", "1.0", "positive", "pos", "p", "true", "yes");
  private static final List<String> NEGATIVE =
      List.of("-1", "-1.0", "negative", "neg", "n", "bn", "false", "no");
  private static final List<String> UNLABELED =
      List.of("", "unlabeled", "unlabelled", "unknown", "u");
  private static final String ZERO = "0";

  private static final int MOST_SHOWN = 10;
  private static final int LONGEST_SHOWN = 40;

  public RoleLabels {
    Set<String> given = new LinkedHashSet<>();
    for (Optional<String> value : List.of(positive, negative, unlabeled)) {
      if (value.isPresent() && !given.add(value.get())) {
        throw new IllegalArgumentException(
            "label \"" + value.get() + "\": is given for two kinds of rows");
      }
    }
  }

  /**
   * The meaning of a value.
   *
   * @param value as it stands in the file; empty for an empty cell
   * @param all all values of the column
   * @throws IllegalArgumentException if it has none
   */
  Group role(String value, Set<String> all) {
    if (positive.isPresent() && positive.get().equals(value)) {
      return Group.POSITIVE;
    }
    if (negative.isPresent() && negative.get().equals(value)) {
      return Group.NEGATIVE;
    }
    if (unlabeled.isPresent() && unlabeled.get().equals(value)) {
      return Group.UNLABELED;
    }
    String word = value.toLowerCase(Locale.ROOT);
    if (positive.isEmpty() && POSITIVE.contains(word)) {
      return Group.POSITIVE;
    }
    if (negative.isEmpty() && NEGATIVE.contains(word)) {
      return Group.NEGATIVE;
    }
    if (unlabeled.isEmpty() && (UNLABELED.contains(word) || isUnlabeledZero(word, all))) {
      return Group.UNLABELED;
    }
    throw new IllegalArgumentException(
        "label \""
            + cut(value)
            + "\": is not recognised among "
            + few(all)
            + "; say what it is by --positive-label, --negative-label or --unlabeled-label");
  }

  /** The first values, for a message: a wrong column may have any number of any length. */
  private static String few(Set<String> all) {
    String shown =
        new TreeSet<>(all)
            .stream().limit(MOST_SHOWN).map(RoleLabels::cut).collect(Collectors.joining(", "));
    int more = all.size() - MOST_SHOWN;
    return "[" + shown + (more > 0 ? " and " + more + " more]" : "]");
  }

  private static String cut(String value) {
    return value.length() > LONGEST_SHOWN ? value.substring(0, LONGEST_SHOWN) + "…" : value;
  }

  private static boolean isUnlabeledZero(String word, Set<String> all) {
    return word.equals(ZERO) && all.contains("-1");
  }
}
