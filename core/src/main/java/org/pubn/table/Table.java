package org.pubn.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.pubn.data.InputException;

/**
 * Rows of one or several files, column by column. Immutable and safe to share between threads.
 *
 * <p>The rows stand in the order of the files and, within a file, in its order.
 */
public final class Table {

  /**
   * The rows that came from one file.
   *
   * @param name the file, as the user knows it
   * @param from its first row in the table
   * @param to the row after its last
   */
  public record Part(String name, int from, int to) {

    /** The numbers of the rows, rising. */
    public int[] rows() {
      return IntStream.range(from, to).toArray();
    }
  }

  private final int rows;
  private final List<Part> parts;
  private final Map<String, Column> columns;

  Table(List<Part> parts, List<Column> columns) {
    this.rows = parts.isEmpty() ? 0 : parts.get(parts.size() - 1).to();
    this.parts = List.copyOf(parts);
    this.columns = new LinkedHashMap<>();
    columns.forEach(column -> this.columns.put(column.name(), column));
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Which rows came from which file, in the order in which the files were given. */
  public List<Part> parts() {
    return parts;
  }

  /** All columns, also those that are not used. */
  public List<Column> columns() {
    return List.copyOf(columns.values());
  }

  /**
   * The column of a name.
   *
   * @throws InputException if there is none
   */
  public Column column(String name) {
    Column column = columns.get(name);
    if (column == null) {
      throw new InputException(
          "column \"" + name + "\": must be one of " + String.join(", ", columns.keySet()));
    }
    return column;
  }

  /**
   * The same rows without one column, such as the one that holds the labels.
   *
   * @throws InputException if there is no such column
   */
  public Table without(String name) {
    Column dropped = column(name);
    return new Table(parts, columns().stream().filter(column -> column != dropped).toList());
  }
}
