package org.pubn.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import org.pubn.data.InputException;

/**
 * Writes a file as a whole or not at all: into a temporary file in the same directory, which is
 * synced to the disk and then renamed. Whoever looks at the target sees the old contents or the new
 * ones, never a part; where writing fails, the target is as before and nothing is left behind. What
 * a killed process left behind is removed when the same target is next written.
 *
 * <p>Only regular files are replaced: a device, a pipe, a socket or a directory is refused. A link
 * to a regular file is followed: it stays, and the file that it leads to is replaced.
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
   * Finds out whether a file can be written, before work is put into what would go there.
   *
   * @param inputs files that are read, and folders whose files are
   * @throws InputException if it is one of the inputs, or lies in a folder that is, {@link #write}
   *     would refuse it, or nothing can be written into its directory; the message names the path
   *     and the reason
   */
  public static void requireWritable(Path target, Collection<Path> inputs) {
    requireNoInput(target, inputs);
    try {
      TemporaryFile.create(place(target)).close();
    } catch (IOException e) {
      throw new InputException(IoReason.sentence(e), e);
    }
  }

  /**
   * Refuses to write over a file that is also read, whatever the two are called.
   *
   * @throws InputException if the target is one of the inputs, or lies in a folder that is
   */
  public static void requireNoInput(Path target, Collection<Path> inputs) {
    for (Path input : inputs) {
      if (isSame(target, input)) {
        throw new InputException(
            target + ": is one of the inputs, which would be lost; choose another name");
      }
      if (isWithin(target, input)) {
        throw new InputException(
            target + ": lies in " + input + ", which is one of the inputs; choose another place");
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

  private static boolean isWithin(Path target, Path input) {
    if (!Files.isDirectory(input)) {
      return false;
    }
    Path above = target.toAbsolutePath().normalize().getParent();
    for (; above != null; above = above.getParent()) {
      if (isSame(above, input)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Writes the content to the target, replacing a file that is there.
   *
   * @throws IOException if the directory of the target does not exist, the target is no regular
   *     file, or writing fails; the message names the path and the reason
   */
  public static void write(Path target, Content content) throws IOException {
    try (StagedFile staged = stage(target, content)) {
      staged.commit();
    }
  }

  /** Like {@link #write(Path, Content)}, of a text in UTF-8. */
  public static void write(Path target, String text) throws IOException {
    write(target, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Writes the content beside the target, which is not touched before {@link StagedFile#commit}:
   * for files that belong together.
   *
   * @throws IOException as {@link #write(Path, Content)}
   */
  public static StagedFile stage(Path target, Content content) throws IOException {
    return StagedFile.of(target, place(target), content);
  }

  /** Where a target really lies. */
  private static Path place(Path target) throws IOException {
    Path place = target;
    if (Files.isSymbolicLink(target)) {
      if (!Files.exists(target)) {
        throw new FileSystemException(target.toString(), null, "is a link that leads nowhere");
      }
      place = target.toRealPath();
    }
    Path directory = place.toAbsolutePath().getParent();
    if (directory == null || place.getFileName().toString().isEmpty() || Files.isDirectory(place)) {
      throw new FileSystemException(target.toString(), null, "is a directory, must be a file");
    }
    if (Files.exists(place) && !Files.isRegularFile(place)) {
      throw new FileSystemException(
          target.toString(), null, "is a device, a pipe or a socket, must be a file");
    }
    if (!Files.isDirectory(directory)) {
      throw new NoSuchFileException(target.toString(), null, "its directory does not exist");
    }
    return place.toAbsolutePath();
  }
}
