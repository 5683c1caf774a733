package org.pubn.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.pubn.data.InputException;
import org.pubn.image.PictureReader;

/** Files of pictures. */
class PictureFuzzTest {

  private static final String NAME = "fuzzed";

  @FuzzTest(maxDuration = FuzzFile.DURATION)
  void read(byte[] bytes) {
    if (bytes == null) {
      return;
    }
    try {
      PictureReader.read(NAME, bytes);
    } catch (InputException expected) {
      if (!String.valueOf(expected.getMessage()).startsWith(NAME + ": ")) {
        throw new AssertionError("the message does not name the picture", expected);
      }
    }
  }
}
