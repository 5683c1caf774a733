package org.pubn.lab.cli;

import static org.pubn.report.table.Text.format;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.pubn.app.cli.CommandText;
import org.pubn.app.cli.DirectoryArgument;
import org.pubn.app.cli.OutDirectory;
import org.pubn.app.cli.ReportPrinter;
import org.pubn.app.cli.RunArguments;
import org.pubn.data.InputException;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.DatasetOptions;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.dataset.Newsgroups;
import org.pubn.lab.study.BiasStudy;
import org.pubn.lab.study.BiasTrial;
import org.pubn.lab.study.Mixtures;
import org.pubn.lab.study.NumbersStudy;
import org.pubn.lab.study.NumbersTrial;
import org.pubn.lab.study.PriorCases;
import org.pubn.lab.study.PriorStudy;
import org.pubn.lab.study.PriorTrial;
import org.pubn.lab.study.ScenarioStudy;
import org.pubn.prior.Estimator;
import org.pubn.report.Report;
import org.pubn.report.progress.ProgressDisplay;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a study of what the paper takes as known. */
@Command(
    name = "study",
    description =
        "Runs a study where the truth is known, and writes its tables: the estimators of the priors"
            + " on data sets (priors) or Gaussian classes (mixtures), what train says of its models"
            + " (numbers), positives that were labeled with a bias (bias), or what it costs not to"
            + " say that rows were labeled within one table (scenario). Can be stopped at any"
            + " moment; the same command continues.",
    mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {

  private static final String MIXTURES = "mixtures";

  private static final Set<String> STUDIES =
      Set.of("priors", MIXTURES, "numbers", "bias", "scenario");

  private static final List<String> BIAS_METHODS = List.of("nnpu", "pubn-n", "pubn");

  @Spec CommandSpec spec;

  @Mixin RunArguments run = new RunArguments();

  @Parameters(
      paramLabel = "NAME",
      description = "The study: priors, mixtures, numbers, bias or scenario.")
  String name = "";

  @Option(
      names = "--data",
      split = ",",
      paramLabel = "LIST",
      description = "Which data sets; mixtures needs none (default: ${DEFAULT-VALUE}).")
  List<String> data = List.of("mnist");

  @Option(
      names = "--estimators",
      split = ",",
      paramLabel = "LIST",
      description =
          "For priors and mixtures: which estimators to run besides the default (default: all).")
  List<String> estimators =
      Arrays.stream(Estimator.values()).map(Estimator::id).collect(Collectors.toList());

  @Option(
      names = "--estimated",
      description = "For numbers: estimate the priors instead of giving the true ones.")
  boolean estimated;

  @Option(
      names = "--model",
      paramLabel = "KIND",
      description = "For numbers and bias: the kind of model (default: that of train).")
  Optional<String> model = Optional.empty();

  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "Number of trials (default: ${DEFAULT-VALUE}).")
  int trials = 10;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where results go, and where an earlier run is continued (default: pubn-out/NAME).")
  Optional<Path> given = Optional.empty();

  @Mixin DirectoryArgument directory = new DirectoryArgument();

  @Override
  public Integer call() {
    if (!STUDIES.contains(name)) {
      throw new InputException(
          "study " + name + ": must be priors, mixtures, numbers, bias or scenario");
    }
    Path out = given.orElse(Path.of("pubn-out", name));
    OutDirectory.require(out);
    List<Dataset> datasets =
        name.equals(MIXTURES)
            ? List.of()
            : data.stream().map(Datasets.in(directory.resolved())::dataset).toList();
    Report report =
        switch (name) {
          case "priors", MIXTURES -> priors(datasets, out);
          case "numbers" -> numbers(withWords(datasets), out);
          case "bias" -> bias(withWords(datasets), out);
          default -> scenario(datasets, out);
        };
    ReportPrinter.print(report, out, spec);
    return 0;
  }

  private Report numbers(List<Dataset> datasets, Path out) {
    NumbersStudy study =
        new NumbersStudy(cases(datasets), estimated, options(), trials, run.seed, out);
    RunDisplay.prepare(datasets, run);
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      display.start("study numbers", (long) study.cases().size() * trials);
      return study.run(CommandText.of(spec), (trial, total) -> show(display, trial));
    }
  }

  private Report bias(List<Dataset> datasets, Path out) {
    BiasStudy study =
        new BiasStudy(cases(datasets), BIAS_METHODS, options(), trials, run.seed, out);
    RunDisplay.prepare(datasets, run);
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      display.start("study bias", study.size());
      return study.run(CommandText.of(spec), (trial, total) -> show(display, trial));
    }
  }

  private static List<NumbersStudy.Case> cases(List<Dataset> datasets) {
    return datasets.stream()
        .flatMap(set -> set.tasks().stream().map(task -> new NumbersStudy.Case(set, task)))
        .toList();
  }

  private TrainOptions options() {
    TrainOptions threads = TrainOptions.DEFAULT.withThreads(run.threads);
    return model.map(ModelKind::byId).map(threads::withModel).orElse(threads);
  }

  /** Text as {@code train} takes it: words, not what a pretrained network makes of them. */
  private static List<Dataset> withWords(List<Dataset> datasets) {
    return datasets.stream()
        .map(
            dataset ->
                dataset instanceof Newsgroups
                    ? dataset.with(
                        new DatasetOptions(Optional.of(Newsgroups.TFIDF), Optional.empty()))
                    : dataset)
        .toList();
  }

  private Report scenario(List<Dataset> datasets, Path out) {
    ScenarioStudy study = new ScenarioStudy(datasets, trials, run.seed, run.threads, out);
    RunDisplay.prepare(datasets, run);
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      display.start("study scenario", study.size());
      return study.run(
          CommandText.of(spec),
          ended -> {
            display.advance(1);
            display.message(ended);
          });
    }
  }

  private Report priors(List<Dataset> datasets, Path out) {
    PriorStudy study =
        new PriorStudy(
            name,
            name.equals(MIXTURES)
                ? Mixtures.cases()
                : datasets.stream().flatMap(dataset -> PriorCases.of(dataset).stream()).toList(),
            estimators.stream().map(Estimator::byId).toList(),
            trials,
            run.seed,
            run.threads,
            out);
    RunDisplay.prepare(datasets, run);
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      display.start("study " + name, (long) study.cases().size() * trials);
      return study.run(CommandText.of(spec), (trial, total) -> show(display, trial));
    }
  }

  private static void show(ProgressDisplay display, PriorTrial trial) {
    display.advance(1);
    display.message(
        format(
            "%s, trial %d: %s says %.3f",
            trial.caseId(),
            trial.trial(),
            trial.answers().get(0).estimator(),
            trial.answers().get(0).value()));
  }

  private static void show(ProgressDisplay display, NumbersTrial trial) {
    display.advance(1);
    display.message(
        format(
            "%s, trial %d: recall said %.3f, true %.3f",
            trial.task(), trial.trial(), trial.recall().value(), trial.recall().truth()));
  }

  private static void show(ProgressDisplay display, BiasTrial trial) {
    display.advance(1);
    display.message(
        format(
            "%s, labels %s, trial %d: %s, p %.4f",
            trial.task(), trial.bias(), trial.trial(), trial.verdict(), trial.pValue()));
  }
}
