package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import org.pubn.trees.model.TreesFormat;

/** The trees in the files that classifiers are kept in. */
class TreesFuzzTest {

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) throws IOException {
    if (bytes == null) {
      return;
    }
    FuzzFile.read(
        bytes,
        ".bin",
        file -> {
          try (InputStream in = Files.newInputStream(file)) {
            new TreesFormat().read(in, bytes.length, file.toString());
          }
        });
  }
}
