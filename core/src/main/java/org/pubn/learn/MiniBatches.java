package org.pubn.learn;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.pubn.data.Features;
import org.pubn.risk.Group;
import org.pubn.risk.Risk;
import org.pubn.risk.Term;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.RandomStream;
import org.pubn.sample.Seed;

/**
 * Draws the mini-batches of a training. In an epoch every P example comes once, in shuffled order;
 * with each mini-batch of P comes a fresh random choice of bN and of U, without replacement inside
 * the choice. Samples the risk does not use are not drawn.
 */
final class MiniBatches {

  private final int[][] order = new int[Group.values().length][];
  private final int[] first = new int[order.length];
  private final int[] counts = new int[order.length];
  private final BatchSizes sizes;
  private final RandomStream random;
  private final Set<Group> used;

  MiniBatches(PubnSamples samples, Risk risk, BatchSizes sizes, Seed seed) {
    this.sizes = sizes;
    this.random = seed.random();
    this.used = groupsOf(risk);
    for (Group group : Group.values()) {
      int available = rows(samples, group).rows();
      if (used.contains(group) && sizes.of(group) > available) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "mini-batch of %d %s examples: larger than the sample, which has %d",
                sizes.of(group),
                group.symbol(),
                available));
      }
      order[group.ordinal()] = identity(available);
    }
  }

  static Set<Group> groupsOf(Risk risk) {
    Set<Group> groups = EnumSet.of(Group.POSITIVE);
    risk.terms().stream().map(Term::group).forEach(groups::add);
    return groups;
  }

  static Features rows(PubnSamples samples, Group group) {
    return switch (group) {
      case POSITIVE -> samples.positive();
      case UNLABELED -> samples.unlabeled();
      case NEGATIVE -> samples.negative();
    };
  }

  private static int[] identity(int length) {
    int[] items = new int[length];
    for (int i = 0; i < length; i++) {
      items[i] = i;
    }
    return items;
  }

  /** Starts an epoch. */
  void startEpoch() {
    int positive = Group.POSITIVE.ordinal();
    random.shuffle(order[positive]);
    first[positive] = 0;
    counts[positive] = 0;
  }

  /** Draws the next mini-batch; false when the epoch is over. */
  boolean next() {
    int positive = Group.POSITIVE.ordinal();
    first[positive] += counts[positive];
    int left = order[positive].length - first[positive];
    if (left == 0) {
      return false;
    }
    counts[positive] = Math.min(left, sizes.positive());
    draw(Group.NEGATIVE);
    draw(Group.UNLABELED);
    return true;
  }

  private void draw(Group group) {
    if (used.contains(group)) {
      counts[group.ordinal()] = sizes.of(group);
      random.shuffleFirst(order[group.ordinal()], sizes.of(group));
    }
  }

  /** Examples of a group in this mini-batch. */
  int count(Group group) {
    return counts[group.ordinal()];
  }

  /** The row, within its sample, of the i-th example of a group in this mini-batch. */
  int row(Group group, int i) {
    return order[group.ordinal()][first[group.ordinal()] + i];
  }
}
