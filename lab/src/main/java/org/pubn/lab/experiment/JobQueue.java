package org.pubn.lab.experiment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Works through jobs in order with some threads. What the jobs of a trial share is made for the
 * first and let go after the last, so that memory holds only the trials under way.
 */
final class JobQueue {

  private final List<Job> jobs;
  private final int threads;
  private final Map<Job.TrialKey, Integer> left = new HashMap<>();
  private final Map<Job.TrialKey, SharedTrial> open = new HashMap<>();

  JobQueue(List<Job> jobs, int threads) {
    this.jobs = jobs;
    this.threads = threads;
    jobs.forEach(job -> left.merge(job.trialKey(), 1, Integer::sum));
  }

  /**
   * Runs all jobs. The first failure keeps jobs not yet begun from starting and is thrown once
   * those under way have ended.
   */
  void run(Function<Job, SharedTrial> share, BiConsumer<Job, SharedTrial> work) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    AtomicBoolean failed = new AtomicBoolean();
    try {
      List<Callable<Object>> tasks =
          jobs.stream()
              .map(job -> Executors.callable(() -> runUnlessFailed(job, share, work, failed)))
              .toList();
      pool.invokeAll(tasks).forEach(JobQueue::rethrow);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while jobs were under way", e);
    } finally {
      pool.shutdown();
    }
  }

  private void runUnlessFailed(
      Job job,
      Function<Job, SharedTrial> share,
      BiConsumer<Job, SharedTrial> work,
      AtomicBoolean failed) {
    if (failed.get()) {
      return;
    }
    try {
      work.accept(job, acquire(job, share));
      release(job);
    } catch (RuntimeException | Error e) {
      failed.set(true);
      throw e;
    }
  }

  private synchronized SharedTrial acquire(Job job, Function<Job, SharedTrial> share) {
    return open.computeIfAbsent(job.trialKey(), key -> share.apply(job));
  }

  private synchronized void release(Job job) {
    if (left.merge(job.trialKey(), -1, Integer::sum) == 0) {
      open.remove(job.trialKey());
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
