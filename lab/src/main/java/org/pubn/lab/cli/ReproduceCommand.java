package org.pubn.lab.cli;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.PatternSyntaxException;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.Experiment;
import org.pubn.lab.experiment.Experiments;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.report.Report;
import org.pubn.sample.Task;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Regenerates a table or figure of the paper. */
@Command(
    name = "reproduce",
    description =
        "Runs an experiment of the paper and writes its tables and figures. Can be stopped at any"
            + " moment; the same command continues.",
    mixinStandardHelpOptions = true)
final class ReproduceCommand implements Callable<Integer> {

  /** The names, for the help text and for shell completion. */
  static final class Names extends java.util.ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Names() {
      super(Experiments.names());
    }
  }

  @Spec CommandSpec spec;

  @Mixin RunArguments run = new RunArguments();

  @Parameters(
      paramLabel = "NAME",
      completionCandidates = Names.class,
      description = "One of ${COMPLETION-CANDIDATES}.")
  String name = "";

  @Option(
      names = "--tasks",
      paramLabel = "GLOB",
      description =
          "Which tasks, as a pattern such as mnist/* (default: all tasks whose data is at hand).")
  String tasks = "**";

  @Option(
      names = "--methods",
      split = ",",
      paramLabel = "LIST",
      description =
          "For table1 and compare, the methods to compare, such as pubn,pu-pn,oracle (default: the"
              + " paper's).")
  List<String> methods = List.of();

  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "Number of trials (default: ${DEFAULT-VALUE}).")
  int trials = 10;

  @Option(
      names = "--select",
      description =
          "Choose hyper-parameters by mean validation loss over the paper's grids, instead of using"
              + " the published ones.")
  boolean select;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Where results go, and where an earlier run is continued (default: pubn-out/NAME).")
  Path out = Path.of("");

  @Override
  public Integer call() {
    if (select && (name.equals("tau") || name.equals("rho"))) {
      throw new IllegalArgumentException(
          "--select: experiment " + name + " varies one setting and keeps the published others");
    }
    Design design = new Design(matchingTasks(), methodKinds(), select);
    Experiment experiment = Experiments.byName(name, design);
    if (experiment.entries().isEmpty()) {
      throw new IllegalArgumentException(
          "--tasks " + tasks + ": matches no task of experiment " + name);
    }
    Path directory = out.toString().isEmpty() ? Path.of("pubn-out", name) : out;
    RunOptions options = new RunOptions(directory, trials, run.seed, run.threads);
    Report report;
    try (RunDisplay display = new RunDisplay(spec, run.quiet)) {
      report = Laboratory.run(experiment, design, options, CommandText.of(spec), display);
    }
    ReportPrinter.print(report, directory, spec);
    return 0;
  }

  private List<Task> matchingTasks() {
    PathMatcher matcher = matcher();
    List<Task> matching =
        Datasets.tasks().stream().filter(task -> matcher.matches(Path.of(task.id()))).toList();
    if (matching.isEmpty()) {
      throw new IllegalArgumentException(
          "--tasks "
              + tasks
              + ": matches none of "
              + String.join(", ", Datasets.tasks().stream().map(Task::id).toList()));
    }
    return matching;
  }

  private PathMatcher matcher() {
    try {
      return FileSystems.getDefault().getPathMatcher("glob:" + tasks);
    } catch (PatternSyntaxException e) {
      throw new IllegalArgumentException(
          "--tasks " + tasks + ": is not a pattern: " + e.getDescription(), e);
    }
  }

  private List<MethodKind> methodKinds() {
    if (!methods.isEmpty()
        && Experiments.names().contains(name)
        && !name.equals("table1")
        && !name.equals("compare")) {
      throw new IllegalArgumentException(
          "--methods " + String.join(",", methods) + ": can be given for table1 and compare only");
    }
    return methods.stream().map(MethodKinds::byId).toList();
  }
}
