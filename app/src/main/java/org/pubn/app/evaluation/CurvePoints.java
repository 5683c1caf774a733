package org.pubn.app.evaluation;

import java.util.ArrayList;
import java.util.List;

/** Curves short enough to be drawn or written. */
final class CurvePoints {

  private CurvePoints() {}

  /** At most so many points, evenly picked by their number; the first and the last stay. */
  static <T> List<T> thinned(List<T> points, int most) {
    if (points.size() <= most) {
      return points;
    }
    List<T> picked = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      picked.add(points.get((int) ((long) i * (points.size() - 1) / (most - 1))));
    }
    return picked;
  }
}
