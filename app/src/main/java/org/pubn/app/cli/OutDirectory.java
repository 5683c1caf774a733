package org.pubn.app.cli;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.pubn.data.InputException;
import org.pubn.storage.AtomicFile;

/** The directory of {@code --out}. */
public final class OutDirectory {

  private OutDirectory() {}

  /**
   * Refuses a place that cannot be a directory, before work is put into what would go there.
   *
   * @throws InputException if it, or what it is to lie in, is a file or cannot be written
   */
  public static void require(Path directory) {
    require(directory, List.of(), List.of());
  }

  /**
   * Like {@link #require(Path)}, and refuses to write over what is read.
   *
   * @param names the files that will be written into the directory
   * @param inputs files and folders that are read
   */
  static void require(Path directory, Collection<String> names, Collection<Path> inputs) {
    Path existing = directory.toAbsolutePath();
    while (existing.getParent() != null && !Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing)) {
      String which = existing.equals(directory.toAbsolutePath()) ? "" : existing + " ";
      String what = Files.exists(existing) ? "a file" : "a link that leads nowhere";
      throw new InputException(
          "--out " + directory + ": " + which + "is " + what + ", must be a directory");
    }
    if (!Files.isWritable(existing)) {
      throw new InputException("--out " + directory + ": permission denied in " + existing);
    }
    for (String name : names) {
      if (Files.isDirectory(directory)) {
        AtomicFile.requireWritable(directory.resolve(name), inputs);
      } else {
        AtomicFile.requireNoInput(directory.resolve(name), inputs);
      }
    }
  }
}
