package org.pubn.lab.cli;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.report.Report;
import org.pubn.lab.study.PriorCases;
import org.pubn.lab.study.PriorStudy;
import org.pubn.lab.study.PriorTrial;
import org.pubn.prior.Estimator;
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
        "Runs the estimators of the priors where the truth is known, and writes tables of their"
            + " errors. Can be stopped at any moment; the same command continues.",
    mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin RunArguments run = new RunArguments();

  @Parameters(paramLabel = "NAME", description = "The study: priors.")
  String name = "";

  @Option(
      names = "--data",
      split = ",",
      paramLabel = "LIST",
      description = "Which data sets (default: ${DEFAULT-VALUE}).")
  List<String> data = List.of("mnist");

  @Option(
      names = "--estimators",
      split = ",",
      paramLabel = "LIST",
      description = "Which estimators beside the default (default: all).")
  List<String> estimators =
      Arrays.stream(Estimator.values()).map(Estimator::id).collect(Collectors.toList());

  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "Number of trials (default: ${DEFAULT-VALUE}).")
  int trials = 10;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where results go, and where an earlier run is continued (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "priors");

  @Override
  public Integer call() {
    if (!name.equals("priors")) {
      throw new IllegalArgumentException("study " + name + ": must be priors");
    }
    OutDirectory.require(out);
    List<Dataset> datasets = data.stream().map(Datasets::dataset).toList();
    PriorStudy study =
        new PriorStudy(
            datasets.stream().flatMap(dataset -> PriorCases.of(dataset).stream()).toList(),
            estimators.stream().map(Estimator::byId).toList(),
            trials,
            run.seed,
            run.threads,
            out);
    PreparationDisplay.prepare(datasets, run);
    Report report;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      display.start("study priors", (long) study.cases().size() * trials);
      report = study.run(CommandText.of(spec), (trial, total) -> show(display, trial));
    }
    ReportPrinter.print(report, out, spec);
    return 0;
  }

  private static void show(ProgressDisplay display, PriorTrial trial) {
    display.advance(1);
    display.message(
        String.format(
            Locale.ROOT,
            "%s, trial %d: %s says %.3f",
            trial.caseId(),
            trial.trial(),
            trial.answers().get(0).estimator(),
            trial.answers().get(0).value()));
  }
}
