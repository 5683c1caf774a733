package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.pubn.modelfile.ClassifierFile;

/** The files that classifiers are kept in. */
class ClassifierFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(bytes, ".pubn", ClassifierFile::load);
  }
}
