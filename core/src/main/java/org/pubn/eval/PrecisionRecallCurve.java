package org.pubn.eval;

import java.util.ArrayList;
import java.util.List;

/**
 * Recall against precision over all thresholds, from the highest score down. Thresholds that only
 * add negatives lower precision at the same recall and are left out, the first of a recall being
 * the best.
 *
 * @param points the points, by rising recall
 */
public record PrecisionRecallCurve(List<Point> points) {

  /**
   * What one threshold gives.
   *
   * @param recall the share of the positives called positive
   * @param precision the share of positives among the rows called positive
   */
  public record Point(double recall, double precision) {}

  public PrecisionRecallCurve {
    points = List.copyOf(points);
  }

  /** The area below the steps: {@link Metric#PR_AUC}. */
  public double area() {
    double area = 0;
    double recall = 0;
    for (Point point : points) {
      area += (point.recall - recall) * point.precision;
      recall = point.recall;
    }
    return area;
  }

  /** The curve of positives (first), at least one, and negatives (second). */
  static PrecisionRecallCurve of(Ranking ranking) {
    int positives = ranking.places(true).length;
    List<Point> points = new ArrayList<>();
    long found = 0;
    long tied = 0;
    for (int i = 0; i < ranking.size(); i++) {
      tied += ranking.isFirst(i) ? 1 : 0;
      if (ranking.endsTie(i) && tied > 0) {
        found += tied;
        tied = 0;
        points.add(new Point((double) found / positives, (double) found / (i + 1)));
      }
    }
    return new PrecisionRecallCurve(points);
  }
}
