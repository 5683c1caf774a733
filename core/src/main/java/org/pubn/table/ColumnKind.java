package org.pubn.table;

/** What a column of a table is taken for. */
public enum ColumnKind {
  /** Numbers, where more and less mean something. */
  NUMERIC,
  /** Values of a list, without order. */
  CATEGORICAL,
  /** Not used. */
  IGNORED
}
