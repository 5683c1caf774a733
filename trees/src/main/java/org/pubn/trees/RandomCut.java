package org.pubn.trees;

import org.pubn.random.RandomStream;

/**
 * Tries one random cut of a column, as extremely randomized trees do (Geurts, Ernst and Wehenkel
 * 2006): of numbers a cut drawn uniformly between the smallest and the largest value of the node,
 * of categories a random set. Missing cells go where they are better off.
 */
final class RandomCut implements CutSearch {

  private final Impurity impurity;
  private final int minLeafRows;
  private final MassHistogram histogram = new MassHistogram();
  private final CategoryOrder order = new CategoryOrder();
  private byte[] gathered = new byte[0];

  RandomCut(Impurity impurity, int minLeafRows) {
    this.impurity = impurity;
    this.minLeafRows = minLeafRows;
  }

  @Override
  public void search(Cells cells, int column, NodeRows node, RandomStream random, Split best) {
    ColumnBins bins = cells.bins().column(column);
    if (bins.categorical()) {
      categories(cells, column, node, random, best);
      return;
    }
    int size = node.to - node.from;
    if (gathered.length < size) {
      gathered = new byte[Math.max(size, node.rows.length)];
    }
    byte[] codes = cells.codes;
    int stride = cells.stride;
    int offset = cells.offset;
    int least = 255;
    int most = -1;
    boolean missing = false;
    for (int i = 0; i < size; i++) {
      int code = codes[node.rows[node.from + i] * stride + offset] & 0xff;
      gathered[i] = (byte) code;
      least = Math.min(least, code);
      most = Math.max(most, code);
    }
    if (most == ColumnBins.MISSING) {
      missing = true;
      most = -1;
      for (int i = 0; i < size; i++) {
        int code = gathered[i] & 0xff;
        most = Math.max(most, code == ColumnBins.MISSING ? -1 : code);
      }
    }
    if (most < 0 || (least == most && !missing)) {
      return;
    }
    int cut = least == most ? ColumnBins.MISSING - 1 : draw(bins, least, most, random);
    numbers(column, node, cut, missing, least == most, best);
  }

  /** The last bin whose center is not above a number drawn between those of two bins. */
  private static int draw(ColumnBins bins, int least, int most, RandomStream random) {
    double low = bins.center(least);
    double high = bins.center(most);
    double at = low + random.nextDouble() * (high - low);
    int from = least;
    int to = most;
    while (to - from > 1) {
      int middle = (from + to) >>> 1;
      if (bins.center(middle) <= at) {
        from = middle;
      } else {
        to = middle;
      }
    }
    return from;
  }

  private void numbers(
      int column, NodeRows node, int cut, boolean missing, boolean onlyMissing, Split best) {
    double a = 0;
    double b = 0;
    for (int i = node.from; i < node.to; i++) {
      // All ones where the bin is not above the cut: the masses of other rows become zero.
      long keep = ((gathered[i - node.from] & 0xffL) - cut - 1) >> 63;
      long mass = node.masses[i] & keep;
      a += Masses.positive(mass);
      b += Masses.other(mass);
    }
    double drop = node.drop(a, b, rowsLeft(node, cut, false), impurity, minLeafRows);
    if (drop > best.gain) {
      boolean leftIsLarger = 2 * (a + b) > node.mass();
      best.numbers(column, cut, !missing && leftIsLarger, drop);
    }
    if (missing && !onlyMissing) {
      for (int i = node.from; i < node.to; i++) {
        if ((gathered[i - node.from] & 0xff) == ColumnBins.MISSING) {
          a += Masses.positive(node.masses[i]);
          b += Masses.other(node.masses[i]);
        }
      }
      drop = node.drop(a, b, rowsLeft(node, cut, true), impurity, minLeafRows);
      if (drop > best.gain) {
        best.numbers(column, cut, true, drop);
      }
    }
  }

  /** How many rows a cut sends left, where a leaf needs more than one. */
  private int rowsLeft(NodeRows node, int cut, boolean missingLeft) {
    int rows = 0;
    for (int i = 0; minLeafRows > 1 && i < node.size(); i++) {
      int code = gathered[i] & 0xff;
      rows += code <= cut || (missingLeft && code == ColumnBins.MISSING) ? 1 : 0;
    }
    return rows;
  }

  private void categories(Cells cells, int column, NodeRows node, RandomStream random, Split best) {
    histogram.fill(cells, node);
    if (minLeafRows > 1) {
      histogram.count(cells, node);
    }
    int count = histogram.usedCount;
    if (count > 1) {
      // A category on each side for certain, a coin for each of the others.
      int surelyLeft = random.nextInt(count);
      int surelyRight = (surelyLeft + 1 + random.nextInt(count - 1)) % count;
      double a = 0;
      double b = 0;
      int rows = 0;
      int left = 0;
      for (int i = 0; i < count; i++) {
        boolean coin = random.nextLong() < 0;
        boolean goesLeft = i == surelyLeft || (i != surelyRight && coin);
        int code = histogram.used[i];
        order.put(i, code, goesLeft ? 0 : 1);
        if (goesLeft) {
          left++;
          a += histogram.positive(code);
          b += histogram.other(code);
          rows += histogram.rows(code);
        }
      }
      double drop = node.drop(a, b, rows, impurity, minLeafRows);
      if (drop > best.gain) {
        order.sort(count);
        best.categories(column, drop);
        order.leftSet(left, count, 2 * (a + b) > node.mass(), best.set);
      }
    }
    histogram.clear();
  }
}
