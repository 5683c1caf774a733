package org.pubn.lab.result;

import static org.pubn.report.table.Text.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pubn.data.InputException;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.IoReason;

/**
 * {@code results.jsonl}: one line per finished piece of work, on disk before the next one is begun.
 * A process killed at any moment leaves at most a torn last line, which the next one cuts off.
 *
 * <p>While it is open, no other process can open it.
 */
public final class JsonLines<T> implements AutoCloseable {
  public static final String NAME = "results.jsonl";

  /**
   * How a piece of work is written as a line.
   *
   * @param read reads a line; throws an {@link IllegalArgumentException} that says what is wrong
   * @param remedy what to do about a line that cannot be read
   */
  public record Format<T>(Function<T, String> write, Function<String, T> read, String remedy) {}

  private final Path path;
  private final FileChannel channel;
  private final Format<T> format;
  private final List<T> values = new ArrayList<>();

  /** The length of all whole lines. */
  private long end;

  private JsonLines(Path path, FileChannel channel, Format<T> format) throws IOException {
    this.path = path;
    this.channel = channel;
    this.format = format;
    ByteBuffer content = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (content.hasRemaining() && channel.read(content, content.position()) > 0) {}
    parse(content.array());
  }

  /**
   * Opens the file of a directory, making both where they are missing.
   *
   * @throws ResultsException if another process has it open or a line cannot be read
   * @throws InputException if it is no regular file
   */
  public static <T> JsonLines<T> open(Path directory, Format<T> format) {
    Path path = directory.resolve(NAME);
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new ResultsException(directory + ": is a file, must be a directory for results");
    }
    try {
      Files.createDirectories(directory);
      AtomicFile.requireWritable(path, List.of());
      FileChannel channel =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        if (!isLocked(channel)) {
          throw new ResultsException(
              path + ": another run is writing to it; wait for it or choose another --out");
        }
        return new JsonLines<>(path, channel, format);
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be opened: " + IoReason.of(e), e);
    }
  }

  /** The lines of a directory, which is not opened for writing. */
  static <T> List<T> read(Path directory, Format<T> format) {
    Path path = directory.resolve(NAME);
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return new JsonLines<>(path, channel, format).values();
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private void parse(byte[] content) {
    int start = 0;
    for (int i = 0; i < content.length; i++) {
      if (content[i] == '\n') {
        String line = new String(content, start, i - start, StandardCharsets.UTF_8);
        try {
          values.add(format.read().apply(line));
        } catch (IllegalArgumentException e) {
          String where = format("%s, line %d: ", path, values.size() + 1);
          throw new ResultsException(where + e.getMessage() + "; " + format.remedy(), e);
        }
        start = i + 1;
      }
    }
    end = start;
  }

  /**
   * Cuts off a torn last line; says so where there was one. Where that is impossible the file is
   * closed, so that another run can have it.
   */
  public Optional<String> repair() {
    try {
      long torn = channel.size() - end;
      channel.truncate(end);
      return torn == 0
          ? Optional.empty()
          : Optional.of(path + ": dropped a torn last line of " + torn + " bytes");
    } catch (IOException e) {
      close();
      throw new ResultsException(path + ": cannot be opened: " + IoReason.of(e), e);
    }
  }

  public Path path() {
    return path;
  }

  public synchronized List<T> values() {
    return List.copyOf(values);
  }

  /**
   * Refuses a trial that was drawn with another seed.
   *
   * @throws ResultsException if it was
   */
  public void requireSeed(int trial, long seed, long expected) {
    if (seed != expected) {
      throw new ResultsException(
          format(
              "%s: trial %d has seed %d, not %d; choose another --out or the same --seed",
              path, trial, seed, expected));
    }
  }

  /**
   * Appends a line; it is on disk when this returns. A line that could be written in part only is
   * written over by the next one.
   */
  public synchronized void append(T value) {
    byte[] bytes = (format.write().apply(value) + "\n").getBytes(StandardCharsets.UTF_8);
    ByteBuffer line = ByteBuffer.wrap(bytes);
    try {
      channel.truncate(end);
      while (line.hasRemaining()) {
        channel.write(line, end + line.position());
      }
      channel.force(false);
      end += line.limit();
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": cannot be written: " + e.getMessage(), e);
    }
    values.add(value);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
