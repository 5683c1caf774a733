package org.pubn.lab.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.app.cli.DirectoryArgument;
import org.pubn.app.cli.ReportPrinter;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.demo.Demo;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Experiment;
import org.pubn.lab.experiment.Experiments;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes tables and page of an experiment again, or of what is known of it so far. */
@Command(
    name = "report",
    description =
        "Makes the tables and report.html of an experiment again. Works on a run that is not"
            + " finished, too: its tables then say how many trials they show.",
    mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Parameters(paramLabel = "DIR", description = "The --out of the experiment.")
  Path directory = Path.of("");

  @Mixin DirectoryArgument data = new DirectoryArgument();

  @Override
  public Integer call() {
    Report report =
        Laboratory.report(directory, Datasets.in(data.resolved()), ReportCommand::byName);
    ReportPrinter.print(report, directory, spec);
    return 0;
  }

  private static Experiment byName(String name, Design design) {
    Demo demo = new Demo(design.datasets());
    return name.equals(demo.name()) ? demo : Experiments.byName(name, design);
  }
}
