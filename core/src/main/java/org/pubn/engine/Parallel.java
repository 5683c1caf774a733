package org.pubn.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Trainings that run side by side. */
public final class Parallel {

  private Parallel() {}

  /**
   * Runs jobs, so many at a time; what comes of them is in the order in which they were given.
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
      throw new IllegalStateException("interrupted while trainings were under way", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }
}
