package org.pubn.lab.download;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StagingTest {

  @TempDir private Path target;

  @Test
  void replacesWhatWasThere() throws IOException {
    Files.writeString(target.resolve("a"), "old");
    try (Staging staging = new Staging(target, "small")) {
      Files.writeString(staging.fresh().resolve("a"), "new");
      staging.install(List.of("a"));
    }
    assertThat(target.resolve("a")).hasContent("new");
    assertThat(target.resolve(".small.staging")).doesNotExist();
  }

  @Test
  void putsEverythingBackWhenOneMoveFails() throws IOException {
    Files.writeString(target.resolve("a"), "old");
    Files.writeString(target.resolve("c"), "old");
    try (Staging staging = new Staging(target, "small")) {
      Files.writeString(staging.fresh().resolve("a"), "new");
      Files.writeString(staging.fresh().resolve("b"), "new");
      assertThatThrownBy(() -> staging.install(List.of("a", "b", "c")))
          .isInstanceOf(DatasetException.class)
          .hasMessageStartingWith("cannot write " + target);
    }
    assertThat(target.resolve("a")).hasContent("old");
    assertThat(target.resolve("b")).doesNotExist();
    assertThat(target.resolve("c")).hasContent("old");
    assertThat(target.resolve(".small.staging")).doesNotExist();
  }
}
