package org.pubn.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.pubn.classify.ProgramVersion;
import org.pubn.data.AtomicFile;
import org.pubn.eval.ErrorRates;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.nn.KernelSets;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;

/**
 * Runs an experiment: every entry in every trial, as many trainings at a time as there are threads,
 * skipping what the results file already has. Results do not depend on the number of threads or on
 * how often a run was interrupted.
 */
public final class Runner {

  private final Experiment experiment;
  private final RunOptions options;
  private final RunListener listener;
  private final ResultsFile file;
  private final Map<TrialsKey, Trials> trials = new HashMap<>();
  private final String kernels = KernelSets.create().name();

  private record TrialsKey(String task, DatasetOptions options) {}

  public Runner(Experiment experiment, RunOptions options, ResultsFile file, RunListener listener) {
    this.experiment = experiment;
    this.options = options;
    this.file = file;
    this.listener = listener;
  }

  /** Runs what is missing. */
  public void run() {
    OpenTrials open = new OpenTrials(this::shared);
    List<Job> missing = missing();
    while (!missing.isEmpty()) {
      long epochs = missing.stream().mapToLong(Runner::plannedEpochs).sum();
      listener.planned(missing.size(), epochs);
      new JobQueue(missing, options.threads(), open).run(this::run);
      missing = missing();
    }
  }

  /** What the next decisions need and is not known yet. */
  private List<Job> missing() {
    Results results = file.results();
    Set<Job> jobs = new LinkedHashSet<>();
    for (Entry entry : experiment.entries()) {
      Selection selection = Selection.of(entry, results, options.trials());
      for (Configuration configuration : selection.wanted()) {
        for (int trial = 0; trial < options.trials(); trial++) {
          if (!results.has(configuration, trial)) {
            jobs.add(new Job(selection.kind(), configuration, trial));
          }
        }
      }
    }
    return interleaved(jobs, options.threads());
  }

  /**
   * Jobs in an order in which as many trials are under way as there are threads. Jobs of one trial
   * often wait for the same training; with one trial per thread, nobody waits.
   */
  static List<Job> interleaved(Collection<Job> jobs, int threads) {
    Map<Integer, Integer> seen = new HashMap<>();
    Map<Job, Integer> position = new HashMap<>();
    jobs.forEach(job -> position.put(job, seen.merge(job.trial(), 1, Integer::sum)));
    List<Job> ordered = new ArrayList<>(jobs);
    ordered.sort(
        Comparator.comparingInt((Job job) -> job.trial() / threads)
            .thenComparingInt(job -> position.getOrDefault(job, 0))
            .thenComparingInt(Job::trial));
    return ordered;
  }

  private static long plannedEpochs(Job job) {
    int members = job.configuration().settings().members();
    return (long) members * job.kind().trainings() * job.dataset().optimisation().epochs();
  }

  private SharedTrial shared(Job job) {
    Task task = Datasets.task(job.configuration().task());
    Dataset dataset = job.dataset();
    Trials drawn;
    synchronized (trials) {
      drawn =
          trials.computeIfAbsent(
              new TrialsKey(task.id(), job.options()), key -> new Trials(dataset, task));
    }
    Seed seed = new Seed(options.seedOf(job.trial()));
    return new SharedTrial(
        dataset,
        task,
        drawn,
        job.trialKey(),
        seed,
        new TrialRecorder.Options(experiment.details(), listener::advanced));
  }

  private void run(Job job, SharedTrial shared) {
    listener.started(job.configuration(), job.trial());
    long before = shared.recorder().epochsOfThread();
    Fit fit = shared.run(job);
    ErrorRates rates =
        ErrorRates.of(fit.scorer().scores(shared.trial().test().features()), shared.trial().test());
    Outcome outcome =
        new Outcome(
            experiment.name(),
            job.configuration(),
            job.trial(),
            options.seedOf(job.trial()),
            rates.error(),
            rates.fpr(),
            rates.fnr(),
            fit.validationLoss(),
            OptionalDouble.of(shared.zeroOneLoss(fit)),
            fit.seconds(),
            ProgramVersion.current(),
            kernels,
            writeDetails(job, shared, fit));
    file.append(outcome);
    long trained = shared.recorder().epochsOfThread() - before;
    listener.advanced(plannedEpochs(job) - trained);
    listener.finished(outcome);
  }

  private Optional<String> writeDetails(Job job, SharedTrial shared, Fit fit) {
    if (experiment.details().isEmpty()) {
      return Optional.empty();
    }
    Configuration configuration = job.configuration();
    String name =
        String.format(
            Locale.ROOT,
            "details/%s-%s-%08x-%d.json",
            configuration.task().replace('/', '-'),
            configuration.method(),
            configuration.settings().toString().hashCode(),
            job.trial());
    Details details = shared.recorder().details(fit);
    Path path = options.out().resolve(name);
    try {
      Files.createDirectories(options.out().resolve("details"));
      AtomicFile.write(path, out -> out.write(details.toJson()));
    } catch (IOException e) {
      throw new UncheckedIOException(path + ": cannot be written: " + e.getMessage(), e);
    }
    return Optional.of(name);
  }
}
