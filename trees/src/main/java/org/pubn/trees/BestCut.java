package org.pubn.trees;

import org.pubn.random.RandomStream;

/**
 * Tries every cut of a column between two bins that have rows, with missing cells on either side,
 * and of categories every cut in the order of their share of positive mass.
 */
final class BestCut implements CutSearch {

  private final Impurity impurity;
  private final int minLeafRows;
  private final MassHistogram histogram = new MassHistogram();
  private final CategoryOrder order = new CategoryOrder();

  BestCut(Impurity impurity, int minLeafRows) {
    this.impurity = impurity;
    this.minLeafRows = minLeafRows;
  }

  @Override
  public void search(Cells cells, int column, NodeRows node, RandomStream random, Split best) {
    histogram.fill(cells, node);
    if (minLeafRows > 1) {
      histogram.count(cells, node);
    }
    if (histogram.usedCount > 1) {
      if (cells.bins().column(column).categorical()) {
        categories(column, node, best);
      } else {
        numbers(column, node, best);
      }
    }
    histogram.clear();
  }

  private void numbers(int column, NodeRows node, Split best) {
    boolean missing = histogram.hasMissing();
    int values = histogram.usedCount - (missing ? 1 : 0);
    double missingA = missing ? histogram.positive(ColumnBins.MISSING) : 0;
    double missingB = missing ? histogram.other(ColumnBins.MISSING) : 0;
    double a = 0;
    double b = 0;
    int rows = 0;
    // Behind the last value there is a cut only where missing cells stand on the other side.
    int cuts = missing ? values : values - 1;
    for (int i = 0; i < cuts; i++) {
      int code = histogram.used[i];
      a += histogram.positive(code);
      b += histogram.other(code);
      rows += histogram.rows(code);
      double drop = node.drop(a, b, rows, impurity, minLeafRows);
      if (drop > best.gain) {
        best.numbers(column, cut(i, values), !missing && 2 * (a + b) > node.mass(), drop);
      }
      if (missing && i < values - 1) {
        int withMissing = rows + histogram.rows(ColumnBins.MISSING);
        drop = node.drop(a + missingA, b + missingB, withMissing, impurity, minLeafRows);
        if (drop > best.gain) {
          best.numbers(column, cut(i, values), true, drop);
        }
      }
    }
  }

  /** The bin in the middle between a bin with rows and the next one. */
  private int cut(int i, int values) {
    int code = histogram.used[i];
    return i + 1 < values ? (code + histogram.used[i + 1] - 1) >>> 1 : ColumnBins.MISSING - 1;
  }

  private void categories(int column, NodeRows node, Split best) {
    order.byShare(histogram);
    double a = 0;
    double b = 0;
    int rows = 0;
    int cut = -1;
    double leftMass = 0;
    for (int i = 0; i < histogram.usedCount - 1; i++) {
      int code = order.codes[i];
      a += histogram.positive(code);
      b += histogram.other(code);
      rows += histogram.rows(code);
      double drop = node.drop(a, b, rows, impurity, minLeafRows);
      if (drop > best.gain) {
        best.categories(column, drop);
        cut = i;
        leftMass = a + b;
      }
    }
    if (cut >= 0) {
      order.leftSet(cut + 1, histogram.usedCount, 2 * leftMass > node.mass(), best.set);
    }
  }
}
