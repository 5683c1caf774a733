package org.pubn.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.lab.prior.PriorAnswers;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.report.table.TextTable;
import org.pubn.lab.training.GivenPriors;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.lab.training.SampleLoader;
import org.pubn.prior.Estimator;
import org.pubn.prior.PriorEstimation;
import org.pubn.prior.PriorOptions;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.table.ColumnKind;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Estimates the priors of a user's own samples. */
@Command(
    name = "prior",
    description =
        "Estimates pi, the share of positives among the unlabeled, and with negative rows also rho,"
            + " with intervals, and shows what other estimators say. Files are given as for train,"
            + " and the rows that it would train on are looked at.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PriorCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

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

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    Estimator chosen = Estimator.byId(estimator);
    OutDirectory.require(out);
    PubnSamples samples = load().data().training();
    PriorOptions options =
        GivenPriors.estimation(samples, new Seed(run.seed), run.threads).withEstimator(chosen);
    PriorAnswers answers = new PriorAnswers(PriorEstimation.estimate(samples, options));
    PrintWriter text = spec.commandLine().getOut();
    text.println(TextTable.render(answers.table(), ReportPrinter.width(System.getenv())));
    answers.sentences().forEach(text::println);
    text.println("Written to " + answers.write(out, run.seed));
    text.flush();
    return 0;
  }

  private LoadedSamples load() throws IOException {
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      LoadedSamples samples =
          new SampleLoader(
                  files.columns(),
                  TrainOptions.DEFAULT.validationShare(),
                  new Seed(run.seed),
                  run.threads)
              .load(files.files(), display);
      samples.columns().stream()
          .filter(column -> column.kind() == ColumnKind.IGNORED)
          .map(column -> "column \"" + column.name() + "\" is ignored: " + column.contents())
          .forEach(display::message);
      return samples;
    }
  }
}
