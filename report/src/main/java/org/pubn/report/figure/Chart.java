package org.pubn.report.figure;

/** One panel of a figure. */
public sealed interface Chart permits LineChart, Histogram, Scatter, ImageGrid {

  /** A title above the panel; may be empty. */
  String title();
}
