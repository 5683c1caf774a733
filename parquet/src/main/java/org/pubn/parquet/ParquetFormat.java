package org.pubn.parquet;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowReader;
import org.pubn.storage.WritableFormat;

/** Files whose name ends in {@code .parquet}. */
public final class ParquetFormat implements WritableFormat {

  @Override
  public Set<String> extensions() {
    return Set.of("parquet");
  }

  @Override
  public RowReader open(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new DataFormatException(file.toString(), "is not a file");
    }
    if (file.toString().matches(".*[*?\\[\\]].*")) {
      // DuckDB would read them as a pattern that many files may match.
      throw new InputException(file + ": its name must be without *, ?, [ and ]");
    }
    return new ParquetReader(file);
  }

  @Override
  public void write(RowReader rows, Set<String> numbers, OutputStream out) throws IOException {
    new ParquetWriter(rows, numbers).write(out);
  }
}
