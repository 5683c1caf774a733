package org.pubn.parquet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.storage.DataFormatException;
import org.pubn.storage.RowFormat;
import org.pubn.storage.RowReader;

/** Files whose name ends in {@code .parquet}. */
public final class ParquetFormat implements RowFormat {

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
}
