package org.pubn.report.figure;

import java.util.List;

/**
 * Curves over a common x axis.
 *
 * @param title a title above the panel; may be empty
 * @param curves the curves; a name means the same curve in every panel of a figure
 */
public record LineChart(String title, Axis x, Axis y, List<Curve> curves) implements Chart {

  /**
   * A curve.
   *
   * @param points its points, from left to right
   * @param markers lines drawn in its color
   */
  public record Curve(String name, List<Point> points, List<Marker> markers) {

    public Curve {
      points = List.copyOf(points);
      markers = List.copyOf(markers);
    }

    /** A curve without markers. */
    public Curve(String name, List<Point> points) {
      this(name, points, List.of());
    }
  }

  /**
   * A point of a curve.
   *
   * @param std half the height of the band around it; 0 for none
   */
  public record Point(double x, double y, double std) {

    public Point {
      if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(std) && std >= 0)) {
        throw new IllegalArgumentException(
            "point (" + x + ", " + y + " ± " + std + "): must be finite, the band at least 0");
      }
    }

    /** A point without a band. */
    public Point(double x, double y) {
      this(x, y, 0);
    }
  }

  public LineChart {
    curves = List.copyOf(curves);
  }
}
