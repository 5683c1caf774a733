package org.pubn.data;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;

/**
 * Writes a file as a whole or not at all: into a temporary file in the same directory, which is
 * synced to the disk and then renamed. Whoever looks at the target sees the old contents or the new
 * ones, never a part; where writing fails, the target is as before and nothing is left behind.
 *
 * <pre>{@code
 * AtomicFile.write(Path.of("table.txt"), out -> out.write(bytes));
 * }</pre>
 */
public final class AtomicFile {

  /** What to write. The stream is buffered and need not be closed. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private AtomicFile() {}

  /**
   * Refuses to write over a file that is also read.
   *
   * @throws IllegalArgumentException if the target is one of the inputs
   */
  public static void requireNoInput(Path target, Collection<Path> inputs) {
    for (Path input : inputs) {
      if (isSame(target, input)) {
        throw new IllegalArgumentException(
            target + ": is one of the inputs, which would be lost; choose another name");
      }
    }
  }

  private static boolean isSame(Path target, Path input) {
    try {
      return Files.exists(target) && Files.exists(input) && Files.isSameFile(target, input);
    } catch (IOException e) {
      return target.toAbsolutePath().normalize().equals(input.toAbsolutePath().normalize());
    }
  }

  /**
   * Writes the content to the target, replacing a file that is there.
   *
   * @throws IOException if the directory of the target does not exist, the target is a directory,
   *     or writing fails; the message names the path
   */
  public static void write(Path target, Content content) throws IOException {
    Path directory = target.toAbsolutePath().getParent();
    if (directory == null || Files.isDirectory(target)) {
      throw new FileSystemException(target.toString(), null, "is a directory, must be a file");
    }
    if (!Files.isDirectory(directory)) {
      throw new NoSuchFileException(target.toString(), null, "its directory does not exist");
    }
    Path temporary = create(directory, target.getFileName().toString());
    try {
      fill(temporary, content);
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | RuntimeException | Error e) {
      // Only on failure: once renamed, the name may already be another thread's.
      Files.deleteIfExists(temporary);
      throw e;
    }
  }

  /**
   * An empty file that did not exist before, with the permissions of any new file ({@link
   * Files#createTempFile} would make it, and so the target, readable by its owner alone).
   */
  private static Path create(Path directory, String name) throws IOException {
    for (int i = 0; ; i++) {
      Path path =
          directory.resolve("." + name + "." + ProcessHandle.current().pid() + "-" + i + ".tmp");
      try {
        return Files.createFile(path);
      } catch (FileAlreadyExistsException e) {
        // In use by another thread or left by a killed process: try the next number.
      }
    }
  }

  private static void fill(Path file, Content content) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }
}
