package org.pubn.report.table;

/** A cell in a value column. */
public sealed interface Cell permits TextCell, Measured {

  /** Where there is nothing to measure, as in the paper's tables. */
  Cell NOT_APPLICABLE = new TextCell("NA");

  /** Where a value has not been measured. */
  Cell MISSING = new TextCell("–");

  /** A text. */
  static Cell text(String text) {
    return new TextCell(text);
  }
}
