package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.storage.LibsvmReader;

/** The libsvm format. */
class LibsvmFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(bytes, ".svm", LibsvmReader::read);
  }
}
