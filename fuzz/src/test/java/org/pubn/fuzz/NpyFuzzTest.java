package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.storage.NpyReader;

/** NumPy files. */
class NpyFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(bytes, ".npy", NpyReader::read);
  }
}
