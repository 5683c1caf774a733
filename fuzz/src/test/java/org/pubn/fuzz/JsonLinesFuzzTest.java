package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.data.RowReader;
import org.pubn.data.TableFiles;

/** JSON lines. */
class JsonLinesFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(
        bytes,
        ".jsonl",
        file -> {
          try (RowReader reader = TableFiles.open(file)) {
            while (reader.next().isPresent()) {
              // Reading is all.
            }
          }
        });
  }
}
