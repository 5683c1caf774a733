package org.pubn.linear;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/**
 * Adds up the sums of blocks in pairs, and the pairs in pairs. The shape of the tree depends on the
 * number of blocks alone, so that equal blocks give equal bits, whoever computed them and when.
 */
public final class SumTree {

  private SumTree() {}

  /**
   * The sum of one or more blocks, in their order.
   *
   * @param add adds two neighbors; may change the first
   */
  public static <T> T sum(List<T> blocks, BinaryOperator<T> add) {
    if (blocks.isEmpty()) {
      throw new IllegalArgumentException("0 blocks: at least one is needed for a sum");
    }
    List<T> level = blocks;
    while (level.size() > 1) {
      List<T> next = new ArrayList<>((level.size() + 1) / 2);
      for (int i = 0; i + 1 < level.size(); i += 2) {
        next.add(add.apply(level.get(i), level.get(i + 1)));
      }
      if (level.size() % 2 == 1) {
        next.add(level.get(level.size() - 1));
      }
      level = next;
    }
    return level.get(0);
  }
}
