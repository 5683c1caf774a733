package org.pubn.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;

/** A kind of file that tables can be written as, too. It is found as any {@link RowFormat} is. */
public interface WritableFormat extends RowFormat {

  /**
   * Writes a table, in memory that does not grow with its rows. Equal tables give equal bytes.
   *
   * @param numbers the names of the columns of numbers, where a cell that is none counts as
   *     missing; all others are texts, where an empty cell does
   * @param out is left open
   */
  void write(RowReader rows, Set<String> numbers, OutputStream out) throws IOException;
}
