package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.Pubn;
import org.pubn.app.advice.AdvicePage;
import org.pubn.files.LoadedSamples;
import org.pubn.report.page.PageAndJson;
import org.pubn.report.progress.ProgressDisplay;
import org.pubn.storage.Printable;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says how to learn from files of the user. */
@Command(
    name = "advise",
    description =
        "Looks at your files before you train: is PU learning needed, are the positives a fair"
            + " sample, are the negatives biased, do they help, and how much depends on the priors?"
            + " Takes the same files as train and writes advice.json and report.html.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AdviseCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

  @Mixin PriorArguments priors = new PriorArguments();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The directory to write to (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "advise");

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    TrainOptions options =
        files.applied(
            TrainOptions.DEFAULT
                .withPriors(priors.given())
                .withSeed(run.seed)
                .withThreads(run.threads));
    OutDirectory.require(out, PageAndJson.names(AdvicePage.NAME), files.inputs());
    LoadedSamples samples;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      samples = Pubn.read(files.files(run, display), options);
    }
    PrintWriter text = spec.commandLine().getOut();
    text.println("Read " + Printable.line(samples.source()) + ".");
    text.println(files.scenario(samples.data()));
    text.println();
    text.flush();
    PageAndJson advice;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      advice = AdvicePage.of(Pubn.advise(samples, options, display), samples, options);
    }
    advice.write(out);
    ReportPrinter.print(advice.report(), out, spec);
    return 0;
  }
}
