package org.pubn.learn;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.risk.Risk;
import org.pubn.risk.Term;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * Draws the mini-batches of a training. In an epoch every P example comes once, in shuffled order;
 * with each mini-batch of P comes a fresh random choice of bN and of U, without replacement inside
 * the choice. Samples the risk does not use are not drawn.
 */
final class MiniBatches {

  private final int[][] order = new int[Role.values().length][];
  private final int[] first = new int[order.length];
  private final int[] counts = new int[order.length];
  private final BatchSizes sizes;
  private RandomStream random;
  private final Set<Role> used;

  MiniBatches(PubnSamples samples, Risk risk, BatchSizes sizes, Seed seed) {
    this.sizes = sizes;
    this.random = seed.random();
    this.used = groupsOf(risk);
    for (Role group : Role.values()) {
      int available = samples.of(group).rows();
      if (used.contains(group) && sizes.of(group) > available) {
        throw new InputException(
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

  static Set<Role> groupsOf(Risk risk) {
    Set<Role> groups = EnumSet.of(Role.POSITIVE);
    risk.terms().stream().map(Term::group).forEach(groups::add);
    return groups;
  }

  private static int[] identity(int length) {
    int[] items = new int[length];
    for (int i = 0; i < length; i++) {
      items[i] = i;
    }
    return items;
  }

  /** Writes what the next epochs depend on, between two epochs. */
  void save(DataOutput out) throws IOException {
    out.writeLong(random.state());
    for (int[] rows : order) {
      for (int row : rows) {
        out.writeInt(row);
      }
    }
  }

  /** Takes over what {@link #save} wrote. */
  void restore(DataInput in) throws IOException {
    random = new Seed(in.readLong()).random();
    for (int[] rows : order) {
      for (int i = 0; i < rows.length; i++) {
        rows[i] = in.readInt();
        if (rows[i] < 0 || rows[i] >= rows.length) {
          throw new IOException("row " + rows[i] + " of a sample of " + rows.length);
        }
      }
    }
  }

  /** Starts an epoch. */
  void startEpoch() {
    int positive = Role.POSITIVE.ordinal();
    random.shuffle(order[positive]);
    first[positive] = 0;
    counts[positive] = 0;
  }

  /** Draws the next mini-batch; false when the epoch is over. */
  boolean next() {
    int positive = Role.POSITIVE.ordinal();
    first[positive] += counts[positive];
    int left = order[positive].length - first[positive];
    if (left == 0) {
      return false;
    }
    counts[positive] = Math.min(left, sizes.positive());
    draw(Role.NEGATIVE);
    draw(Role.UNLABELED);
    return true;
  }

  private void draw(Role group) {
    if (used.contains(group)) {
      counts[group.ordinal()] = sizes.of(group);
      random.shuffleFirst(order[group.ordinal()], sizes.of(group));
    }
  }

  /** Examples of a group in this mini-batch. */
  int count(Role group) {
    return counts[group.ordinal()];
  }

  /** The row, within its sample, of the i-th example of a group in this mini-batch. */
  int row(Role group, int i) {
    return order[group.ordinal()][first[group.ordinal()] + i];
  }
}
