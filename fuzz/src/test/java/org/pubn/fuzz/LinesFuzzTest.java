package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.data.RowReader;
import org.pubn.data.TableFiles;

/** Lines of plain text, packed or not. */
class LinesFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(
        bytes,
        ".txt",
        file -> {
          try (RowReader reader = TableFiles.open(file)) {
            while (reader.next().isPresent()) {
              // Reading is all.
            }
          }
        });
  }
}
