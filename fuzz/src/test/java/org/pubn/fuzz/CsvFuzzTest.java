package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;

/** CSV, packed or not. */
class CsvFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes != null) {
      FuzzFile.readTable(bytes, ".csv");
    }
  }
}
