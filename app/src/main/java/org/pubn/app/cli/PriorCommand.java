package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.pubn.Pubn;
import org.pubn.app.prior.PriorAnswers;
import org.pubn.estimation.PriorOptions;
import org.pubn.files.LoadedSamples;
import org.pubn.prior.Estimator;
import org.pubn.report.progress.ProgressDisplay;
import org.pubn.report.table.TextTable;
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
        "Estimates pi, the share of positives in the population, and, if there are negative rows,"
            + " rho, with intervals; also shows other estimates of pi. Takes the same files as"
            + " train, and uses the rows that train would learn from.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PriorCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

  @Option(
      names = "--estimator",
      paramLabel = "ID",
      description =
          "The estimator of pi to rely on: binomial-bin, lowest-bin, ted, bbe, dedpul, alphamax,"
              + " pen-l1, km2 or elkan-noto (default: ${DEFAULT-VALUE}).")
  String estimator = PriorOptions.DEFAULT.id();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "The directory to write " + PriorAnswers.FILE + " to (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "prior");

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    TrainOptions options =
        files.applied(
            TrainOptions.DEFAULT
                .withEstimator(Estimator.byId(estimator))
                .withSeed(run.seed)
                .withThreads(run.threads));
    OutDirectory.require(out, List.of(PriorAnswers.FILE), files.inputs());
    LoadedSamples samples = read(options);
    PriorAnswers answers = new PriorAnswers(Pubn.estimatePriors(samples, options), samples.data());
    PrintWriter text = spec.commandLine().getOut();
    text.println(files.scenario(samples.data()));
    text.println();
    text.println(TextTable.render(answers.table(), ReportPrinter.width(System.getenv())));
    answers.sentences().forEach(text::println);
    text.println("Written to " + answers.write(out, run.seed));
    text.flush();
    return 0;
  }

  private LoadedSamples read(TrainOptions options) throws IOException {
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      LoadedSamples samples = Pubn.read(files.files(run, display), options);
      samples.columns().stream()
          .filter(column -> column.kind() == ColumnKind.IGNORED)
          .map(column -> "column \"" + column.name() + "\" is ignored: " + column.contents())
          .forEach(display::message);
      return samples;
    }
  }
}
