package org.pubn.lab.study;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.data.SparseFeatures;
import org.pubn.data.Warning;
import org.pubn.eval.MetricValue.Estimate;
import org.pubn.files.LoadedSamples;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.experiment.ReportFiles;
import org.pubn.lab.result.JsonLines;
import org.pubn.lab.result.RunFile;
import org.pubn.lab.result.Session;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.learn.TrainingFailedException;
import org.pubn.numbers.Require;
import org.pubn.numbers.Sigmoid;
import org.pubn.origin.ProgramVersion;
import org.pubn.prior.GivenPriors;
import org.pubn.random.Seed;
import org.pubn.report.Report;
import org.pubn.stats.Interval;
import org.pubn.train.HonestNumbers;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/**
 * Trains on samples whose labels are hidden, as a user would, and compares what the training says
 * of its model with what labeled test rows say: recall, precision, probabilities, the line, and
 * warnings. A trial that gives no model, because a sample is too small or no priors can be
 * estimated, is shown with the reason, and the others go on.
 *
 * @param cases the tasks with their data sets
 * @param estimated whether π and ρ are estimated, rather than given
 * @param options of the trainings; priors and seed are set for each
 */
public record NumbersStudy(
    List<Case> cases, boolean estimated, TrainOptions options, int trials, long seed, Path out) {

  /** The share of every sample that is held out, that of {@code train}. */
  private static final double HELD_OUT = 0.2;

  /** A task and where it comes from. */
  public record Case(Dataset dataset, Task task) {}

  public NumbersStudy {
    cases = List.copyOf(cases);
    Require.atLeast(1, "trials", trials);
  }

  private String priors() {
    return estimated ? "estimated" : "given";
  }

  private String model() {
    return options.model().map(ModelKind::id).orElse("auto");
  }

  /**
   * Runs what is missing and writes the report.
   *
   * @param command the command line, for the record
   * @param finished told of every trial that ends, and of how many there are
   */
  public Report run(String command, BiConsumer<NumbersTrial, Integer> finished) {
    long start = System.nanoTime();
    try (JsonLines<NumbersTrial> file = JsonLines.open(out, NumbersTrial.LINE)) {
      file.values().forEach(t -> file.requireSeed(t.trial(), t.seed(), seed + t.trial()));
      file.repair();
      StudyRecord before = StudyRecord.of(out, "numbers");
      SortedMap<String, String> failures = new TreeMap<>();
      int done = 0;
      for (int trial = 0; trial < trials; trial++) {
        for (Case known : cases) {
          if (!has(file, known, trial)) {
            try {
              NumbersTrial ended = run(known, trial);
              file.append(ended);
              Session session = Session.underWay(command, options.threads(), ++done, start);
              RunFile.write(out, before.with(session));
              finished.accept(ended, cases.size() * trials);
            } catch (InputException | TrainingFailedException e) {
              failures.put(known.task().id() + ", trial " + trial, String.valueOf(e.getMessage()));
            }
          }
        }
      }
      Report report = NumbersStudyReport.of(file.values(), failures);
      ReportFiles.write(report, out);
      return report;
    }
  }

  private boolean has(JsonLines<NumbersTrial> file, Case known, int trial) {
    return file.values().stream()
        .anyMatch(
            t ->
                t.task().equals(known.task().id())
                    && t.priors().equals(priors())
                    && t.model().equals(model())
                    && t.trial() == trial);
  }

  private NumbersTrial run(Case known, int trial) {
    Seed trialSeed = new Seed(seed + trial);
    Task task = known.task();
    DealtRows dealt = DealtRows.of(known.dataset(), task, trialSeed);
    LoadedSamples samples = LoadedSamples.of(task.id(), dealt.samples(), HELD_OUT, trialSeed);
    TrainOptions trained =
        model(samples)
            .withSeed(seed + trial)
            .withPriors(estimated ? GivenPriors.NONE : GivenPriors.of(task.priors()));
    Duration start = processorTime();
    TrainResult result = Pubn.train(samples, trained, Progress.NONE);
    Duration time = processorTime().minus(start);
    TestSet test = dealt.test();
    Classifier classifier = result.classifier();
    TestedScores tested = new TestedScores(classifier.scores(test.features()), test.labels());
    double line = classifier.threshold();
    HonestNumbers numbers = result.numbers().orElseThrow();
    return new NumbersTrial(
        task.id(),
        priors(),
        model(),
        trial,
        seed + trial,
        result.method().label() + ", " + classifier.provenance().model(),
        result.problem().priors().pi(),
        said(numbers.recall(), tested.recall(line)),
        precision(numbers, tested.precision(line)),
        said(numbers.calledPositive(), tested.calledPositive(line)),
        tested.calibrationError(classifier::probability),
        tested.calibrationError(Sigmoid::of),
        tested.error(line),
        tested.regret(line, trialSeed.child("halves")),
        result.warnings().stream()
            .map(warning -> warned(warning.kind(), task, result, tested.calledPositive(line)))
            .toList(),
        time.toMillis() / 1000.0,
        ProgramVersion.current());
  }

  /** Of all threads; trials come one after the other. */
  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Words get a linear model, as in {@code train}. */
  private TrainOptions model(LoadedSamples samples) {
    return samples.data().training().unlabeled() instanceof SparseFeatures
        ? options.withModel(ModelKind.LINEAR)
        : options;
  }

  private static NumbersTrial.Said said(Estimate estimate, double truth) {
    Interval interval = estimate.interval();
    return new NumbersTrial.Said(estimate.value(), interval.low(), interval.high(), truth);
  }

  private static NumbersTrial.@Nullable Said precision(HonestNumbers numbers, double truth) {
    return Double.isNaN(truth)
        ? null
        : numbers.precision().map(found -> said(found, truth)).orElse(null);
  }

  private static NumbersTrial.Warned warned(
      Warning.Kind kind, Task task, TrainResult result, double called) {
    double taken = result.problem().priors().pi();
    return new NumbersTrial.Warned(kind.id(), WarningTruth.of(kind, task.priors(), taken, called));
  }
}
