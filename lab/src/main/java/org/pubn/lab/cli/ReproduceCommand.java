package org.pubn.lab.cli;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.pubn.data.AtomicFile;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.EarlierChoice;
import org.pubn.lab.experiment.Experiment;
import org.pubn.lab.experiment.Experiments;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.experiment.RunRecord;
import org.pubn.lab.method.MethodKind;
import org.pubn.lab.method.MethodKinds;
import org.pubn.lab.method.SelectionRule;
import org.pubn.lab.report.Report;
import org.pubn.lab.result.ResultsException;
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

  private static final String ALL_TASKS = "**";

  /** Experiments whose features cannot be replaced. */
  private static final Set<String> FEATURES_OF_THEIR_OWN = Set.of("encoders", "text-supplement");

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
  String tasks = ALL_TASKS;

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

  @Option(
      names = "--select-by",
      paramLabel = "LOSS",
      description =
          "With which loss the PU risk on validation data chooses: sigmoid, as in the paper, or"
              + " zero-one (default: ${DEFAULT-VALUE}).")
  String selectBy = SelectionRule.SIGMOID.id();

  @Option(
      names = "--settings-of",
      paramLabel = "DIR",
      description =
          "For table1 and compare, use the hyper-parameters that an earlier run with --select"
              + " chose, instead of the published ones: its --out.")
  Optional<Path> settingsOf = Optional.empty();

  @Option(
      names = "--encoder",
      paramLabel = "NAME|DIR|FILE",
      description =
          "For 20 Newsgroups, where features come from: minilm-q (the default), minilm,"
              + " bge-small-q, bge-small, a directory with an .onnx file and its tokenizer.json, or"
              + " an .npy file with a row of ready-made features per post.")
  Optional<String> encoder = Optional.empty();

  @Option(
      names = "--ensemble",
      paramLabel = "N",
      description =
          "For table1 and compare, how many trainings of every method decide together, by their"
              + " mean score (default: ${DEFAULT-VALUE}).")
  int ensemble = 1;

  @Mixin DatasetsCommand.DirectoryArgument data = new DatasetsCommand.DirectoryArgument();

  @Override
  public Integer call() {
    data.useInThisProcess();
    if (select && (name.equals("tau") || name.equals("rho"))) {
      throw new IllegalArgumentException(
          "--select: experiment " + name + " varies one setting and keeps the published others");
    }
    if (encoder.isPresent() && FEATURES_OF_THEIR_OWN.contains(name)) {
      throw new IllegalArgumentException(
          "--encoder " + encoder.get() + ": experiment " + name + " has features of its own");
    }
    Design design =
        new Design(
            matchingTasks(),
            methodKinds(),
            select,
            SelectionRule.byId(selectBy),
            earlier(),
            encoder,
            members());
    Experiment experiment = Experiments.byName(name, design);
    if (experiment.entries().isEmpty()) {
      throw new IllegalArgumentException(
          "--tasks " + tasks + ": matches no task of experiment " + name + missingData());
    }
    Path directory = directory();
    OutDirectory.require(directory);
    RunOptions options = new RunOptions(directory, trials, run.seed, run.threads);
    PreparationDisplay.prepare(datasets(experiment), run);
    Report report;
    try (RunDisplay display = new RunDisplay(spec, run.quiet)) {
      report = Laboratory.run(experiment, design, options, CommandText.of(spec), display);
    }
    ReportPrinter.print(report, directory, spec);
    return 0;
  }

  private Path directory() {
    return out.toString().isEmpty() ? Path.of("pubn-out", name) : out;
  }

  /** Which data sets were left out because they are not there. */
  private static String missingData() {
    String missing =
        Datasets.all().stream()
            .filter(dataset -> !dataset.isAtHand())
            .map(Dataset::id)
            .collect(Collectors.joining(", "));
    return missing.isEmpty() ? "" : "; not in the data directory: " + missing;
  }

  /** The data sets of all entries, as they want them. */
  private static List<Dataset> datasets(Experiment experiment) {
    return experiment.entries().stream()
        .map(
            entry ->
                Datasets.dataset(entry.task().dataset()).with(entry.settings().datasetOptions()))
        .toList();
  }

  private List<Task> matchingTasks() {
    PathMatcher matcher = matcher();
    boolean all = tasks.equals(ALL_TASKS);
    List<Task> matching =
        Datasets.all().stream()
            .filter(dataset -> !all || dataset.isAtHand())
            .flatMap(dataset -> dataset.tasks().stream())
            .filter(task -> matcher.matches(Path.of(task.id())))
            .toList();
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
    if (!methods.isEmpty() && !comparesMethods()) {
      throw new IllegalArgumentException(
          "--methods " + String.join(",", methods) + ": can be given for table1 and compare only");
    }
    return methods.stream().map(MethodKinds::byId).toList();
  }

  private EarlierChoice earlier() {
    if (settingsOf.isEmpty()) {
      return EarlierChoice.NONE;
    }
    String option = "--settings-of " + settingsOf.get() + ": ";
    if (select) {
      throw new IllegalArgumentException(option + "goes without --select, they are chosen already");
    }
    if (!comparesMethods()) {
      throw new IllegalArgumentException(option + "can be given for table1 and compare only");
    }
    AtomicFile.requireNoInput(directory(), List.of(settingsOf.get()));
    try {
      RunRecord record = RunRecord.read(settingsOf.get());
      EarlierChoice earlier = EarlierChoice.in(settingsOf.get(), record, encoder);
      noteSharedSeeds(record);
      return earlier;
    } catch (ResultsException e) {
      throw new ResultsException(option + e.getMessage(), e);
    }
  }

  private void noteSharedSeeds(RunRecord earlier) {
    if (run.seed < earlier.seed() + earlier.trials() && earlier.seed() < run.seed + trials) {
      spec.commandLine()
          .getErr()
          .println("note: settings were chosen on some of these seeds; take others by --seed");
    }
  }

  private int members() {
    if (ensemble < 1) {
      throw new IllegalArgumentException("--ensemble " + ensemble + ": must be at least 1");
    }
    if (ensemble > 1 && !comparesMethods()) {
      throw new IllegalArgumentException(
          "--ensemble " + ensemble + ": can be given for table1 and compare only");
    }
    return ensemble;
  }

  /** Whether the experiment sets any methods beside each other; or there is no such experiment. */
  private boolean comparesMethods() {
    return List.of("table1", "compare").contains(name) || !Experiments.names().contains(name);
  }
}
