package org.pubn.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubn.data.InputException;

/**
 * The kinds of columns that the user states; those of all others are inferred. Immutable.
 *
 * <pre>{@code
 * ColumnKinds kinds = ColumnKinds.of(List.of(), List.of("zip"), List.of("customer"));
 * }</pre>
 */
public final class ColumnKinds {

  private final Map<String, ColumnKind> kinds;
  private final boolean unnamed;

  private ColumnKinds(Map<String, ColumnKind> kinds, boolean unnamed) {
    this.kinds = kinds;
    this.unnamed = unnamed;
  }

  /** All kinds are inferred. */
  public static ColumnKinds inferred() {
    return of(List.of(), List.of(), List.of());
  }

  /**
   * Columns by name.
   *
   * @throws InputException if a name is given twice
   */
  public static ColumnKinds of(
      List<String> numeric, List<String> categorical, List<String> ignored) {
    Map<String, ColumnKind> kinds = new LinkedHashMap<>();
    put(kinds, numeric, ColumnKind.NUMERIC);
    put(kinds, categorical, ColumnKind.CATEGORICAL);
    put(kinds, ignored, ColumnKind.IGNORED);
    return new ColumnKinds(kinds, false);
  }

  private static void put(Map<String, ColumnKind> kinds, List<String> names, ColumnKind kind) {
    for (String name : names) {
      if (kinds.put(name, kind) != null) {
        throw new InputException("column \"" + name + "\": its kind is given twice");
      }
    }
  }

  /** The same for files without a header, whose columns are called column1, column2 and so on. */
  public ColumnKinds ofUnnamed() {
    return new ColumnKinds(kinds, true);
  }

  /** Whether the files have no header. */
  boolean areUnnamed() {
    return unnamed;
  }

  /** What the user said of a column. */
  Optional<ColumnKind> of(String column) {
    return Optional.ofNullable(kinds.get(column));
  }

  /** The columns that the user named, in order. */
  Set<String> names() {
    return kinds.keySet();
  }
}
