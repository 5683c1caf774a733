package org.pubn.lab.experiment;

import java.lang.ref.SoftReference;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The trials that jobs run on. A trial is drawn for its first job and held until its last. After
 * that it is kept as long as memory allows: the next round of a selection often asks for a training
 * that an earlier round has done. Safe for use by several threads.
 */
final class OpenTrials {

  private final Function<Job, SharedTrial> draw;
  private final Map<Job.TrialKey, Integer> jobsLeft = new HashMap<>();
  private final Map<Job.TrialKey, SharedTrial> held = new HashMap<>();
  private final Map<Job.TrialKey, SoftReference<SharedTrial>> kept = new HashMap<>();

  OpenTrials(Function<Job, SharedTrial> draw) {
    this.draw = draw;
  }

  /** Announces jobs, so that a trial is held until the last of them is done. */
  synchronized void expect(Collection<Job> jobs) {
    jobs.forEach(job -> jobsLeft.merge(job.trialKey(), 1, Integer::sum));
  }

  /** The trial of a job that begins. */
  synchronized SharedTrial acquire(Job job) {
    return held.computeIfAbsent(job.trialKey(), key -> keptOrDrawn(job));
  }

  /** Tells that a job has done its work. */
  synchronized void release(Job job) {
    Job.TrialKey key = job.trialKey();
    if (jobsLeft.merge(key, -1, Integer::sum) == 0) {
      @Nullable SharedTrial trial = held.remove(key);
      if (trial != null) {
        trial.close();
      }
      kept.put(key, new SoftReference<>(trial));
    }
  }

  private SharedTrial keptOrDrawn(Job job) {
    SoftReference<SharedTrial> reference = kept.remove(job.trialKey());
    @Nullable SharedTrial trial = reference == null ? null : reference.get();
    return trial == null ? draw.apply(job) : trial;
  }
}
