package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.pubn.data.RowBatch;
import org.pubn.data.RowReader;
import org.pubn.parquet.ParquetFormat;

/** Parquet files. */
class ParquetFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes != null) {
      FuzzFile.read(bytes, ".parquet", ParquetFuzzTest::read);
    }
  }

  private static void read(Path file) throws IOException {
    try (RowReader reader = new ParquetFormat().open(file)) {
      Optional<RowBatch> batch = reader.next();
      while (batch.isPresent()) {
        batch = reader.next();
      }
    }
  }
}
