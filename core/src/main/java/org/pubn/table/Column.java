package org.pubn.table;

/** A column of a {@link Table}. Immutable. */
public sealed interface Column permits NumericColumn, CategoricalColumn, IgnoredColumn {

  /** Its name in the header. */
  String name();

  /** What it is taken for. */
  ColumnKind kind();

  /** In how many rows its value is not known. */
  int missing();
}
