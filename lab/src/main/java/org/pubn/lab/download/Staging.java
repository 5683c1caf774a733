package org.pubn.lab.download;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A directory beside the target in which a data set is made, and from which it is moved to its
 * place when it is complete. Closing removes it, also when the process is stopped with Ctrl-C; what
 * a killed process left is removed by the next. To be used under the {@linkplain DatasetLock lock}
 * of the data set.
 */
final class Staging implements AutoCloseable {

  private final Path target;
  private final Path directory;
  private final Path fresh;
  private final Path replaced;
  private final ShutdownGuard guard = ShutdownGuard.install();

  Staging(Path target, String id) {
    this.target = target;
    directory = target.resolve("." + id + ".staging");
    fresh = directory.resolve("new");
    replaced = directory.resolve("old");
    try {
      removeTree(directory);
      Files.createDirectories(fresh);
      Files.createDirectories(replaced);
    } catch (IOException e) {
      guard.close();
      throw DiskWriter.failure(directory, e);
    }
  }

  /** Where to make the data set. */
  Path fresh() {
    return fresh;
  }

  /** Moves files and directories to their places; what was there is removed. All or nothing. */
  void install(List<String> names) {
    DiskWriter.stopIfInterrupted();
    Deque<String> moved = new ArrayDeque<>();
    try {
      for (String name : names) {
        moved.push(name);
        if (Files.exists(target.resolve(name))) {
          move(target.resolve(name), replaced.resolve(name));
        }
        move(fresh.resolve(name), target.resolve(name));
      }
    } catch (IOException e) {
      DatasetException failure = DiskWriter.failure(target, e);
      moved.forEach(name -> moveBack(name, failure));
      throw failure;
    }
  }

  private void moveBack(String name, DatasetException failure) {
    try {
      if (Files.exists(target.resolve(name)) && !Files.exists(fresh.resolve(name))) {
        move(target.resolve(name), fresh.resolve(name));
      }
      if (Files.exists(replaced.resolve(name))) {
        move(replaced.resolve(name), target.resolve(name));
      }
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() {
    try {
      removeTree(directory);
    } catch (IOException e) {
      throw DiskWriter.failure(directory, e);
    } finally {
      guard.close();
    }
  }

  private static void removeTree(Path tree) throws IOException {
    if (!Files.exists(tree)) {
      return;
    }
    Files.walkFileTree(
        tree,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path directory, IOException failure)
              throws IOException {
            Files.delete(directory);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
