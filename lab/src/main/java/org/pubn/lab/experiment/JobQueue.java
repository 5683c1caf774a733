package org.pubn.lab.experiment;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;

/** Works through jobs in order with some threads. */
final class JobQueue {

  private final List<Job> jobs;
  private final int threads;
  private final OpenTrials trials;

  JobQueue(List<Job> jobs, int threads, OpenTrials trials) {
    this.jobs = jobs;
    this.threads = threads;
    this.trials = trials;
    trials.expect(jobs);
  }

  /**
   * Runs all jobs. The first failure keeps jobs not yet begun from starting and is thrown once
   * those under way have ended.
   */
  void run(BiConsumer<Job, SharedTrial> work) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    AtomicBoolean failed = new AtomicBoolean();
    try {
      List<Callable<Object>> tasks =
          jobs.stream()
              .map(job -> Executors.callable(() -> runUnlessFailed(job, work, failed)))
              .toList();
      pool.invokeAll(tasks).forEach(JobQueue::rethrow);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while jobs were under way", e);
    } finally {
      pool.shutdown();
    }
  }

  private void runUnlessFailed(Job job, BiConsumer<Job, SharedTrial> work, AtomicBoolean failed) {
    if (failed.get()) {
      return;
    }
    try {
      work.accept(job, trials.acquire(job));
      trials.release(job);
    } catch (RuntimeException | Error e) {
      failed.set(true);
      throw e;
    }
  }

  private static void rethrow(Future<?> ended) {
    try {
      ended.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new AssertionError("has ended already", e);
    }
  }
}
