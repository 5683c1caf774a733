package org.pubn.trees;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.pubn.numbers.Require;

/**
 * Threads that stay together through thousands of short sections of independent jobs, as boosting
 * has them. Between two sections they wait awake for a moment before they sleep. The caller works
 * with them; a section is over when its jobs are done.
 */
final class Team implements AutoCloseable {

  private static final int SPINS = 5000;

  /** Jobs of one section. One that comes late finds none left. */
  private static final class Section {
    private final int jobs;
    private final IntConsumer work;
    private final Thread caller = Thread.currentThread();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    Section(int jobs, IntConsumer work) {
      this.jobs = jobs;
      this.work = work;
    }

    void help() {
      for (int job = next.getAndIncrement(); job < jobs; job = next.getAndIncrement()) {
        try {
          work.accept(job);
        } catch (RuntimeException | Error e) {
          failure.compareAndSet(null, e);
        }
        if (done.incrementAndGet() == jobs) {
          LockSupport.unpark(caller);
        }
      }
    }
  }

  /** A thread that helps. */
  private final class Helper extends Thread {
    private volatile boolean asleep;

    Helper(int number) {
      super("trees-" + number);
      setDaemon(true);
    }

    @Override
    public void run() {
      Section last = current;
      while (!closed) {
        Section section = current;
        for (int spin = 0; section == last && spin < SPINS; spin++) {
          Thread.onSpinWait();
          section = current;
        }
        if (section == last) {
          sleepBehind(last);
        } else {
          section.help();
          last = section;
        }
      }
    }

    private void sleepBehind(Section last) {
      asleep = true;
      while (current == last && !closed) {
        LockSupport.park(this);
      }
      asleep = false;
    }
  }

  private final Helper[] helpers;
  private volatile Section current = new Section(0, job -> {});
  private volatile boolean closed;

  Team(int threads) {
    Require.atLeast(1, "threads", threads);
    helpers = new Helper[threads - 1];
    for (int i = 0; i < helpers.length; i++) {
      helpers[i] = new Helper(i + 1);
      helpers[i].start();
    }
  }

  /** Does jobs 0 … jobs − 1, each once, and returns when all are done. */
  void run(int jobs, IntConsumer work) {
    if (helpers.length == 0 || jobs < 2) {
      for (int job = 0; job < jobs; job++) {
        work.accept(job);
      }
      return;
    }
    Section section = new Section(jobs, work);
    current = section;
    wake();
    section.help();
    for (int spin = 0; section.done.get() < jobs; spin++) {
      if (spin < SPINS) {
        Thread.onSpinWait();
      } else {
        LockSupport.park(this);
      }
    }
    Throwable failure = section.failure.get();
    if (failure instanceof RuntimeException e) {
      throw e;
    }
    if (failure instanceof Error e) {
      throw e;
    }
  }

  private void wake() {
    for (Helper helper : helpers) {
      if (helper.asleep) {
        LockSupport.unpark(helper);
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Helper helper : helpers) {
      LockSupport.unpark(helper);
    }
  }
}
