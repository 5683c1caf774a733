package org.pubn.lab.experiment;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.pubn.engine.Parallel;
import org.pubn.lab.task.TooFewRowsException;

/** Works through jobs in order with some threads. */
final class JobQueue {

  private final List<Job> jobs;
  private final int threads;
  private final OpenTrials trials;
  private final AtomicBoolean failed = new AtomicBoolean();

  JobQueue(List<Job> jobs, int threads, OpenTrials trials) {
    this.jobs = jobs;
    this.threads = threads;
    this.trials = trials;
    trials.expect(jobs);
  }

  /**
   * Runs all jobs. The first failure keeps jobs not yet begun from starting and is thrown once
   * those under way have ended.
   *
   * @param undrawn told of every job whose trial cannot be drawn, in place of its work
   */
  void run(BiConsumer<Job, SharedTrial> work, BiConsumer<Job, TooFewRowsException> undrawn) {
    Parallel.run(
        jobs.stream()
            .<Callable<Boolean>>map(job -> () -> runUnlessFailed(job, work, undrawn))
            .toList(),
        threads);
  }

  private boolean runUnlessFailed(
      Job job, BiConsumer<Job, SharedTrial> work, BiConsumer<Job, TooFewRowsException> undrawn) {
    if (failed.get()) {
      return false;
    }
    try {
      SharedTrial trial;
      try {
        trial = trials.acquire(job);
      } catch (TooFewRowsException e) {
        undrawn.accept(job, e);
        trials.release(job);
        return true;
      }
      work.accept(job, trial);
      trials.release(job);
      return true;
    } catch (RuntimeException | Error e) {
      failed.set(true);
      throw e;
    }
  }
}
