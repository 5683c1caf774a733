package org.pubn.report;

/** A part of a report. A section with an empty heading continues the one before it. */
public sealed interface Section permits Paragraph, TableSection, FigureSection, Facts {

  /** The heading; may be empty. */
  String heading();
}
