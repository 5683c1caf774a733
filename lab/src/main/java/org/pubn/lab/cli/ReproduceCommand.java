package org.pubn.lab.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubn.app.cli.CommandText;
import org.pubn.app.cli.DirectoryArgument;
import org.pubn.app.cli.OutDirectory;
import org.pubn.app.cli.ReportPrinter;
import org.pubn.app.cli.RunArguments;
import org.pubn.data.InputException;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.experiment.Design;
import org.pubn.lab.experiment.DesignOption;
import org.pubn.lab.experiment.EarlierChoice;
import org.pubn.lab.experiment.Experiment;
import org.pubn.lab.experiment.Experiments;
import org.pubn.lab.experiment.Laboratory;
import org.pubn.lab.experiment.RunOptions;
import org.pubn.lab.experiment.RunRecord;
import org.pubn.lab.method.LabMethods;
import org.pubn.lab.method.LabSettings;
import org.pubn.lab.result.ResultsException;
import org.pubn.report.Report;
import org.pubn.storage.AtomicFile;
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
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Experiments.names().iterator();
    }
  }

  /** The criteria, for the help text and for shell completion. */
  static final class Criteria implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.of(SelectionCriterion.values()).map(SelectionCriterion::id).iterator();
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
          "Which tasks, as a pattern such as mnist/* (default: all tasks whose data is"
              + " available).")
  String tasks = TaskPattern.ALL;

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
      completionCandidates = Criteria.class,
      description =
          "How settings are chosen on validation data: ${COMPLETION-CANDIDATES}; the PU risk"
              + " with the sigmoid loss, as in the paper, or with the zero-one loss, the AUC, or"
              + " Lee and Liu's criterion (default: ${DEFAULT-VALUE}).")
  String selectBy = SelectionCriterion.SIGMOID_RISK.id();

  @Option(
      names = "--settings-of",
      paramLabel = "DIR",
      description =
          "For table1 and compare: the --out of an earlier run with --select, whose chosen"
              + " hyper-parameters are used instead of the published ones.")
  Optional<Path> settingsOf = Optional.empty();

  @Option(
      names = "--encoder",
      paramLabel = "NAME|DIR|FILE",
      description =
          "For 20 Newsgroups, where features come from: minilm-q (the default), minilm,"
              + " bge-small-q, bge-small, a directory with an ONNX file and its tokenizer"
              + " (tokenizer.json), or a NumPy file with a row of ready-made features per post.")
  Optional<String> encoder = Optional.empty();

  @Option(
      names = "--ensemble",
      paramLabel = "N",
      description =
          "For table1 and compare: train every method N times and let the mean score decide"
              + " (default: 1).")
  int ensemble = 1;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "For CIFAR-10, the network and its schedule: small (the default; a quarter of the paper's"
              + " channels, 30 epochs) or paper (200 epochs; ten hours per training on two cores).")
  Optional<String> preset = Optional.empty();

  @Option(
      names = "--estimate-priors",
      description =
          "For table1 and compare, estimate π and ρ in every trial from its own training samples"
              + " and give these to all methods in place of the true ones.")
  boolean estimatesPriors;

  @Mixin DirectoryArgument data = new DirectoryArgument();

  @Override
  public Integer call() {
    Datasets datasets = Datasets.in(data.resolved());
    requireTaken(datasets);
    requirePreset(datasets);
    Design design =
        new Design(
            datasets,
            TaskPattern.matching(tasks, datasets),
            methods.stream().map(LabMethods::byId).toList(),
            select,
            SelectionCriterion.byId(selectBy),
            earlier(datasets),
            encoder,
            ensemble,
            preset,
            estimatesPriors);
    Experiment experiment = Experiments.byName(name, design);
    if (experiment.entries().isEmpty()) {
      throw new InputException(
          "--tasks " + tasks + ": matches no task of experiment " + name + missingData(datasets));
    }
    Path directory = directory();
    OutDirectory.require(directory);
    RunOptions options = new RunOptions(directory, trials, run.seed, run.threads);
    RunDisplay.prepare(datasets(experiment, design), run);
    Report report;
    try (RunDisplay display = new RunDisplay(spec, run.quiet)) {
      report = Laboratory.run(experiment, design, options, CommandText.of(spec), display);
    }
    ReportPrinter.print(report, directory, spec);
    return 0;
  }

  /** Refuses a preset that no data set has. */
  private void requirePreset(Datasets datasets) {
    List<String> known =
        datasets.all().stream().flatMap(dataset -> dataset.presets().stream()).toList();
    if (preset.isPresent() && !known.contains(preset.get())) {
      throw new InputException(
          "--preset " + preset.get() + ": must be " + String.join(" or ", known));
    }
  }

  private Path directory() {
    return out.toString().isEmpty() ? Path.of("pubn-out", name) : out;
  }

  /** Which data sets were left out because they are not there. */
  private static String missingData(Datasets datasets) {
    String missing =
        datasets.all().stream()
            .filter(dataset -> !dataset.isAtHand())
            .map(Dataset::id)
            .collect(Collectors.joining(", "));
    return missing.isEmpty() ? "" : "; not in the data directory: " + missing;
  }

  /** The data sets of all entries, as they want them. */
  private static List<Dataset> datasets(Experiment experiment, Design design) {
    return experiment.entries().stream()
        .map(
            entry ->
                design
                    .datasets()
                    .of(entry.task())
                    .with(LabSettings.datasetOptions(entry.settings())))
        .toList();
  }

  /** Refuses options that the experiment does not take. */
  private void requireTaken(Datasets datasets) {
    Experiment experiment = Experiments.byName(name, Design.ofPaper(datasets));
    if (ensemble < 1) {
      throw new InputException("--ensemble " + ensemble + ": must be at least 1");
    }
    Map<DesignOption, String> asked = new LinkedHashMap<>();
    if (select) {
      asked.put(DesignOption.SELECTION, "--select");
    }
    encoder.ifPresent(name -> asked.put(DesignOption.FEATURES, "--encoder " + name));
    if (!methods.isEmpty()) {
      asked.put(DesignOption.METHODS, "--methods " + String.join(",", methods));
    }
    settingsOf.ifPresent(from -> asked.put(DesignOption.EARLIER_SETTINGS, "--settings-of " + from));
    if (ensemble > 1) {
      asked.put(DesignOption.MEMBERS, "--ensemble " + ensemble);
    }
    if (estimatesPriors) {
      asked.put(DesignOption.ESTIMATED_PRIORS, "--estimate-priors");
    }
    asked.forEach((option, given) -> Experiments.requireTakes(experiment, option, given));
  }

  private EarlierChoice earlier(Datasets datasets) {
    if (settingsOf.isEmpty()) {
      return EarlierChoice.NONE;
    }
    String option = "--settings-of " + settingsOf.get() + ": ";
    if (select) {
      throw new InputException(option + "goes without --select, they are chosen already");
    }
    AtomicFile.requireNoInput(directory(), List.of(settingsOf.get()));
    try {
      RunRecord record = RunRecord.read(settingsOf.get());
      EarlierChoice earlier = EarlierChoice.in(settingsOf.get(), record, datasets, encoder);
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
}
