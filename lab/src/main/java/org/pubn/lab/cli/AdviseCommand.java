package org.pubn.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.lab.advice.AdviceFiles;
import org.pubn.lab.advice.AdviceRequest;
import org.pubn.lab.advice.AdviceRun;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.sample.Seed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says how to learn from files of the user. */
@Command(
    name = "advise",
    description =
        "Says how to learn from your files, given as for train: is PU learning needed, are the"
            + " negatives biased, do they help, and how much hangs on the priors. Writes"
            + " advice.json and report.html.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class AdviseCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

  @Mixin PriorArguments priors = new PriorArguments();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the files go (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "advise");

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    AdviceRun advising =
        new AdviceRun(
            new AdviceRequest(
                files.files(), files.columns(), priors.given(), new Seed(run.seed), run.threads));
    OutDirectory.require(out);
    LoadedSamples samples;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      samples = advising.load(display);
    }
    PrintWriter text = spec.commandLine().getOut();
    text.println("Read " + samples.source() + ".");
    text.println();
    text.flush();
    AdviceFiles advice;
    try (AdviceDisplay display = new AdviceDisplay(run.quiet)) {
      advice = advising.advise(samples, display);
    }
    advice.write(out);
    ReportPrinter.print(advice.report(), out, spec);
    return 0;
  }
}
