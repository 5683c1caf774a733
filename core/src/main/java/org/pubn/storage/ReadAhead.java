package org.pubn.storage;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Reads another reader in a thread of its own, a few batches ahead, so that reading and working on
 * what was read go on side by side. What is read, its order and its errors are those of the other
 * reader. To be used by one thread.
 */
public final class ReadAhead implements RowReader {

  private static final int BATCHES = 4;

  /** What the thread found: rows, the end, or a failure. */
  private sealed interface Found {
    record Rows(RowBatch batch) implements Found {}

    record End() implements Found {}

    record Failure(Throwable cause) implements Found {}
  }

  private final RowReader reader;
  private final BlockingQueue<Found> queue = new ArrayBlockingQueue<>(BATCHES);
  private final Thread thread;
  private boolean ended;

  /** Starts reading; the reader is closed with this one. */
  public ReadAhead(RowReader reader) {
    this.reader = reader;
    this.thread = new Thread(this::readAll, "read " + reader.source());
    thread.setDaemon(true);
    thread.start();
  }

  private void readAll() {
    try {
      Found found;
      do {
        found = read();
        queue.put(found);
      } while (found instanceof Found.Rows);
    } catch (InterruptedException e) {
      // Closed before the end: nobody waits for more.
      Thread.currentThread().interrupt();
    }
  }

  private Found read() {
    try {
      Optional<RowBatch> batch = reader.next();
      return batch.isPresent() ? new Found.Rows(batch.get()) : new Found.End();
    } catch (IOException | RuntimeException | Error e) {
      return new Found.Failure(e);
    }
  }

  @Override
  public String source() {
    return reader.source();
  }

  @Override
  public List<String> columns() {
    return reader.columns();
  }

  @Override
  public Optional<RowBatch> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    Found found = take();
    if (found instanceof Found.Rows rows) {
      return Optional.of(rows.batch());
    }
    ended = true;
    if (found instanceof Found.Failure failure) {
      rethrow(failure.cause());
    }
    return Optional.empty();
  }

  private Found take() throws InterruptedIOException {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while reading " + source());
    }
  }

  private static void rethrow(Throwable cause) throws IOException {
    if (cause instanceof IOException failure) {
      throw failure;
    }
    if (cause instanceof RuntimeException failure) {
      throw failure;
    }
    throw (Error) cause;
  }

  @Override
  public void close() throws IOException {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while closing " + source());
    } finally {
      reader.close();
    }
  }
}
