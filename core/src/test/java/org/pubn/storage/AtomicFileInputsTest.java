package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.InputException;

/** No input is written over, by whatever name. */
final class AtomicFileInputsTest {

  @TempDir private Path directory;
  private Path input;

  @BeforeEach
  void setUp() throws IOException {
    input = Files.writeString(directory.resolve("input.csv"), "kept");
  }

  private void assertRefused(Path target) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> AtomicFile.requireWritable(target, List.of(input)))
        .withMessage(target + ": is one of the inputs, which would be lost; choose another name");
  }

  @Test
  void anotherFileIsFine() {
    AtomicFile.requireWritable(directory.resolve("output.csv"), List.of(input));
    AtomicFile.requireWritable(directory.resolve("output.csv"), List.of(Path.of("missing")));
    assertThat(directory.toFile().list()).containsExactly("input.csv");
  }

  @Test
  void theInputItselfIsRefused() {
    assertRefused(input);
    assertRefused(directory.resolve("x").resolve("..").resolve("input.csv").normalize());
    assertRefused(Path.of("").toAbsolutePath().relativize(input.toAbsolutePath()));
  }

  @Test
  void aPathThroughAnotherDirectoryIsRefused() throws IOException {
    Files.createDirectory(directory.resolve("x"));
    assertRefused(directory.resolve("x").resolve("..").resolve("input.csv"));
  }

  @Test
  void linksAreRefused() throws IOException {
    assertRefused(Files.createLink(directory.resolve("hard"), input));
    assertRefused(Files.createSymbolicLink(directory.resolve("soft"), input));
    Path folder = Files.createSymbolicLink(directory.resolve("folder"), directory);
    assertRefused(folder.resolve("input.csv"));
  }

  @Test
  void anotherCaseIsRefusedWhereItIsTheSameFile() {
    Path upper = directory.resolve(input.getFileName().toString().toUpperCase(Locale.ROOT));
    if (Files.exists(upper)) {
      assertRefused(upper);
    } else {
      AtomicFile.requireWritable(upper, List.of(input));
    }
  }

  @Test
  void whatLiesInAFolderThatIsReadIsRefused() throws IOException {
    Path folder = Files.createDirectories(directory.resolve("documents").resolve("deep"));
    Path target = folder.resolve("new.pubn");
    Path documents = directory.resolve("documents");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> AtomicFile.requireWritable(target, List.of(input, documents)))
        .withMessage(
            target
                + ": lies in "
                + documents
                + ", which is one of the inputs; choose another place");
  }
}
