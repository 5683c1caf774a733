package org.pubn.table;

import java.util.List;
import java.util.Optional;

/** A column of values from a list. */
public final class CategoricalColumn implements Column {

  /** The code of a value that is missing. */
  static final int MISSING = -1;

  private final String name;
  private final List<String> values;
  private final int[] codes;
  private final int missing;

  /** Keeps the codes. */
  CategoricalColumn(String name, List<String> values, int[] codes, int missing) {
    this.name = name;
    this.values = List.copyOf(values);
    this.codes = codes;
    this.missing = missing;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public ColumnKind kind() {
    return ColumnKind.CATEGORICAL;
  }

  @Override
  public int missing() {
    return missing;
  }

  /** The different values, in the order in which they turn up. */
  public List<String> values() {
    return values;
  }

  /** The place of a row's value in {@link #values()}; −1 where it is missing. */
  public int code(int row) {
    return codes[row];
  }

  /** The value of a row; empty where it is missing. */
  public Optional<String> value(int row) {
    return codes[row] == MISSING ? Optional.empty() : Optional.of(values.get(codes[row]));
  }
}
