package org.pubn.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.pubn.eval.Bootstrap;
import org.pubn.eval.PriorBelief;
import org.pubn.lab.evaluation.EvaluationFiles;
import org.pubn.lab.evaluation.Evaluations;
import org.pubn.sample.Seed;
import picocli.CommandLine.Command;
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

  @Option(
      names = "--text",
      paramLabel = "COLUMN",
      description = "The column that holds the text (default: the one of that name in training).")
  Optional<String> text = Optional.empty();

  @Option(
      names = "--label",
      paramLabel = "COLUMN",
      description =
          "The column of --input that holds the labels; of a folder, 'folder' takes the names of"
              + " the folders in it. Rows of a libsvm file begin with theirs.")
  Optional<String> label = Optional.empty();

  @Option(
      names = "--positive-label",
      paramLabel = "VALUE",
      description =
          "The label of the positive class (default: recognised if the labels are like 1 and 0, yes"
              + " and no, positive and negative).")
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
      names = "--prior",
      paramLabel = "PI|LOW..HIGH",
      description =
          "The share of positives among the unlabeled, or an interval of it, which then widens all"
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
      description = "Where the files go (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("pubn-out", "evaluate");

  @Override
  public Integer call() {
    checkOptions();
    OutDirectory.require(out);
    try {
      Evaluations loaded =
          Evaluations.of(
              model,
              threshold.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
              new Bootstrap(resamples, LEVEL, new Seed(seed)));
      Evaluations evaluations = text.map(loaded::ofText).orElse(loaded);
      EvaluationFiles files =
          input.isPresent()
              ? evaluations.labelled(input.get(), label, positiveLabel)
              : evaluations.withoutLabels(
                  positive.orElseThrow(),
                  unlabeled.orElseThrow(),
                  prior.map(EvaluateCommand::belief));
      files.write(out);
      ReportPrinter.print(files.report(), out, spec);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return 0;
  }

  private void checkOptions() {
    if (input.isPresent()) {
      refuse("--positive", positive, "--input");
      refuse("--unlabeled", unlabeled, "--input");
      refuse("--prior", prior, "--input");
    } else if (positive.isPresent() || unlabeled.isPresent()) {
      refuse("--label", label, "--positive");
      refuse("--positive-label", positiveLabel, "--positive");
      require("--unlabeled", unlabeled, "--positive");
      require("--positive", positive, "--unlabeled");
    } else {
      throw new IllegalArgumentException("rows: give --input, or --positive and --unlabeled");
    }
  }

  private static void refuse(String name, Optional<?> value, String with) {
    value.ifPresent(
        given -> {
          throw new IllegalArgumentException(
              name + " " + given + ": cannot be given together with " + with);
        });
  }

  private static void require(String name, Optional<?> value, String with) {
    if (value.isEmpty()) {
      throw new IllegalArgumentException(with + ": also needs " + name);
    }
  }

  /** A value, or two with two dots between them. */
  private static PriorBelief belief(String text) {
    int dots = text.indexOf("..");
    try {
      return dots < 0
          ? new PriorBelief.Known(Double.parseDouble(text))
          : PriorBelief.Within.of(
              Double.parseDouble(text.substring(0, dots)),
              Double.parseDouble(text.substring(dots + 2)));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "--prior " + text + ": must be a number such as 0.4 or an interval such as 0.35..0.45",
          e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "--prior " + text + ": must lie in (0, 1), an interval from low to high", e);
    }
  }
}
