package org.pubn.sample;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What is known of the rows of samples beside their features. Immutable. */
public final class RowNotes {

  /** Nothing is known. */
  public static final RowNotes NONE = new RowNotes(0, Optional.empty());

  private final int copies;
  private final Optional<ByRole<long[]>> groups;

  private RowNotes(int copies, Optional<ByRole<long[]>> groups) {
    this.copies = copies;
    this.groups = groups;
  }

  /**
   * The same with groups: rows of equal numbers never stand on both sides of a split.
   *
   * @param byRole a number for every row of every sample
   */
  public RowNotes withGroups(ByRole<long[]> byRole) {
    return new RowNotes(copies, Optional.of(byRole));
  }

  /** How many rows of U, its first ones, are rows of P and bN again. */
  int copies() {
    return copies;
  }

  /** Whether rows belong to groups. */
  boolean hasGroups() {
    return groups.isPresent();
  }

  Optional<long[]> groups(Role role) {
    return groups.map(all -> all.of(role));
  }

  void requireSizes(ByRole<Integer> sizes) {
    for (Role role : Role.values()) {
      if (groups.isPresent() && groups.get().of(role).length != sizes.of(role)) {
        throw new IllegalArgumentException(
            groups.get().of(role).length
                + " groups for "
                + sizes.of(role)
                + " rows of "
                + role.symbol());
      }
    }
  }

  /** Those of some rows, which rise in U. */
  RowNotes select(ByRole<int[]> rows) {
    int kept = (int) IntStream.of(rows.unlabeled()).filter(row -> row < copies).count();
    return new RowNotes(
        kept,
        groups.map(
            all ->
                ByRole.of(
                    role ->
                        Arrays.stream(rows.of(role)).mapToLong(i -> all.of(role)[i]).toArray())));
  }

  /** Those of samples whose rows of P and bN stand before U once more. */
  RowNotes united(int labeled) {
    return new RowNotes(
        labeled,
        groups.map(
            all ->
                new ByRole<>(
                    all.positive(),
                    LongStream.concat(
                            LongStream.concat(
                                Arrays.stream(all.positive()), Arrays.stream(all.negative())),
                            Arrays.stream(all.unlabeled()))
                        .toArray(),
                    all.negative())));
  }
}
