package org.pubn.corpus;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubn.storage.DataFormatException;

/**
 * The files below a folder, one after the other, sorted by name within every folder. Links are
 * followed; what has a name with a dot at its beginning is left out. What is held in memory grows
 * with the largest folder, not with the number of all files. Not safe for use by several threads.
 */
final class FolderFiles {

  /** Folders within folders. */
  private static final int DEEPEST = 100;

  /** A folder that is being gone through. */
  private record Level(Path real, Iterator<Path> rest) {}

  private final Deque<Level> levels = new ArrayDeque<>();

  FolderFiles(Path root) throws IOException {
    enter(root);
  }

  private void enter(Path folder) throws IOException {
    Path real = folder.toRealPath();
    if (levels.stream().anyMatch(level -> level.real().equals(real))) {
      throw new FileSystemLoopException(folder + ": is a link to a folder that it lies in");
    }
    if (levels.size() > DEEPEST) {
      throw new DataFormatException(
          levels.getLast().real().toString(), "has more than " + DEEPEST + " levels of folders");
    }
    levels.push(new Level(real, visible(folder).iterator()));
  }

  private static List<Path> visible(Path folder) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found
          .filter(path -> !name(path).startsWith("."))
          .sorted(Comparator.comparing(FolderFiles::name))
          .toList();
    }
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName());
  }

  private static String what(Path path) {
    return Files.exists(path)
        ? "is a pipe, a socket or a device, a folder of documents must hold files"
        : "is a link that leads nowhere";
  }

  /**
   * The next file; empty at the end.
   *
   * @throws DataFormatException if there is something that is neither file nor folder, or folders
   *     lie too deep in each other
   */
  Optional<Path> next() throws IOException {
    while (!levels.isEmpty()) {
      Iterator<Path> rest = levels.peek().rest();
      if (!rest.hasNext()) {
        levels.pop();
        continue;
      }
      Path path = rest.next();
      if (Files.isRegularFile(path)) {
        return Optional.of(path);
      }
      if (!Files.isDirectory(path)) {
        throw new DataFormatException(path.toString(), what(path));
      }
      enter(path);
    }
    return Optional.empty();
  }
}
