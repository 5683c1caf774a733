package org.pubn.lab.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.app.cli.CommandText;
import org.pubn.app.cli.OutDirectory;
import org.pubn.app.cli.ReportPrinter;
import org.pubn.app.cli.RunArguments;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.demo.Demo;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The main job, offline. */
@Command(
    name = "demo",
    description =
        "Trains nnPU, nnPNU, PU→PN and PUbN on one trial of mnist/135, prints a table and writes a"
            + " page with pictures. Needs no download; takes about a minute.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin RunArguments run = new RunArguments();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the page goes (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "demo");

  @Override
  public Integer call() {
    OutDirectory.require(out);
    Datasets datasets = Datasets.usual();
    RunOptions options = new RunOptions(out, 1, run.seed, run.threads);
    Report report;
    try (RunDisplay display = new RunDisplay(spec, run.quiet)) {
      report =
          Laboratory.run(
              new Demo(datasets), Design.ofPaper(datasets), options, CommandText.of(spec), display);
    }
    ReportPrinter.print(report, out, spec);
    return 0;
  }
}
