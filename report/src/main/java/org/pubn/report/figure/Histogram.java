package org.pubn.report.figure;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Counts of values in bins, groups stacked on each other.
 *
 * @param title a title above the panel; may be empty
 * @param x the axis of the values
 * @param edges the edges of the bins, rising and equally far apart: one more than there are bins
 * @param groups the groups, from the bottom up
 * @param markers vertical lines, such as η
 */
public record Histogram(
    String title,
    Axis x,
    String countName,
    List<Double> edges,
    List<Group> groups,
    List<Marker> markers)
    implements Chart {

  /** The counts of one group. */
  public record Group(String name, List<Long> counts) {

    public Group {
      counts = List.copyOf(counts);
    }

    /**
     * Counts values: a value on an inner edge belongs to the bin on its right, the last edge to the
     * last bin, and values outside are not counted.
     */
    public static Group count(String name, List<Double> edges, double... values) {
      long[] counts = new long[edges.size() - 1];
      for (double value : values) {
        if (value >= edges.get(0) && value <= edges.get(edges.size() - 1)) {
          int found = Collections.binarySearch(edges, value);
          int bin = found >= 0 ? found : -found - 2;
          counts[Math.min(bin, counts.length - 1)]++;
        }
      }
      List<Long> boxed = new ArrayList<>();
      for (long count : counts) {
        boxed.add(count);
      }
      return new Group(name, boxed);
    }
  }

  public Histogram {
    edges = List.copyOf(edges);
    groups = List.copyOf(groups);
    markers = List.copyOf(markers);
    if (edges.size() < 2) {
      throw new IllegalArgumentException(edges.size() + " edges: a histogram needs at least 2");
    }
    for (int i = 1; i < edges.size(); i++) {
      if (!(edges.get(i - 1) < edges.get(i))) {
        throw new IllegalArgumentException(
            "edges " + edges.get(i - 1) + ", " + edges.get(i) + ": must rise");
      }
      if (Math.abs((edges.get(i) - edges.get(i - 1)) / (edges.get(1) - edges.get(0)) - 1) > 1e-6) {
        throw new IllegalArgumentException(
            "edges " + edges.get(i - 1) + ", " + edges.get(i) + ": bins must be equally wide");
      }
    }
    for (Group group : groups) {
      if (group.counts().size() != edges.size() - 1) {
        throw new IllegalArgumentException(
            format(
                "group %s has %d counts for %d bins",
                group.name(), group.counts().size(), edges.size() - 1));
      }
    }
  }

  /** The edges of equal bins. */
  public static List<Double> equalBins(double from, double to, int bins) {
    if (bins < 1 || !(from < to)) {
      throw new IllegalArgumentException(
          bins + " bins from " + from + " to " + to + ": at least one, over a range");
    }
    List<Double> edges = new ArrayList<>();
    for (int i = 0; i < bins; i++) {
      edges.add(from + (to - from) * i / bins);
    }
    edges.add(to);
    return edges;
  }
}
