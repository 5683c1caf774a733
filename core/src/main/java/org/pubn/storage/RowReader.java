package org.pubn.storage;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A table of named columns that is read from beginning to end, some rows at a time, in constant
 * memory. Contents that break the format are {@link DataFormatException}s naming file and line.
 */
public interface RowReader extends Closeable {

  /** The file or stream, as the user knows it. */
  String source();

  /** The names of the columns, all different. */
  List<String> columns();

  /** The next rows, at least one; empty at the end. */
  Optional<RowBatch> next() throws IOException;
}
