package org.pubn.eval;

import java.util.ArrayList;
import java.util.List;

/**
 * False positive rate against true positive rate over all thresholds, from calling nothing positive
 * to calling everything positive. Points on a straight line between their neighbors are left out.
 *
 * @param points the corners, from (0, 0) to (1, 1)
 */
public record RocCurve(List<Point> points) {

  /**
   * A corner.
   *
   * @param fpr the share of the negatives called positive
   * @param tpr the share of the positives called positive
   */
  public record Point(double fpr, double tpr) {}

  public RocCurve {
    points = List.copyOf(points);
  }

  /** The area below, by the trapezoid rule: {@link Metric#ROC_AUC}. */
  public double area() {
    double area = 0;
    for (int i = 1; i < points.size(); i++) {
      Point from = points.get(i - 1);
      Point to = points.get(i);
      area += (to.fpr - from.fpr) * (from.tpr + to.tpr) / 2;
    }
    return area;
  }

  /** The curve of positives (first) and negatives (second), at least one of each. */
  static RocCurve of(Ranking ranking) {
    int positives = ranking.places(true).length;
    int negatives = ranking.size() - positives;
    List<long[]> corners = new ArrayList<>(List.of(new long[] {0, 0}));
    long[] counts = {0, 0};
    for (int i = 0; i < ranking.size(); i++) {
      counts[ranking.isFirst(i) ? 1 : 0]++;
      if (ranking.endsTie(i)) {
        add(corners, counts.clone());
      }
    }
    return new RocCurve(
        corners.stream()
            .map(c -> new Point((double) c[0] / negatives, (double) c[1] / positives))
            .toList());
  }

  /** Adds a corner in place of the last one, if that lies on the line to it. */
  private static void add(List<long[]> corners, long[] next) {
    int size = corners.size();
    if (size > 1) {
      long[] before = corners.get(size - 2);
      long[] last = corners.get(size - 1);
      long turn =
          (last[0] - before[0]) * (next[1] - last[1]) - (last[1] - before[1]) * (next[0] - last[0]);
      if (turn == 0) {
        corners.remove(size - 1);
      }
    }
    corners.add(next);
  }
}
