package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;

/** JSON lines. */
class JsonLinesFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes != null) {
      FuzzFile.readTable(bytes, ".jsonl");
    }
  }
}
