package org.pubn.files;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.pubn.data.InputException;
import org.pubn.sample.Role;

/**
 * What the values of a label column mean. A value that is given decides; the meaning of others is
 * recognized by the {@link LabelWords}. Where the file has no {@code -1}, whether {@code 0} is a
 * negative or an unlabeled row cannot be known: it must be given.
 *
 * @param positive the value of positive rows, if given
 * @param negative the value of negative rows, if given
 * @param unlabeled the value of unlabeled rows, if given
 */
public record RoleLabels(
    Optional<String> positive, Optional<String> negative, Optional<String> unlabeled) {

  /** All meanings are recognized. */
  public static final RoleLabels RECOGNIZED =
      new RoleLabels(Optional.empty(), Optional.empty(), Optional.empty());

  private static final int MOST_SHOWN = 10;
  private static final int LONGEST_SHOWN = 40;

  public RoleLabels {
    Set<String> given = new LinkedHashSet<>();
    for (Optional<String> value : List.of(positive, negative, unlabeled)) {
      if (value.isPresent() && !given.add(LabelWords.plain(value.get()))) {
        throw new InputException("label \"" + value.get() + "\": is given for two kinds of rows");
      }
    }
  }

  private Optional<String> given(Role role) {
    return switch (role) {
      case POSITIVE -> positive;
      case NEGATIVE -> negative;
      case UNLABELED -> unlabeled;
    };
  }

  /**
   * The meaning of a value.
   *
   * @param value as it stands in the file; empty for an empty cell
   * @param all all values of the column
   * @throws InputException if it has none
   */
  Role role(String value, Set<String> all) {
    String plain = LabelWords.plain(value);
    for (Role role : Role.values()) {
      if (given(role).map(LabelWords::plain).equals(Optional.of(plain))) {
        return role;
      }
    }
    Optional<Role> recognized =
        isUnlabeledZero(plain, all) ? Optional.of(Role.UNLABELED) : LabelWords.role(plain);
    if (recognized.isPresent() && given(recognized.get()).isEmpty()) {
      return recognized.get();
    }
    throw new InputException(
        "label \""
            + cut(value)
            + "\": is not recognized among "
            + few(all)
            + "; say which labels are positive, negative and unlabeled");
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
    return word.equals(LabelWords.ZERO)
        && all.stream().map(LabelWords::plain).anyMatch("-1"::equals);
  }
}
