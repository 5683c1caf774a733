package org.pubn.lab.experiment;

import static org.pubn.report.table.Text.format;

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
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.Configuration;
import org.pubn.lab.result.Details;
import org.pubn.lab.result.Outcome;
import org.pubn.lab.result.Results;
import org.pubn.lab.result.ResultsFile;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Checkpoints;
import org.pubn.learn.Fit;
import org.pubn.learn.TrainingFailedException;
import org.pubn.nn.KernelSets;
import org.pubn.origin.ProgramVersion;
import org.pubn.random.Seed;
import org.pubn.stats.Confusion;
import org.pubn.storage.AtomicFile;

/**
 * Runs an experiment: every entry in every trial, as many trainings at a time as there are threads,
 * skipping what the results file already has. Results do not depend on the number of threads or on
 * how often a run was interrupted.
 */
public final class Runner {

  private final Experiment experiment;
  private final Datasets datasets;
  private final RunOptions options;
  private final RunListener listener;
  private final ResultsFile file;
  private final Map<TrialsKey, Trials> trials = new HashMap<>();
  private final String kernels = KernelSets.create().name();

  private record TrialsKey(String task, DatasetOptions options) {}

  public Runner(
      Experiment experiment,
      Datasets datasets,
      RunOptions options,
      ResultsFile file,
      RunListener listener) {
    this.experiment = experiment;
    this.datasets = datasets;
    this.options = options;
    this.file = file;
    this.listener = listener;
  }

  /** Runs what is missing. */
  public void run() {
    OpenTrials open = new OpenTrials(this::shared);
    List<Job> missing = missing();
    while (!missing.isEmpty()) {
      long epochs = missing.stream().mapToLong(this::plannedEpochs).sum();
      listener.planned(missing.size(), epochs);
      new JobQueue(missing, options.threads(), open).run(this::run, this::recordUndrawn);
      missing = missing();
    }
    removeIfEmpty(options.out().resolve("checkpoints"));
  }

  private static void removeIfEmpty(Path folder) {
    try {
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // A trial that another process works at is still there.
    }
  }

  /** What the next decisions need and is not known yet. */
  private List<Job> missing() {
    Results results = file.results();
    Set<Job> jobs = new LinkedHashSet<>();
    for (Entry entry : experiment.entries()) {
      Selection selection = Selection.of(entry, datasets, results, options.trials());
      for (Configuration configuration : selection.wanted()) {
        for (int trial = 0; trial < options.trials(); trial++) {
          if (!results.has(configuration, trial)) {
            jobs.add(new Job(selection.method(), configuration, trial));
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

  private long plannedEpochs(Job job) {
    int members = LabSettings.members(job.configuration().settings());
    return (long) members * job.method().trainings() * dataset(job).optimisation().epochs();
  }

  /** The data set as a job wants it. */
  private Dataset dataset(Job job) {
    return datasets.of(datasets.task(job.configuration().task())).with(job.options());
  }

  private SharedTrial shared(Job job) {
    Task task = datasets.task(job.configuration().task());
    Dataset dataset = dataset(job);
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
        experiment.details(),
        listener,
        Checkpoints.in(checkpoints(job)));
  }

  /** Where the trainings of a job's trial are written down. */
  private Path checkpoints(Job job) {
    Job.TrialKey key = job.trialKey();
    String name =
        (key.task() + "/" + key.options() + "/" + key.trial() + (key.separateSigma() ? "s" : ""))
            .replaceAll("[^A-Za-z0-9.-]+", "-");
    return options.out().resolve("checkpoints").resolve(name);
  }

  private void run(Job job, SharedTrial shared) {
    try {
      shared.estimated(job);
    } catch (InputException e) {
      recordUndrawn(job, e);
      return;
    }
    listener.started(job.configuration(), job.trial());
    Outcome outcome = outcome(job, shared);
    file.append(outcome);
    listener.finished(outcome);
  }

  /** A trial that cannot be drawn, or gives no priors, is counted, and the others go on. */
  private void recordUndrawn(Job job, InputException reason) {
    listener.started(job.configuration(), job.trial());
    Outcome outcome =
        Outcome.undrawn(
            experiment.name(),
            job.configuration(),
            job.trial(),
            options.seedOf(job.trial()),
            ProgramVersion.current(),
            kernels,
            String.valueOf(reason.getMessage()));
    file.append(outcome);
    listener.advance(plannedEpochs(job));
    listener.finished(outcome);
  }

  /** What came of a job; a training that diverges is an outcome too. */
  private Outcome outcome(Job job, SharedTrial shared) {
    Fit fit;
    try {
      fit = shared.run(job);
    } catch (TrainingFailedException e) {
      return Outcome.diverged(
          experiment.name(),
          job.configuration(),
          job.trial(),
          options.seedOf(job.trial()),
          ProgramVersion.current(),
          kernels,
          String.valueOf(e.getMessage()));
    }
    TestSet test = shared.trial().test();
    float[] scores = fit.scorer().scores(test.features());
    Confusion rates = test.confusion(scores);
    Outcome outcome =
        new Outcome(
            experiment.name(),
            job.configuration(),
            job.trial(),
            options.seedOf(job.trial()),
            rates.error().orElseThrow(),
            rates.fpr().orElse(Double.NaN),
            rates.fnr().orElse(Double.NaN),
            fit.validationLoss(),
            shared.losses(job, fit),
            fit.seconds(),
            ProgramVersion.current(),
            kernels,
            writeDetails(job, shared, fit),
            Optional.empty());
    OptionalDouble auc = test.auc(scores);
    if (auc.isPresent()) {
      outcome = outcome.withAuc(auc.getAsDouble());
    }
    return shared.estimated(job).map(outcome::withEstimated).orElse(outcome);
  }

  private Optional<String> writeDetails(Job job, SharedTrial shared, Fit fit) {
    if (experiment.details().isEmpty()) {
      return Optional.empty();
    }
    Configuration configuration = job.configuration();
    String name =
        format(
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
