package org.pubn.lab.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.pubn.engine.Parallel;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.experiment.ReportFiles;
import org.pubn.lab.result.JsonLines;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.lab.task.SampleSizes;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TrialSizes;
import org.pubn.lab.trial.Trial;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.linear.ExactLinear;
import org.pubn.method.ExactMethods;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.numbers.Require;
import org.pubn.origin.ProgramVersion;
import org.pubn.random.Seed;
import org.pubn.report.Report;
import org.pubn.sample.Priors;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/**
 * What it costs not to say that the rows were labeled within one table. Half of the positives of
 * the table, and half of the negatives of the kind that is collected, are labeled. Beside it stand
 * samples with as many labeled rows and a U as large as the table, drawn apart. The priors are the
 * true ones of the population; models are linear, trained exactly, with settings that are fixed.
 *
 * @param threads trainings at a time; results do not depend on it
 */
public record ScenarioStudy(List<Dataset> datasets, int trials, long seed, int threads, Path out) {

  /** The share of the positives, and of the negatives of the kind, that is labeled. */
  private static final double LABELED = 0.5;

  private static final Settings SETTINGS =
      Settings.NONE.with(Setting.SIGMA_L2, 1e-2).with(Setting.L2, 1e-2).with(Setting.TAU, 0.7);

  static final List<String> METHODS = List.of("pubn-n", "pubn");

  public ScenarioStudy {
    datasets = List.copyOf(datasets);
    Require.atLeast(1, "trials", trials);
  }

  private record Job(Dataset dataset, Task task, int trial) {}

  private List<Job> jobs() {
    List<Job> jobs = new ArrayList<>();
    for (int trial = 0; trial < trials; trial++) {
      for (Dataset dataset : datasets) {
        Task task = dataset.tasks().stream().filter(Task::hasNegatives).findFirst().orElseThrow();
        jobs.add(new Job(dataset, task, trial));
      }
    }
    return jobs;
  }

  /** How many trials of tasks there are. */
  public int size() {
    return trials * datasets.size();
  }

  /**
   * Runs what is missing and writes the report.
   *
   * @param command the command line, for the record
   * @param finished told of every task whose trial has ended
   */
  public Report run(String command, Consumer<String> finished) {
    long start = System.nanoTime();
    try (JsonLines<ScenarioTrial> file = JsonLines.open(out, ScenarioTrial.LINE)) {
      file.values().forEach(t -> file.requireSeed(t.trial(), t.seed(), seed + t.trial()));
      file.repair();
      StudyRecord before = StudyRecord.of(out, "scenario");
      int done = 0;
      for (Job job : jobs()) {
        boolean missing = false;
        for (ScenarioTrial ended : ended(job, file)) {
          file.append(ended);
          missing = true;
        }
        if (missing) {
          Session session = Session.underWay(command, threads, ++done, start);
          RunFile.write(out, before.with(session));
        }
        finished.accept(job.task().id() + ", trial " + job.trial());
      }
      Report report = ScenarioStudyReport.of(file.values());
      ReportFiles.write(report, out);
      return report;
    }
  }

  private List<ScenarioTrial> ended(Job job, JsonLines<ScenarioTrial> file) {
    List<String> missing =
        METHODS.stream()
            .filter(
                method ->
                    file.values().stream()
                        .noneMatch(
                            t ->
                                t.task().equals(job.task().id())
                                    && t.trial() == job.trial()
                                    && t.method().equals(method)))
            .toList();
    if (missing.isEmpty()) {
      return List.of();
    }
    Seed own = new Seed(seed + job.trial());
    Trial apart = trials(job, true).draw(own);
    Trial table = trials(job, false).drawTable(own);
    List<TrainingData> arms =
        List.of(apart.data(), table.data().drawn(Scenario.ONE_SAMPLE), table.data());
    SharedTrainings trainings = new SharedTrainings(TrainingListener.NONE);
    List<Callable<Double>> fits = new ArrayList<>();
    for (String method : missing) {
      for (TrainingData arm : arms) {
        fits.add(() -> error(job, method, arm, own, apart, trainings));
      }
    }
    List<Double> errors = Parallel.run(fits, threads);
    List<ScenarioTrial> found = new ArrayList<>();
    for (int i = 0; i < missing.size(); i++) {
      found.add(
          new ScenarioTrial(
              job.task().id(),
              missing.get(i),
              job.trial(),
              seed + job.trial(),
              errors.get(3 * i),
              errors.get(3 * i + 1),
              errors.get(3 * i + 2),
              ProgramVersion.current()));
    }
    return found;
  }

  private static double error(
      Job job, String id, TrainingData data, Seed seed, Trial trial, SharedTrainings trainings) {
    MethodRow row = ExactMethods.of(id, true);
    Optimisation optimisation = Optimisation.exact(SETTINGS.number(Setting.L2));
    Priors priors = job.task().priors();
    Problem problem =
        new Problem(
            data,
            id.equals("pubn") ? priors : Priors.positive(priors.pi()),
            new ExactLinear(data.training().columns(), 1),
            seed);
    return trial
        .test()
        .confusion(
            row.make(SETTINGS, MethodContext.of(optimisation))
                .fit(problem, trainings)
                .scorer()
                .scores(trial.test().features()))
        .error()
        .orElseThrow();
  }

  /**
   * Trials with a table as large as the usual U, of which some rows are labeled; or with as many
   * labeled rows beside a U of that size.
   */
  private static Trials trials(Job job, boolean apart) {
    TrialSizes usual = job.dataset().trialSizes();
    Priors priors = job.task().priors();
    TrialSizes sizes =
        new TrialSizes(
            sizes(usual.training(), priors, apart),
            sizes(usual.validation(), priors, apart),
            usual.cut());
    return new Trials(job.dataset(), job.task(), sizes);
  }

  private static SampleSizes sizes(SampleSizes usual, Priors priors, boolean apart) {
    int all = usual.unlabeled();
    int positive = (int) Math.round(LABELED * priors.pi() * all);
    int negative = (int) Math.round(LABELED * priors.rho() * all);
    return new SampleSizes(positive, negative, apart ? all : all - positive - negative);
  }
}
