package org.pubn.report.table;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubn.report.stats.Holm;

/**
 * A table: leading text columns, then value columns.
 *
 * @param id a short name for files and anchors: lower-case letters, digits and hyphens
 * @param rowHeaders headings of the leading text columns
 */
public record Table(
    String id,
    String caption,
    List<String> rowHeaders,
    List<ValueColumn> columns,
    List<TableRow> rows,
    Marks marks,
    List<String> notes) {

  public Table {
    if (!id.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
      throw new IllegalArgumentException(
          "table id '" + id + "': must be lower-case letters, digits and hyphens");
    }
    rowHeaders = List.copyOf(rowHeaders);
    columns = List.copyOf(columns);
    rows = corrected(rows);
    notes = List.copyOf(notes);
    for (int i = 0; i < rows.size(); i++) {
      TableRow row = rows.get(i);
      if (row.headers().size() != rowHeaders.size() || row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            format(
                "table %s, row %d: has %d headers and %d cells, must have %d and %d",
                id,
                i,
                row.headers().size(),
                row.cells().size(),
                rowHeaders.size(),
                columns.size()));
      }
    }
  }

  /** A table with the paper's marks and no notes. */
  public Table(
      String id,
      String caption,
      List<String> rowHeaders,
      List<ValueColumn> columns,
      List<TableRow> rows) {
    this(id, caption, rowHeaders, columns, rows, Marks.PAPER, List.of());
  }

  /** The same table with another note. */
  public Table withNote(String note) {
    List<String> more = Stream.concat(notes.stream(), Stream.of(note)).toList();
    return new Table(id, caption, rowHeaders, columns, rows, marks, more);
  }

  /** The rows, with p-values corrected for all comparisons with published values. */
  private static List<TableRow> corrected(List<TableRow> rows) {
    double[] p =
        measured(rows)
            .flatMapToDouble(
                cell -> cell.comparison().stream().flatMapToDouble(c -> c.p().stream()))
            .toArray();
    PrimitiveIterator.OfDouble holm = Arrays.stream(Holm.corrected(p)).iterator();
    List<TableRow> corrected = new ArrayList<>();
    for (TableRow row : rows) {
      List<Cell> cells = new ArrayList<>();
      for (Cell cell : row.cells()) {
        boolean tested =
            cell instanceof Measured measured
                && measured.comparison().filter(c -> c.p().isPresent()).isPresent();
        cells.add(tested ? ((Measured) cell).withHolm(holm.nextDouble()) : cell);
      }
      corrected.add(new TableRow(row.headers(), cells));
    }
    return List.copyOf(corrected);
  }

  private static Stream<Measured> measured(List<TableRow> rows) {
    return rows.stream()
        .flatMap(row -> row.cells().stream())
        .filter(Measured.class::isInstance)
        .map(Measured.class::cast);
  }

  /** All measured values, row after row. */
  public Stream<Measured> measured() {
    return measured(rows);
  }

  /** The number of trials, if it is the same for all measured values. */
  public OptionalInt trials() {
    int[] distinct = measured().mapToInt(cell -> cell.value().n()).distinct().toArray();
    return distinct.length == 1 ? OptionalInt.of(distinct[0]) : OptionalInt.empty();
  }

  /**
   * How many rows the leading cell covers: 0 if it is covered by the cell above, which has the same
   * text and the same cells to its left.
   */
  public int span(int row, int header) {
    if (row > 0 && sameHeaders(row - 1, row, header)) {
      return 0;
    }
    int end = row + 1;
    while (end < rows.size() && sameHeaders(row, end, header)) {
      end++;
    }
    return end - row;
  }

  /** Whether a rule is due above the row: a new group starts, and groups have several rows. */
  public boolean startsGroup(int row) {
    return row > 0
        && !rowHeaders.isEmpty()
        && span(row, 0) > 0
        && IntStream.range(0, rows.size()).anyMatch(r -> span(r, 0) > 1);
  }

  private boolean sameHeaders(int a, int b, int last) {
    return rows.get(a)
        .headers()
        .subList(0, last + 1)
        .equals(rows.get(b).headers().subList(0, last + 1));
  }
}
