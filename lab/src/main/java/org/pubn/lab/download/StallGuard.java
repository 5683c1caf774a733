package org.pubn.lab.download;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Closes the body of an answer that arrives too slowly, which wakes the thread that reads it. The
 * timeouts of {@link java.net.http.HttpClient} end where the body begins.
 */
final class StallGuard implements AutoCloseable {

  private final InputStream body;
  private final DownloadPolicy policy;
  private final AtomicLong received = new AtomicLong();
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean stalled;

  private StallGuard(InputStream body, DownloadPolicy policy) {
    this.body = body;
    this.policy = policy;
  }

  static StallGuard watching(InputStream body, DownloadPolicy policy) {
    StallGuard guard = new StallGuard(body, policy);
    Thread watcher = new Thread(guard::watch, "download-stall-guard");
    watcher.setDaemon(true);
    watcher.start();
    return guard;
  }

  void count(int bytes) {
    received.addAndGet(bytes);
  }

  boolean stalled() {
    return stalled;
  }

  private void watch() {
    try {
      long before = 0;
      while (!finished.await(policy.stallWindow().toMillis(), TimeUnit.MILLISECONDS)) {
        long now = received.get();
        if (now - before < policy.stallBytes()) {
          stalled = true;
          body.close();
          return;
        }
        before = now;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    finished.countDown();
  }
}
