package org.pubn.report.figure;

import java.util.List;

/**
 * Points of the plane, colored by group.
 *
 * @param title a title above the panel; may be empty
 * @param groups the groups, drawn in this order; a name means the same group in every panel
 */
public record Scatter(String title, Axis x, Axis y, List<Group> groups) implements Chart {

  /** The points of one group. */
  public record Group(String name, List<Point> points) {

    public Group {
      points = List.copyOf(points);
    }
  }

  /** A point of the plane. */
  public record Point(double x, double y) {

    public Point {
      if (!(Double.isFinite(x) && Double.isFinite(y))) {
        throw new IllegalArgumentException("point (" + x + ", " + y + "): must be finite");
      }
    }
  }

  public Scatter {
    groups = List.copyOf(groups);
  }
}
