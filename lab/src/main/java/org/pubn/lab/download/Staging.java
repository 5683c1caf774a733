package org.pubn.lab.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

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
  private final ShutdownGuard guard = new ShutdownGuard();

  Staging(Path target, String id) {
    this.target = target;
    directory = target.resolve("." + id + ".staging");
    fresh = directory.resolve("new");
    replaced = directory.resolve("old");
    guard.install();
    try {
      removeTree(directory);
      Files.createDirectories(fresh);
      Files.createDirectories(replaced);
    } catch (IOException e) {
      guard.close();
      throw DatasetException.cannotWrite(directory, e);
    }
  }

  /** Where to make the data set. */
  Path fresh() {
    return fresh;
  }

  /** Moves files and directories to their places; what was there is removed. All or nothing. */
  void install(List<String> names) {
    Disk.stopIfInterrupted();
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
      DatasetException failure = DatasetException.cannotWrite(target, e);
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
      throw DatasetException.cannotWrite(directory, e);
    } finally {
      guard.close();
    }
  }

  private static void removeTree(Path tree) throws IOException {
    if (Files.exists(tree)) {
      List<Path> deepestFirst;
      try (Stream<Path> walk = Files.walk(tree)) {
        deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
      }
      for (Path path : deepestFirst) {
        Files.delete(path);
      }
    }
  }

  /**
   * Lets the thread that made it tidy up when the process is stopped with Ctrl-C: it is
   * interrupted, and the process ends when it has closed the guard.
   */
  private static final class ShutdownGuard implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 10;

    private final Thread worker = Thread.currentThread();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stopWorker, "dataset-shutdown-guard");

    void install() {
      Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stopWorker() {
      worker.interrupt();
      try {
        // Whether it came to an end or not, the process ends now.
        boolean unused = closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      closed.countDown();
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException e) {
        // The process is ending: the hook runs already.
      }
    }
  }
}
