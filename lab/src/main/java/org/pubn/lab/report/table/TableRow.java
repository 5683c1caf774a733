package org.pubn.lab.report.table;

import java.util.List;

/**
 * A row of a table.
 *
 * @param headers one text per leading column; repeat a text to span several rows
 * @param cells one cell per value column
 */
public record TableRow(List<String> headers, List<Cell> cells) {

  public TableRow {
    headers = List.copyOf(headers);
    cells = List.copyOf(cells);
  }
}
