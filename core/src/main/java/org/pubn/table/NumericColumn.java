package org.pubn.table;

/** A column of numbers. */
public final class NumericColumn implements Column {

  private final String name;
  private final float[] values;
  private final int missing;

  /** Keeps the values, where NaN says that the value is missing. */
  NumericColumn(String name, float[] values, int missing) {
    this.name = name;
    this.values = values;
    this.missing = missing;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ColumnKind kind() {
    return ColumnKind.NUMERIC;
  }

  @Override
  public int missing() {
    return missing;
  }

  /** The value of a row; NaN where it is missing. */
  public float value(int row) {
    return values[row];
  }
}
