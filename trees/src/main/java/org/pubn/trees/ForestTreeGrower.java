package org.pubn.trees;

import java.util.Arrays;
import org.pubn.random.RandomStream;

/** Grows the trees of a forest, one after another, in memory of its own. For one thread. */
final class ForestTreeGrower {

  private final Cells cells;
  private final Masses masses;
  private final ForestOptions options;
  private final int columnsPerSplit;
  private final CutSearch search;
  private final NodeRows node = new NodeRows();
  private final Split best = new Split();
  private final TreeBuilder tree = new TreeBuilder();
  private final int[] columns;

  /** Nodes to come: place in the tree, first row, row behind the last, depth. */
  private int[] stack = new int[256];

  ForestTreeGrower(BinnedRows data, byte[] byRow, Masses masses, ForestOptions options) {
    this.cells = new Cells(data, byRow);
    this.masses = masses;
    this.options = options;
    this.columns = new int[data.columns()];
    int root = (int) Math.sqrt(columns.length);
    int wanted = options.columnsPerSplit() == 0 ? root : options.columnsPerSplit();
    this.columnsPerSplit = Math.max(1, Math.min(wanted, columns.length));
    this.search =
        options.cut() == Cut.BEST
            ? new BestCut(options.impurity(), options.minLeafRows())
            : new RandomCut(options.impurity(), options.minLeafRows());
  }

  /**
   * A tree on the rows that were drawn.
   *
   * @param importance the drops of impurity are added to the columns that made them
   */
  Tree grow(int[] copies, RandomStream random, double[] importance) {
    for (int c = 0; c < columns.length; c++) {
      columns[c] = c;
    }
    int rows = node.take(copies, masses);
    if (rows == 0) {
      throw new IllegalArgumentException("no row with a mass was drawn for a tree");
    }
    tree.start();
    int height = push(0, 0, 0, rows, 0);
    while (height > 0) {
      height -= 4;
      int place = stack[height];
      int from = stack[height + 1];
      int to = stack[height + 2];
      int depth = stack[height + 3];
      node.enter(from, to, options.impurity());
      if (isLeaf(depth) || !findSplit(random)) {
        tree.setValue(place, (float) options.impurity().leaf(node.positive, node.other));
        continue;
      }
      importance[best.column] += Math.max(0, best.gain);
      int middle = partition(to - from);
      int left = tree.split(place, best);
      height = push(height, left + 1, middle, to, depth + 1);
      height = push(height, left, from, middle, depth + 1);
    }
    return tree.build();
  }

  private int push(int height, int place, int from, int to, int depth) {
    if (height + 4 > stack.length) {
      stack = Arrays.copyOf(stack, 2 * stack.length);
    }
    stack[height] = place;
    stack[height + 1] = from;
    stack[height + 2] = to;
    stack[height + 3] = depth;
    return height + 4;
  }

  private int partition(int rows) {
    cells.turnTo(best.column, rows);
    return node.partition(cells, best);
  }

  private boolean isLeaf(int depth) {
    return depth >= options.maxDepth()
        || node.size() < 2 * options.minLeafRows()
        || node.impurity <= 0
        || node.sameLabel;
  }

  /** Tries columns in random order: so many, and more while all of them were constant. */
  private boolean findSplit(RandomStream random) {
    best.clear();
    for (int tried = 0; tried < columns.length; tried++) {
      if (tried >= columnsPerSplit && best.found) {
        break;
      }
      int other = tried + random.nextInt(columns.length - tried);
      int column = columns[other];
      columns[other] = columns[tried];
      columns[tried] = column;
      cells.turnTo(column, node.to - node.from);
      search.search(cells, column, node, random, best);
    }
    // A split may gain nothing, as the first of an exclusive or does; rounding is forgiven.
    return best.found && best.gain >= -1e-9 * node.impurity;
  }
}
