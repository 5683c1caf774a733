package org.pubn.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.data.InputException;

final class AtomicFileTest {

  @TempDir private Path directory;

  private Path target() {
    return directory.resolve("target.txt");
  }

  private static void write(Path file, String text) throws IOException {
    AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void writesAndReplaces() throws IOException {
    write(target(), "first, and longer");
    write(target(), "second");
    assertThat(target()).hasContent("second");
    assertThat(files()).containsExactly(target());
  }

  @Test
  void hasThePermissionsOfAnyNewFile() throws IOException {
    write(target(), "text");
    Path other = Files.createFile(directory.resolve("other"));
    assertThat(Files.getPosixFilePermissions(target()))
        .isEqualTo(Files.getPosixFilePermissions(other));
  }

  @Test
  void leavesTheOldContentsWhereWritingFails() throws IOException {
    write(target(), "old");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(
            () ->
                AtomicFile.write(
                    target(),
                    out -> {
                      out.write(new byte[1 << 20]);
                      throw new IOException("disk full");
                    }))
        .withMessage("disk full");
    assertThat(target()).hasContent("old");
    assertThat(files()).containsExactly(target());
  }

  @Test
  void refusesADirectoryAsTarget() throws IOException {
    Files.createDirectory(target());
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> write(target(), "text"))
        .withMessage(target() + ": is a directory, must be a file");
    assertThat(files()).containsExactly(target());
  }

  /** A device node of our own: none of the machine's is risked. */
  @Test
  void refusesADevice() throws Exception {
    assumeTrue(isMade("mknod", target().toString(), "c", "1", "3"), "only root makes devices");
    assertRefusedAsNoFile();
  }

  @Test
  void refusesAPipe() throws Exception {
    assumeTrue(isMade("mkfifo", target().toString()), "there is no mkfifo");
    assertRefusedAsNoFile();
  }

  @Test
  void refusesASocket() throws IOException {
    try (ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      socket.bind(UnixDomainSocketAddress.of(target()));
      assertRefusedAsNoFile();
    }
  }

  @Test
  void refusesALinkToWhatIsNoFile() throws Exception {
    Path pipe = directory.resolve("pipe");
    assumeTrue(isMade("mkfifo", pipe.toString()), "there is no mkfifo");
    Files.createSymbolicLink(target(), pipe);
    assertRefusedAsNoFile();
  }

  private void assertRefusedAsNoFile() throws IOException {
    Object before = Files.readAttributes(target(), "unix:mode,ino,rdev");
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> write(target(), "text"))
        .withMessage(target() + ": is a device, a pipe or a socket, must be a file");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> AtomicFile.requireWritable(target(), List.of()))
        .withMessage(target() + ": is a device, a pipe or a socket, must be a file");
    assertThat(Files.readAttributes(target(), "unix:mode,ino,rdev")).isEqualTo(before);
  }

  private static boolean isMade(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void followsALinkToAFile() throws IOException {
    Path other = Files.createDirectory(directory.resolve("elsewhere")).resolve("real.txt");
    write(other, "old");
    Files.createSymbolicLink(target(), Path.of("elsewhere", "real.txt"));
    write(target(), "new");
    assertThat(target()).isSymbolicLink().hasContent("new");
    assertThat(other).isRegularFile().hasContent("new");
    assertThat(directory.resolve("elsewhere").toFile().list()).containsExactly("real.txt");
  }

  @Test
  void refusesALinkThatLeadsNowhere() throws IOException {
    Files.createSymbolicLink(target(), directory.resolve("nothing"));
    assertThatExceptionOfType(FileSystemException.class)
        .isThrownBy(() -> write(target(), "text"))
        .withMessage(target() + ": is a link that leads nowhere");
  }

  @Test
  void refusesAMissingDirectory() throws IOException {
    Path inside = directory.resolve("missing").resolve("file");
    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> write(inside, "text"))
        .withMessage(inside + ": its directory does not exist");
    assertThat(files()).isEmpty();
  }

  @Test
  void writersOfOneTargetDoNotMix() throws IOException {
    List<String> texts =
        IntStream.range(0, 40)
            .mapToObj(i -> String.valueOf((char) ('0' + i)).repeat(50_000))
            .toList();
    texts.parallelStream().forEach(text -> writeUnchecked(target(), text));
    assertThat(Files.readString(target())).isIn(texts);
    assertThat(files()).containsExactly(target());
  }

  private static void writeUnchecked(Path file, String text) {
    try {
      write(file, text);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }
}
