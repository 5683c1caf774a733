package org.pubn.lab.download;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Supplier;

/**
 * Keeps two processes from fetching the same data set at once. The system lets go of the lock when
 * the process ends, however it ends. The file stays: removing it would let a third process lock a
 * new file of that name while a second one still holds the old.
 */
final class DatasetLock {

  private DatasetLock() {}

  /**
   * Does some work under the lock, in a directory that is made if need be.
   *
   * @throws DatasetException if somebody else has the lock
   */
  static <T> T holding(Path directory, String id, Supplier<T> work) {
    Disk.attempt(directory, () -> Files.createDirectories(directory));
    Path file = directory.resolve("." + id + ".lock");
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      if (channel.tryLock() != null) {
        return work.get();
      }
    } catch (OverlappingFileLockException e) {
      // Another thread of this process has it.
    } catch (IOException e) {
      throw DatasetException.cannotWrite(file, e);
    }
    throw new DatasetException(
        id + " is being fetched into " + directory + " by another process: wait until it is done");
  }
}
