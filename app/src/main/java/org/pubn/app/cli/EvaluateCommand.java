package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.pubn.app.evaluation.Evaluations;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.eval.PriorBelief;
import org.pubn.files.EvaluationOptions;
import org.pubn.random.Seed;
import org.pubn.report.page.PageAndJson;
import org.pubn.sample.Scenario;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;
import org.pubn.storage.TableFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Judges a classifier, with labels or without. */
@Command(
    name = "evaluate",
    description = {
      "Judges a classifier on rows it was not trained on: with labels (--input, --label), or from"
          + " positives and unlabeled rows alone (--positive, --unlabeled). Prints metrics with"
          + " intervals and writes them as evaluation.json and report.html."
    },
    mixinStandardHelpOptions = true)
final class EvaluateCommand implements Callable<Integer> {

  private static final double LEVEL = 0.95;

  @Spec CommandSpec spec;

  @Option(
      names = "--model",
      required = true,
      paramLabel = "FILE",
      description = "The classifier, as train wrote it.")
  Path model = Path.of("");

  @Option(
      names = "--input",
      paramLabel = "FILE",
      description =
          "Rows with their labels: a table, a folder of documents or, for ready-made features,"
              + " libsvm.")
  Optional<Path> input = Optional.empty();

  @Mixin DocumentColumn documents = new DocumentColumn();

  @Mixin DamagedArgument damaged = new DamagedArgument();

  @Option(
      names = "--label",
      paramLabel = "COLUMN",
      description =
          "The column of --input that holds the labels. For a folder of documents, 'folder' takes"
              + " the names of its subfolders. Rows of a libsvm file begin with their label.")
  Optional<String> label = Optional.empty();

  @Option(
      names = "--positive-label",
      paramLabel = "VALUE",
      description =
          "The label of the positive class (default: recognized if the labels are like 1 and 0, yes"
              + " and no, or positive and negative).")
  Optional<String> positiveLabel = Optional.empty();

  @Option(
      names = "--positive",
      paramLabel = "FILE",
      description = "Positives, for an evaluation without labels.")
  Optional<Path> positive = Optional.empty();

  @Option(
      names = "--unlabeled",
      paramLabel = "FILE",
      description = "Unlabeled rows, for an evaluation without labels.")
  Optional<Path> unlabeled = Optional.empty();

  @Option(
      names = "--scenario",
      paramLabel = "WAY",
      completionCandidates = FileArguments.Scenarios.class,
      description =
          "How --positive and --unlabeled were collected: ${COMPLETION-CANDIDATES}. One-sample"
              + " means that the positives were labeled within one table, whose other rows are the"
              + " unlabeled ones (default: two-sample).")
  Optional<String> scenario = Optional.empty();

  @Option(
      names = "--negative",
      paramLabel = "FILE",
      description =
          "With --scenario one-sample, the rows of the same table that were labeled negative.")
  Optional<Path> negative = Optional.empty();

  @Option(
      names = "--prior",
      paramLabel = "PI|LOW..HIGH",
      description =
          "The share of positives in the population, or a range of it, which widens all"
              + " intervals (default: what the classifier was trained with).")
  Optional<String> prior = Optional.empty();

  @Option(
      names = "--threshold",
      paramLabel = "T",
      description = "The score above which a row is called positive (default: the classifier's).")
  Optional<Double> threshold = Optional.empty();

  @Option(
      names = "--resamples",
      paramLabel = "N",
      description = "Bootstrap resamples behind the intervals (default: ${DEFAULT-VALUE}).")
  int resamples = 1000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the resamples (default: ${DEFAULT-VALUE}).")
  long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The directory to write to (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "evaluate");

  @Override
  public Integer call() throws IOException {
    checkOptions();
    Optional<String> column = documents.name();
    TableFiles.requireOneInput(inputs());
    OutDirectory.require(out, PageAndJson.names(Evaluations.NAME), inputs());
    Classifier loaded = ModelArgument.load(model, spec);
    EvaluationOptions options =
        new EvaluationOptions(
                new Bootstrap(resamples, LEVEL, new Seed(seed)),
                column,
                positiveLabel,
                prior.map(EvaluateCommand::belief))
            .withDamaged(damaged.pictures());
    boolean table = scenario.map(Scenario::byId).equals(Optional.of(Scenario.ONE_SAMPLE));
    Evaluations evaluations =
        new Evaluations(
            model,
            threshold.map(loaded::withThreshold).orElse(loaded),
            table ? options.ofOneSample(negative) : options);
    PageAndJson files =
        input.isPresent()
            ? evaluations.labeled(input.get(), label)
            : evaluations.withoutLabels(positive.orElseThrow(), unlabeled.orElseThrow());
    damaged.tell(spec.commandLine().getErr());
    files.write(out);
    ReportPrinter.print(files.report(), out, spec);
    return 0;
  }

  private List<Path> inputs() {
    return Stream.of(Optional.of(model), input, positive, unlabeled, negative)
        .flatMap(Optional::stream)
        .toList();
  }

  private void checkOptions() {
    if (input.isPresent()) {
      refuse("--positive", positive, "--input");
      refuse("--unlabeled", unlabeled, "--input");
      refuse("--prior", prior, "--input");
      refuse("--scenario", scenario, "--input");
      refuse("--negative", negative, "--input");
    } else if (positive.isPresent() || unlabeled.isPresent()) {
      refuse("--label", label, "--positive");
      refuse("--positive-label", positiveLabel, "--positive");
      require("--unlabeled", unlabeled, "--positive");
      require("--positive", positive, "--unlabeled");
      if (!scenario.map(Scenario::byId).equals(Optional.of(Scenario.ONE_SAMPLE))
          && negative.isPresent()) {
        throw new InputException(
            "--negative " + negative.get() + ": goes with --scenario one-sample");
      }
    } else {
      throw new InputException("rows: give --input, or --positive and --unlabeled");
    }
  }

  private static void refuse(String name, Optional<?> value, String with) {
    value.ifPresent(
        given -> {
          throw new InputException(name + " " + given + ": cannot be given together with " + with);
        });
  }

  private static void require(String name, Optional<?> value, String with) {
    if (value.isEmpty()) {
      throw new InputException(with + ": also needs " + name);
    }
  }

  private static PriorBelief belief(String text) {
    Interval range = ShareRange.of("--prior", text);
    try {
      return range.width() == 0
          ? PriorBelief.known(range.low())
          : PriorBelief.within(range.low(), range.high());
    } catch (InputException e) {
      throw new InputException(
          "--prior " + text + ": must lie in (0, 1), an interval from low to high", e);
    }
  }
}
