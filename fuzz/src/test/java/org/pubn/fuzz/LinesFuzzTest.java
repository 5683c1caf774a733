package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;

/** Lines of plain text, packed or not. */
class LinesFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes != null) {
      FuzzFile.readTable(bytes, ".txt");
    }
  }
}
