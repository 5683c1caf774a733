package org.pubn.learn;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.pubn.data.InputException;
import org.pubn.storage.IoReason;

/**
 * Where trainings under way are written down, one file each, so that they go on after the process
 * was killed: with the same bits as if it had not been. A file is written after an epoch, unless
 * the last one is younger than some seconds; trainings that take less leave none.
 *
 * @param folder where the files are; empty if trainings are not written down
 * @param seconds least time between two files of a training
 */
public record Checkpoints(Optional<Path> folder, double seconds) {

  /** Trainings are not written down. */
  public static final Checkpoints NONE = new Checkpoints(Optional.empty(), 0);

  /** A training of seconds is sooner done again than written down. */
  private static final double SECONDS = 10;

  private static final String SUFFIX = ".training";

  /** A training, or one that was being written when the process was killed. */
  private static final Pattern OURS =
      Pattern.compile("[0-9a-f]{32}\\.training|\\.[0-9a-f]{32}\\.training\\.\\d+-\\d+\\.tmp");

  /** Trainings are written down in a folder, which need not be there yet. */
  public static Checkpoints in(Path folder) {
    return new Checkpoints(Optional.of(folder), SECONDS);
  }

  /** The name of the file of the training with a fingerprint. */
  static String name(String fingerprint) {
    return fingerprint.substring(0, 32) + SUFFIX;
  }

  /**
   * Refuses a folder that holds anything but trainings, since it is removed in the end.
   *
   * @throws InputException if there is such a thing, or no folder at its place
   */
  public void requireOurs() {
    if (folder.isEmpty() || !Files.exists(folder.get())) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.get())) {
      for (Path file : files) {
        if (!OURS.matcher(String.valueOf(file.getFileName())).matches()) {
          throw new InputException(
              folder.get()
                  + ": must hold nothing but trainings under way, holds "
                  + file.getFileName());
        }
      }
    } catch (NotDirectoryException e) {
      throw new InputException(
          folder.get() + ": must be a folder, for trainings under way are kept in it", e);
    } catch (IOException e) {
      throw new InputException(folder.get() + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  /** Forgets the trainings, once what came of them is kept elsewhere. */
  public void clear() {
    if (folder.isEmpty()) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.get())) {
      for (Path file : files) {
        if (OURS.matcher(String.valueOf(file.getFileName())).matches()) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(folder.get());
    } catch (NoSuchFileException e) {
      // Nothing was written down.
    } catch (IOException e) {
      throw new InputException(folder.get() + ": cannot be removed: " + IoReason.of(e), e);
    }
  }
}
