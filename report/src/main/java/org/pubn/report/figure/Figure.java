package org.pubn.report.figure;

import java.util.List;

/**
 * A row of charts under one caption.
 *
 * @param id a short name for files and anchors: lower-case letters, digits and hyphens
 * @param charts the charts, from left to right
 */
public record Figure(String id, String caption, List<Chart> charts) {

  public Figure {
    if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new IllegalArgumentException(
          "figure id '" + id + "': must be lower-case letters, digits and hyphens");
    }
    if (charts.isEmpty()) {
      throw new IllegalArgumentException("figure " + id + ": has no chart");
    }
    charts = List.copyOf(charts);
  }

  /** A figure of some charts. */
  public static Figure of(String id, String caption, Chart... charts) {
    return new Figure(id, caption, List.of(charts));
  }
}
