package org.pubn.report.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param headers one text per leading column; repeat a text to span several rows
 */
public record TableRow(List<String> headers, List<Cell> cells) {

  public TableRow {
    headers = List.copyOf(headers);
    cells = List.copyOf(cells);
  }
}
