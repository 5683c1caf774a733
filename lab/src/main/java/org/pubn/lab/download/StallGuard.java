package org.pubn.lab.download;

import static org.pubn.report.table.Text.format;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The body of an answer, read in blocks. It is closed when it arrives too slowly, which wakes the
 * thread that reads it: the timeouts of {@link java.net.http.HttpClient} end where the body begins.
 */
final class StallGuard extends FilterInputStream {

  private final DownloadPolicy policy;
  private final AtomicLong received = new AtomicLong();
  private volatile boolean stalled;
  private volatile boolean closed;

  private StallGuard(InputStream body, DownloadPolicy policy) {
    super(body);
    this.policy = policy;
  }

  static StallGuard watching(InputStream body, DownloadPolicy policy) {
    StallGuard guard = new StallGuard(body, policy);
    guard.checkLater();
    return guard;
  }

  private void checkLater() {
    CompletableFuture.delayedExecutor(policy.stallWindow().toMillis(), TimeUnit.MILLISECONDS)
        .execute(this::check);
  }

  /** Looks at the window that ends now. */
  private void check() {
    if (closed) {
      return;
    }
    if (received.getAndSet(0) >= policy.stallBytes()) {
      checkLater();
    } else {
      stalled = true;
      try {
        in.close();
      } catch (IOException e) {
        // The reader learns of it.
      }
    }
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    try {
      int n = super.read(bytes, offset, length);
      if (n >= 0 || !stalled) {
        received.addAndGet(n);
        return n;
      }
    } catch (IOException e) {
      if (!stalled) {
        throw e;
      }
    }
    throw new IOException(
        format(
            "fewer than %,d bytes came in %.1f seconds",
            policy.stallBytes(), policy.stallWindow().toMillis() / 1000.0));
  }

  @Override
  public void close() throws IOException {
    closed = true;
    super.close();
  }
}
