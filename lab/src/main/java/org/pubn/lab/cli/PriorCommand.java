package org.pubn.lab.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.lab.prior.PriorAnswers;
import org.pubn.lab.prior.SampleFiles;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.report.table.TextTable;
import org.pubn.prior.CrossFittingOptions;
import org.pubn.prior.Estimator;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Estimates the priors of a user's own samples. */
@Command(
    name = "prior",
    description =
        "Estimates pi, the share of positives among the unlabeled, and with --negative also rho,"
            + " with intervals, and shows what other estimators say.",
    mixinStandardHelpOptions = true)
final class PriorCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin RunArguments run = new RunArguments();

  @Option(
      names = "--positive",
      required = true,
      paramLabel = "FILE",
      description = "Table of positive examples, or documents.")
  Path positive = Path.of("");

  @Option(
      names = "--unlabeled",
      required = true,
      paramLabel = "FILE",
      description = "Table of unlabeled examples, or documents.")
  Path unlabeled = Path.of("");

  @Option(
      names = "--negative",
      paramLabel = "FILE",
      description = "Table of negative examples, which may be biased.")
  Optional<Path> negative = Optional.empty();

  @Mixin TextArguments text = new TextArguments();

  @Option(
      names = "--estimator",
      paramLabel = "ID",
      description =
          "The estimator of pi to rely on: lowest-bin, ted, bbe, alphamax, pen-l1, km2 or"
              + " elkan-noto (default: ${DEFAULT-VALUE}).")
  String estimator = PriorOptions.DEFAULT.id();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where " + PriorAnswers.FILE + " goes (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "prior");

  @Override
  public Integer call() {
    Estimator chosen = Estimator.byId(estimator);
    PubnSamples samples;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      samples = new SampleFiles(positive, unlabeled, negative).read(text.options(), display);
    }
    PriorOptions options =
        PriorOptions.of(CrossFittingOptions.forSamples(samples), new Seed(run.seed))
            .withEstimator(chosen)
            .withThreads(run.threads);
    PriorAnswers answers = new PriorAnswers(PriorEstimation.estimate(samples, options));
    PrintWriter text = spec.commandLine().getOut();
    text.println(TextTable.render(answers.table(), ReportPrinter.width(System.getenv())));
    answers.sentences().forEach(text::println);
    text.println("Written to " + answers.write(out, run.seed));
    text.flush();
    return 0;
  }
}
