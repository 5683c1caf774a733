package org.pubn.lab.download;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets the thread that made it tidy up when the process is stopped with Ctrl-C: it is interrupted,
 * and the process ends when it has closed the guard.
 */
final class ShutdownGuard implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 10;

  private final Thread worker = Thread.currentThread();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stopWorker, "dataset-shutdown-guard");

  private ShutdownGuard() {}

  static ShutdownGuard install() {
    ShutdownGuard guard = new ShutdownGuard();
    Runtime.getRuntime().addShutdownHook(guard.hook);
    return guard;
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
