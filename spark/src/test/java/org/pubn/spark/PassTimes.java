package org.pubn.spark;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.StageInfo;
import scala.jdk.javaapi.CollectionConverters;

/**
 * How long the jobs of a training took, to tell its passes from its preparations: by the clock, and
 * by the processor time of their tasks, which other programs on the machine disturb less.
 */
final class PassTimes extends SparkListener {

  /** A job; its seconds are counted while it runs. */
  private static final class Job {
    final String name;
    final long start;
    double seconds;
    double processorSeconds;

    Job(String name, long start) {
      this.name = name;
      this.start = start;
    }
  }

  private final Map<Integer, Job> jobs = new HashMap<>();
  private final Map<Integer, Job> ofStages = new HashMap<>();

  @Override
  public synchronized void onJobStart(SparkListenerJobStart start) {
    String stages =
        CollectionConverters.asJava(start.stageInfos()).stream()
            .map(StageInfo::name)
            .collect(Collectors.joining(", "));
    String description = start.properties().getProperty("spark.job.description", "");
    Job job = new Job(description + " " + stages, start.time());
    jobs.put(start.jobId(), job);
    CollectionConverters.asJava(start.stageInfos())
        .forEach(stage -> ofStages.put(stage.stageId(), job));
  }

  @Override
  public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
    Job job = ofStages.get(end.stageId());
    if (job != null && end.taskMetrics() != null) {
      job.processorSeconds += end.taskMetrics().executorCpuTime() * 1e-9;
    }
  }

  @Override
  public synchronized void onJobEnd(SparkListenerJobEnd end) {
    Job job = jobs.get(end.jobId());
    if (job != null) {
      job.seconds = (end.time() - job.start) * 1e-3;
    }
  }

  /**
   * Prints the medians of the jobs whose name holds a word, as a first pass also prepares rows;
   * returns seconds by the clock, then of processors.
   */
  synchronized double[] perPass(String word, double total, String who) {
    List<Job> passes = jobs.values().stream().filter(job -> job.name.contains(word)).toList();
    double[] medians = {
      median(passes, job -> job.seconds), median(passes, job -> job.processorSeconds)
    };
    ScaleBenchmark.print(
        "%s: %.1f s in all, %d passes, median pass %.3f s by the clock, %.3f s of processors",
        who, total, passes.size(), medians[0], medians[1]);
    return medians;
  }

  /** The processor time of all jobs so far. */
  synchronized double processorSeconds() {
    return jobs.values().stream().mapToDouble(job -> job.processorSeconds).sum();
  }

  private static double median(List<Job> passes, ToDoubleFunction<Job> time) {
    double[] sorted = passes.stream().mapToDouble(time).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
