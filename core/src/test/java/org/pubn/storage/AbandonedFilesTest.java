package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Temporary files: those of the dead are removed, those of the living are not. */
final class AbandonedFilesTest {

  @TempDir private Path directory;

  private Path target() {
    return directory.resolve("target.txt");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void thoseOfTheSameTargetGo() throws IOException {
    Files.writeString(directory.resolve(".target.txt.4711-0.tmp"), "half");
    Files.writeString(directory.resolve(".other.txt.4711-0.tmp"), "not ours");
    Files.writeString(directory.resolve(".target.txt.tmp"), "not ours");
    AtomicFile.write(target(), "text");
    assertThat(names()).containsExactly(".other.txt.4711-0.tmp", ".target.txt.tmp", "target.txt");
  }

  @Test
  void thoseOfThisProcessStay() throws IOException {
    try (StagedFile staged = AtomicFile.stage(target(), out -> out.write('1'))) {
      AtomicFile.write(target(), "2");
      assertThat(target()).hasContent("2");
      staged.commit();
    }
    assertThat(target()).hasContent("1");
    assertThat(names()).containsExactly("target.txt");
  }

  @Test
  void whatIsNotCommittedIsGone() throws IOException {
    AtomicFile.write(target(), "old");
    try (StagedFile staged = AtomicFile.stage(target(), out -> out.write('n'))) {
      assertThat(staged.sha256())
          .isEqualTo("1b16b1df538ba12dc3f97edbb85caa7050d46c148134290feba80f8236c83db9");
      assertThat(names()).hasSize(2);
    }
    assertThat(target()).hasContent("old");
    assertThat(names()).containsExactly("target.txt");
  }

  /** Begins to write a file and waits to be killed. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) throws IOException {
      AtomicFile.write(
          Path.of(args[0]),
          out -> {
            out.write(new byte[1 << 20]);
            System.out.println("half");
            // Nothing ever comes, and the end of input when the test is over.
            int ignored = System.in.read();
            throw new IOException("ended by " + ignored);
          });
    }
  }

  @Test
  void thoseOfAnotherProcessStayAsLongAsItLives() throws Exception {
    Process writer =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                target().toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      assertThat(writer.inputReader().readLine()).isEqualTo("half");
      AtomicFile.write(target(), "ours");
      assertThat(names()).hasSize(2);
    } finally {
      writer.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
    }
    assertThat(names()).as("killed without warning").hasSize(2);
    AtomicFile.write(target(), "again");
    assertThat(names()).containsExactly("target.txt");
  }

  @Test
  void aFileThatIsLockedIsInUse() throws IOException {
    Path file = Files.writeString(directory.resolve(".target.txt.4711-0.tmp"), "half");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.lock()) {
      AtomicFile.write(target(), "text");
      assertThat(lock.isValid()).isTrue();
      assertThat(file).exists();
    }
  }
}
