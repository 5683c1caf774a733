package org.pubn.storage;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/**
 * A file beside the one that it is to replace. It is locked as long as it is in use. The system
 * takes the lock away from a process that dies, however it dies: a temporary file that can be
 * locked belongs to nobody, and is removed by whoever next writes the same file.
 */
final class TemporaryFile implements Closeable {

  /** Those of this process: a lock says nothing about them, and to try would end it. */
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private static final AtomicLong NUMBER = new AtomicLong();

  private final Path place;
  private final Path path;
  private final FileChannel channel;

  private TemporaryFile(Path place, Path path, FileChannel channel) {
    this.place = place;
    this.path = path;
    this.channel = channel;
  }

  /**
   * An empty file that did not exist before, with the permissions of any new file ({@link
   * Files#createTempFile} would make it, and so the target, readable by its owner alone).
   *
   * @param place the absolute path of the file that it is to replace
   */
  static TemporaryFile create(Path place) throws IOException {
    removeAbandoned(place);
    while (true) {
      // No name is used twice in a process: another thread may be about to remove its bearer.
      String number = ProcessHandle.current().pid() + "-" + NUMBER.getAndIncrement();
      Path path = place.resolveSibling(prefix(place) + number + ".tmp");
      OURS.add(path);
      try {
        FileChannel channel =
            FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        if (lock(channel) && Files.exists(path)) {
          return new TemporaryFile(place, path, channel);
        }
        // Another process took it for abandoned before it was locked.
        channel.close();
      } catch (FileAlreadyExistsException e) {
        // Of a process with the same number in another container: try the next.
      } catch (IOException e) {
        OURS.remove(path);
        throw new FileSystemException(
            place.toString(), null, "nothing can be written into its directory: " + IoReason.of(e));
      }
      OURS.remove(path);
    }
  }

  private static String prefix(Path place) {
    return "." + place.getFileName() + ".";
  }

  /** Whether nobody else has the lock; true where the file system knows no locks. */
  private static boolean lock(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException e) {
      return true;
    }
  }

  private static void removeAbandoned(Path place) {
    Pattern name = Pattern.compile(Pattern.quote(prefix(place)) + "\\d+-\\d+\\.tmp");
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(
            place.resolveSibling("."),
            file -> name.matcher(file.getFileName().toString()).matches())) {
      for (Path file : files) {
        Path sibling = place.resolveSibling(file.getFileName());
        if (!OURS.contains(sibling) && Files.isRegularFile(sibling)) {
          removeIfAbandoned(sibling);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Whoever cannot look cannot tidy up; whether one can write is found out next.
    }
  }

  private static void removeIfAbandoned(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock != null) {
        Files.deleteIfExists(file);
      }
    } catch (OverlappingFileLockException e) {
      // In use by another copy of this class in this process.
    }
  }

  OutputStream output() {
    return Channels.newOutputStream(channel);
  }

  /** Waits until the contents are on the disk. */
  void sync() throws IOException {
    channel.force(true);
  }

  /** Replaces the file by this one, and waits until the directory knows. */
  void moveIntoPlace() throws IOException {
    Files.move(path, place, StandardCopyOption.ATOMIC_MOVE);
    OURS.remove(path);
    channel.close();
    try (FileChannel directory =
        FileChannel.open(place.resolveSibling("."), StandardOpenOption.READ)) {
      directory.force(true);
    } catch (IOException e) {
      // Windows opens no directories, and some file systems do not sync them.
    }
  }

  /** Removes the file, unless it was moved into its place. */
  @Override
  public void close() throws IOException {
    if (OURS.contains(path)) {
      try {
        Files.deleteIfExists(path);
      } finally {
        channel.close();
        OURS.remove(path);
      }
    }
  }
}
