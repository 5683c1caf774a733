package org.pubn.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.Progress;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.task.Task;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Checkpoints;
import org.pubn.method.MethodCatalog;
import org.pubn.random.Seed;
import org.pubn.settings.Settings;

@Timeout(30)
class JobQueueTest {

  private static final Dataset TOY = DATASETS.dataset("toy");
  private static final Task TASK = DATASETS.task("toy/pu");

  private static Job job(int trial, double rate) {
    return new Job(
        MethodCatalog.NNPU,
        new Configuration("toy/pu", "nnpu", Settings.NONE.with("rate", rate)),
        trial);
  }

  private static SharedTrial counted(Job job, AtomicInteger made) {
    made.incrementAndGet();
    return share(job);
  }

  private static SharedTrial share(Job job) {
    return new SharedTrial(
        TOY,
        TASK,
        new Trials(TOY, TASK),
        job.trialKey(),
        new Seed(job.trial()),
        Set.of(),
        Progress.NONE,
        Checkpoints.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void everyJobRunsOnceAndATrialIsMadeOnce(int threads) {
    List<Job> jobs = IntStream.range(0, 12).mapToObj(i -> job(i / 3, 0.1 + i % 3)).toList();
    AtomicInteger made = new AtomicInteger();
    Map<Job, SharedTrial> ran = new ConcurrentHashMap<>();

    new JobQueue(jobs, threads, new OpenTrials(job -> counted(job, made)))
        .run((job, shared) -> assertThat(ran.put(job, shared)).isNull(), (job, reason) -> {});

    assertThat(ran).containsOnlyKeys(jobs);
    assertThat(made).hasValue(4);
    assertThat(ran.get(jobs.get(0))).isSameAs(ran.get(jobs.get(2)));
  }

  /** A chosen σ̂ was trained while it was being chosen. */
  @Test
  void theNextRoundFindsTheTrialsOfTheLast() {
    AtomicInteger made = new AtomicInteger();
    OpenTrials trials = new OpenTrials(job -> counted(job, made));

    new JobQueue(List.of(job(0, 1), job(1, 1)), 2, trials)
        .run((job, shared) -> {}, (job, reason) -> {});
    new JobQueue(List.of(job(0, 2), job(1, 2)), 2, trials)
        .run((job, shared) -> {}, (job, reason) -> {});

    assertThat(made).hasValue(2);
  }

  /** Otherwise the results file would be closed under them. */
  @Test
  void aFailureIsThrownOnceJobsUnderWayHaveEnded() {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicInteger ended = new AtomicInteger();

    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(
            () ->
                new JobQueue(
                        List.of(job(0, 1), job(1, 1), job(2, 1), job(3, 1)),
                        2,
                        new OpenTrials(JobQueueTest::share))
                    .run(
                        (job, shared) -> {
                          if (job.trial() == 0) {
                            await(begun);
                            throw new IllegalArgumentException("job 0");
                          }
                          begun.countDown();
                          sleep(300);
                          ended.incrementAndGet();
                        },
                        (job, reason) -> {}))
        .withMessage("job 0");

    assertThat(ended).as("jobs under way, and none begun later").hasValue(1);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void separateSigmaIsAnotherTrial() {
    Settings separate = Settings.NONE.with("sigmaData", "separate");
    Job job = new Job(MethodCatalog.PUBN, new Configuration("toy/pu", "pubn", separate), 0);

    assertThat(job.separateSigma()).isTrue();
    assertThat(job.trialKey()).isNotEqualTo(job(0, 1).trialKey());
    assertThat(job(0, 1).trialKey()).isEqualTo(job(0, 2).trialKey());
  }
}
