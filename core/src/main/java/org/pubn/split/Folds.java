package org.pubn.split;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.pubn.data.InputException;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * Which fold every example belongs to. Equal rows belong to the same fold, whichever samples they
 * are in, because P, U and bN may share rows: an example that is held out must not be known to the
 * network from another sample. The folds hold about equal numbers of each sample.
 */
public final class Folds {

  /** The sample by which a set of equal rows is dealt is the first of these that it has rows in. */
  private static final List<Role> DEALT_BY = List.of(Role.POSITIVE, Role.NEGATIVE, Role.UNLABELED);

  private final int count;
  private final ByRole<int[]> foldOf;

  private Folds(int count, ByRole<int[]> foldOf) {
    this.count = count;
    this.foldOf = foldOf;
  }

  /**
   * Deals the examples of all samples.
   *
   * @throws InputException if a sample has fewer different rows than there are folds
   */
  public static Folds of(PubnSamples samples, int count, Seed seed) {
    Folds folds = new Folds(count, ByRole.of(role -> new int[samples.of(role).rows()]));
    Map<Long, EqualRows> byContent = new LinkedHashMap<>();
    for (Role role : Role.values()) {
      long[] hashes = samples.keys(role);
      for (int row = 0; row < hashes.length; row++) {
        byContent.computeIfAbsent(hashes[row], hash -> new EqualRows()).of(role).add(row);
      }
    }
    List<EqualRows> sets = new ArrayList<>(byContent.values());
    folds.deal(shuffled(sets, seed));
    for (Role role : Role.values()) {
      folds.check(role, samples.hasGroups());
    }
    return folds;
  }

  private static List<EqualRows> shuffled(List<EqualRows> sets, Seed seed) {
    int[] order = IntStream.range(0, sets.size()).toArray();
    seed.random().shuffle(order);
    return IntStream.of(order).mapToObj(sets::get).toList();
  }

  /** The largest sets first, each to the fold that has the fewest rows of its sample. */
  private void deal(List<EqualRows> sets) {
    for (Role role : DEALT_BY) {
      int[] sizes = new int[count];
      sets.stream()
          .filter(set -> set.dealtBy() == role)
          .sorted(Comparator.comparingInt((EqualRows set) -> -set.of(role).size()))
          .forEach(
              set -> {
                int fold = smallest(sizes);
                sizes[fold] += set.of(role).size();
                put(set, fold);
              });
    }
  }

  private static int smallest(int[] sizes) {
    int smallest = 0;
    for (int i = 1; i < sizes.length; i++) {
      smallest = sizes[i] < sizes[smallest] ? i : smallest;
    }
    return smallest;
  }

  private void put(EqualRows set, int fold) {
    for (Role role : Role.values()) {
      for (int row : set.of(role)) {
        foldOf.of(role)[row] = fold;
      }
    }
  }

  private void check(Role role, boolean groups) {
    int rows = foldOf.of(role).length;
    boolean[] filled = new boolean[count];
    IntStream.of(foldOf.of(role)).forEach(fold -> filled[fold] = true);
    for (boolean some : filled) {
      if (rows > 0 && !some) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                groups
                    ? "%s sample: its %d rows belong to too few groups to be split into %d folds"
                    : "%s sample: its %d rows have too few different values to be split into %d"
                        + " folds",
                role.name().toLowerCase(Locale.ROOT),
                rows,
                count));
      }
    }
  }

  /** How many folds. */
  public int count() {
    return count;
  }

  /** The rows of a sample that belong to a fold, rising. */
  public int[] inside(Role role, int fold) {
    int[] all = foldOf.of(role);
    return IntStream.range(0, all.length).filter(row -> all[row] == fold).toArray();
  }

  /** The rows of a sample that do not belong to a fold, rising. */
  public int[] outside(Role role, int fold) {
    int[] all = foldOf.of(role);
    return IntStream.range(0, all.length).filter(row -> all[row] != fold).toArray();
  }

  /** The rows of all samples that do not belong to a fold: what its model may learn from. */
  public PubnSamples outside(PubnSamples samples, int fold) {
    return samples.select(ByRole.of(role -> outside(role, fold)));
  }

  /** The rows of all samples that are equal to each other. */
  private static final class EqualRows {

    private final ByRole<List<Integer>> rows = ByRole.of(role -> new ArrayList<>(1));

    List<Integer> of(Role role) {
      return rows.of(role);
    }

    Role dealtBy() {
      for (Role role : DEALT_BY) {
        if (!of(role).isEmpty()) {
          return role;
        }
      }
      throw new IllegalStateException("equal rows without a row");
    }
  }
}
