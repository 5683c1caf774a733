package org.pubn.lab.result;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/**
 * {@code results.jsonl}, the only state of an experiment beside the side files it names: one line
 * per finished outcome, on disk before the next one is begun. A process killed at any moment leaves
 * at most a torn last line, which the next one cuts off.
 *
 * <p>While it is open, no other process can open it.
 */
public final class ResultsFile implements AutoCloseable {

  public static final String NAME = "results.jsonl";

  private final Path path;
  private final FileChannel channel;
  private final List<Outcome> known = new ArrayList<>();
  private final Results results = new Results();
  private Optional<String> note = Optional.empty();

  /** The length of all whole lines. */
  private long end;

  private ResultsFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  /**
   * Opens the file of a directory, making both where they are missing.
   *
   * @param experiment the experiment it must belong to
   * @throws ResultsException if another process has it open, a line cannot be read, or it belongs
   *     to another experiment
   */
  public static ResultsFile open(Path directory, String experiment) {
    Path path = directory.resolve(NAME);
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new ResultsException(directory + ": is a file, must be a directory for results");
    }
    try {
      Files.createDirectories(directory);
      FileChannel channel =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      try {
        lock(path, channel);
        ResultsFile file = new ResultsFile(path, channel);
        file.load(experiment);
        return file;
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be opened: " + e, e);
    }
  }

  /** Reads the outcomes of a directory without opening it for writing. */
  public static List<Outcome> read(Path directory) {
    Path path = directory.resolve(NAME);
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      ResultsFile file = new ResultsFile(path, channel);
      file.parse(file.content());
      return List.copyOf(file.known);
    } catch (IOException e) {
      throw new ResultsException(path + ": cannot be read: " + e, e);
    }
  }

  private static void lock(Path path, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new ResultsException(
          path + ": another run is writing to it; wait for it or choose another --out");
    }
  }

  private void load(String experiment) throws IOException {
    end = parse(content());
    for (Outcome outcome : known) {
      if (!outcome.experiment().equals(experiment)) {
        throw new ResultsException(
            String.format(
                Locale.ROOT,
                "%s: belongs to experiment %s, not %s; choose another --out",
                path,
                outcome.experiment(),
                experiment));
      }
      results.add(outcome);
    }
    if (end < channel.size()) {
      note =
          Optional.of(path + ": dropped a torn last line of " + (channel.size() - end) + " bytes");
      channel.truncate(end);
    }
  }

  private byte[] content() throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (buffer.hasRemaining() && channel.read(buffer, buffer.position()) > 0) {}
    return buffer.array();
  }

  /** Reads all whole lines; returns the length of them in bytes. */
  private int parse(byte[] content) {
    int start = 0;
    int number = 0;
    for (int i = 0; i < content.length; i++) {
      if (content[i] == '\n') {
        number++;
        String line = new String(content, start, i - start, StandardCharsets.UTF_8);
        try {
          known.add(OutcomeJson.read(line));
        } catch (IllegalArgumentException e) {
          throw new ResultsException(
              String.format(
                  Locale.ROOT,
                  "%s, line %d: %s; repair or delete it",
                  path,
                  number,
                  e.getMessage()),
              e);
        }
        start = i + 1;
      }
    }
    return start;
  }

  /**
   * Refuses results that were drawn with other seeds.
   *
   * @param seedOf the seed of a trial
   */
  public void requireSeeds(IntToLongFunction seedOf) {
    for (Outcome outcome : known) {
      requireSeed(path, outcome.trial(), outcome.seed(), seedOf.applyAsLong(outcome.trial()));
    }
  }

  /**
   * Checks the seed of a trial.
   *
   * @throws ResultsException if it is not the expected one
   */
  public static void requireSeed(Path path, int trial, long seed, long expected) {
    if (seed != expected) {
      throw new ResultsException(
          String.format(
              Locale.ROOT,
              "%s: trial %d has seed %d, not %d; choose another --out or the same --seed",
              path,
              trial,
              seed,
              expected));
    }
  }

  /** What was repaired when the file was opened. */
  public Optional<String> note() {
    return note;
  }

  /** All outcomes in the file. */
  public Results results() {
    return results;
  }

  /**
   * Appends an outcome; it is on disk when this returns. A line that could be written in part only
   * is written over by the next one.
   */
  public synchronized void append(Outcome outcome) {
    ByteBuffer line =
        ByteBuffer.wrap((OutcomeJson.write(outcome) + "\n").getBytes(StandardCharsets.UTF_8));
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
    results.add(outcome);
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
