package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.lab.dataset.IdxReader;

/** IDX files. */
class IdxFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(bytes, ".idx", IdxReader::images);
    FuzzFile.read(bytes, ".idx", IdxReader::labels);
  }
}
