package org.pubn.spark;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.apache.spark.sql.Row;

/** Rows that each become none, one or several. */
final class Expanded implements Iterator<Row> {

  private final Iterator<Row> rows;
  private final Function<Row, List<Row>> expansion;
  private Iterator<Row> open = List.<Row>of().iterator();

  Expanded(Iterator<Row> rows, Function<Row, List<Row>> expansion) {
    this.rows = rows;
    this.expansion = expansion;
  }

  @Override
  public boolean hasNext() {
    while (!open.hasNext() && rows.hasNext()) {
      open = expansion.apply(rows.next()).iterator();
    }
    return open.hasNext();
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return open.next();
  }
}
