package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ArchitecturePictureTest {

  private static final Path PROJECT = Path.of("..");
  private static final Path PICTURE = PROJECT.resolve("docs/images/architecture.svg");

  /** Run with {@code -Dpubn.arrows=write} to draw it anew after a change that is wanted. */
  @Test
  void thePictureShowsTheModulesAndPackagesThatThereAre() throws IOException {
    String drawn = ArchitecturePicture.draw(PROJECT);
    if (System.getProperty("pubn.arrows", "").equals("write")) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(Files.readString(PICTURE)).isEqualTo(drawn);
  }
}
