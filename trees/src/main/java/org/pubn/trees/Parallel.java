package org.pubn.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Independent jobs shared by threads. Which thread does which job makes no difference. */
final class Parallel {

  private Parallel() {}

  static void checkThreads(int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("threads " + threads + ": must be at least 1");
    }
  }

  /**
   * Does jobs 0 … jobs − 1, each once.
   *
   * @param worker called once per thread; what it gives does that thread's jobs
   */
  static void run(int jobs, int threads, Supplier<IntConsumer> worker) {
    checkThreads(threads);
    AtomicInteger next = new AtomicInteger();
    Runnable work =
        () -> {
          IntConsumer does = worker.get();
          for (int job = next.getAndIncrement(); job < jobs; job = next.getAndIncrement()) {
            does.accept(job);
          }
        };
    int used = Math.min(threads, jobs);
    if (used <= 1) {
      work.run();
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(used);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < used; i++) {
        running.add(pool.submit(work));
      }
      for (Future<?> each : running) {
        each.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while trees were at work", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      if (e.getCause() instanceof Error cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
