package org.pubn.prior;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.RowKeys;
import org.pubn.risk.Group;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/**
 * Which fold every example belongs to. Equal rows belong to the same fold, whichever samples they
 * are in, because P, U and bN may share rows: an example that is held out must not be known to the
 * network from another sample. The folds hold about equal numbers of each sample.
 */
public final class Folds {

  /** The sample by which a set of equal rows is dealt is the first of these that it has rows in. */
  private static final List<Group> DEALT_BY =
      List.of(Group.POSITIVE, Group.NEGATIVE, Group.UNLABELED);

  private final int count;
  private final Map<Group, int[]> foldOf = new EnumMap<>(Group.class);

  private Folds(int count) {
    this.count = count;
  }

  /**
   * Deals the examples of all samples.
   *
   * @throws IllegalArgumentException if a sample has fewer different rows than there are folds
   */
  public static Folds of(PubnSamples samples, int count, Seed seed) {
    Folds folds = new Folds(count);
    Map<Long, EqualRows> byContent = new LinkedHashMap<>();
    for (Group group : Group.values()) {
      long[] hashes = RowKeys.of(rows(samples, group));
      folds.foldOf.put(group, new int[hashes.length]);
      for (int row = 0; row < hashes.length; row++) {
        byContent.computeIfAbsent(hashes[row], hash -> new EqualRows()).of(group).add(row);
      }
    }
    List<EqualRows> sets = new ArrayList<>(byContent.values());
    folds.deal(shuffled(sets, seed));
    for (Group group : Group.values()) {
      folds.check(group);
    }
    return folds;
  }

  static Features rows(PubnSamples samples, Group group) {
    return switch (group) {
      case POSITIVE -> samples.positive();
      case UNLABELED -> samples.unlabeled();
      case NEGATIVE -> samples.negative();
    };
  }

  private static List<EqualRows> shuffled(List<EqualRows> sets, Seed seed) {
    int[] order = IntStream.range(0, sets.size()).toArray();
    seed.random().shuffle(order);
    return IntStream.of(order).mapToObj(sets::get).toList();
  }

  /** The largest sets first, each to the fold that has the fewest rows of its sample. */
  private void deal(List<EqualRows> sets) {
    for (Group group : DEALT_BY) {
      int[] sizes = new int[count];
      sets.stream()
          .filter(set -> set.dealtBy() == group)
          .sorted(Comparator.comparingInt((EqualRows set) -> -set.of(group).size()))
          .forEach(
              set -> {
                int fold = smallest(sizes);
                sizes[fold] += set.of(group).size();
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
    for (Group group : Group.values()) {
      for (int row : set.of(group)) {
        foldOf(group)[row] = fold;
      }
    }
  }

  private void check(Group group) {
    int rows = foldOf(group).length;
    boolean[] filled = new boolean[count];
    IntStream.of(foldOf(group)).forEach(fold -> filled[fold] = true);
    for (boolean some : filled) {
      if (rows > 0 && !some) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s sample: its %d rows have too few different values to be split into %d folds",
                group.name().toLowerCase(Locale.ROOT),
                rows,
                count));
      }
    }
  }

  private int[] foldOf(Group group) {
    return foldOf.getOrDefault(group, new int[0]);
  }

  /** How many folds. */
  public int count() {
    return count;
  }

  /** The rows of a sample that belong to a fold, rising. */
  public int[] inside(Group group, int fold) {
    int[] all = foldOf(group);
    return IntStream.range(0, all.length).filter(row -> all[row] == fold).toArray();
  }

  /** The rows of a sample that do not belong to a fold, rising. */
  public int[] outside(Group group, int fold) {
    int[] all = foldOf(group);
    return IntStream.range(0, all.length).filter(row -> all[row] != fold).toArray();
  }

  /** The rows of all samples that are equal to each other. */
  private static final class EqualRows {

    private final Map<Group, List<Integer>> rows = new EnumMap<>(Group.class);

    List<Integer> of(Group group) {
      return rows.computeIfAbsent(group, g -> new ArrayList<>(1));
    }

    Group dealtBy() {
      for (Group group : DEALT_BY) {
        if (!of(group).isEmpty()) {
          return group;
        }
      }
      throw new IllegalStateException("equal rows without a row");
    }
  }
}
