package org.pubn.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Independent jobs shared by threads. Which thread does which job makes no difference. */
public final class Parallel {

  private Parallel() {}

  /**
   * Runs jobs, so many at a time; their results are in the order in which they were given.
   *
   * @throws RuntimeException that of the first job, in this order, that failed
   */
  public static <T> List<T> run(List<Callable<T>> jobs, int threads) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> job : pool.invokeAll(jobs)) {
        results.add(job.get());
      }
      return results;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while jobs were under way", e);
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

  /** Runs jobs 0 … jobs − 1, so many at a time; their results are in this order. */
  public static <T> List<T> run(int jobs, int threads, IntFunction<T> job) {
    return run(
        IntStream.range(0, jobs).<Callable<T>>mapToObj(i -> () -> job.apply(i)).toList(), threads);
  }

  /**
   * Does jobs 0 … jobs − 1, each once.
   *
   * @param worker called once per thread; what it gives does that thread's jobs
   */
  public static void share(int jobs, int threads, Supplier<IntConsumer> worker) {
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
    } else {
      run(Collections.nCopies(used, Executors.callable(work)), used);
    }
  }
}
