package org.pubn.report.figure;

/**
 * A dashed line across a chart.
 *
 * @param at where it crosses the other axis, in the unit of the data
 */
public record Marker(Direction direction, double at, String label) {

  /** The direction of a line. */
  public enum Direction {
    /** Along the x axis. */
    HORIZONTAL,
    /** Along the y axis. */
    VERTICAL
  }

  public Marker {
    if (!Double.isFinite(at)) {
      throw new IllegalArgumentException("marker " + label + " at " + at + ": must be finite");
    }
  }

  /** A line along the y axis, such as the selected epoch or η. */
  public static Marker vertical(double x, String label) {
    return new Marker(Direction.VERTICAL, x, label);
  }

  /** A line along the x axis, such as a published value. */
  public static Marker horizontal(double y, String label) {
    return new Marker(Direction.HORIZONTAL, y, label);
  }
}
