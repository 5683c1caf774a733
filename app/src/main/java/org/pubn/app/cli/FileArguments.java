package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubn.app.training.ScenarioWords;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.files.ColumnOptions;
import org.pubn.files.RoleLabels;
import org.pubn.files.TrainingFiles;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.storage.TableFiles;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the rows to train on are, and what is known of their columns. */
final class FileArguments {

  /** The scenarios, for shell completion. */
  static final class Scenarios extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Scenarios() {
      for (Scenario each : Scenario.values()) {
        add(each.id());
      }
    }
  }

  @Option(
      names = "--positive",
      paramLabel = "FILE",
      description = "Rows known to be positive: a table, or a folder of documents or pictures.")
  Optional<Path> positive = Optional.empty();

  @Option(names = "--unlabeled", paramLabel = "FILE", description = "Rows that nobody has labeled.")
  Optional<Path> unlabeled = Optional.empty();

  @Option(
      names = "--negative",
      paramLabel = "FILE",
      description = "Rows known to be negative, of whatever kind was easy to find (optional).")
  Optional<Path> negative = Optional.empty();

  @Option(
      names = "--input",
      paramLabel = "FILE",
      description = "One file with all rows, instead of the three above.")
  Optional<Path> input = Optional.empty();

  @Option(
      names = "--label",
      paramLabel = "COLUMN",
      description =
          "The column of --input that says whether a row is positive, negative or unlabeled.")
  Optional<String> label = Optional.empty();

  @Option(
      names = "--labels",
      paramLabel = "FILE",
      description = "An .npy file with the label of every row, if --input is an .npy file.")
  Optional<Path> labels = Optional.empty();

  @Option(
      names = "--positive-label",
      paramLabel = "VALUE",
      description = "Its value in positive rows (default: 1, positive, true and the like).")
  Optional<String> positiveLabel = Optional.empty();

  @Option(
      names = "--negative-label",
      paramLabel = "VALUE",
      description = "Its value in negative rows (default: -1, negative, false and the like).")
  Optional<String> negativeLabel = Optional.empty();

  @Option(
      names = "--unlabeled-label",
      paramLabel = "VALUE",
      description = "Its value in unlabeled rows (default: empty, unlabeled and the like).")
  Optional<String> unlabeledLabel = Optional.empty();

  @Option(
      names = "--scenario",
      paramLabel = "WAY",
      completionCandidates = Scenarios.class,
      description =
          "How the rows were collected: two-sample (the unlabeled rows were drawn separately from"
              + " the labeled ones) or one-sample (some rows of one table were labeled, and the"
              + " unlabeled ones are the rest). Default: one-sample for --input, else two-sample.")
  Optional<String> scenario = Optional.empty();

  @Option(
      names = "--numeric",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns to treat as numbers.")
  List<String> numeric = List.of();

  @Option(
      names = "--categorical",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns to treat as categories.")
  List<String> categorical = List.of();

  @Option(
      names = "--ignore",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns to leave out.")
  List<String> ignore = List.of();

  @Option(
      names = "--group",
      paramLabel = "COLUMN",
      description =
          "Rows with the same value in this column, such as the customer of an order, always"
              + " stay on the same side of a split. The column is not a feature.")
  Optional<String> group = Optional.empty();

  @Option(
      names = "--weight",
      paramLabel = "COLUMN",
      description =
          "A column of positive numbers that say how much each row counts: a row with twice the"
              + " weight appears twice as often in its sample.")
  Optional<String> weight = Optional.empty();

  @Option(
      names = "--no-header",
      description =
          "CSV and TSV files begin with data, not with the names of columns: these are called"
              + " column1, column2 and so on. predict and evaluate then expect files without a"
              + " header, too.")
  boolean noHeader;

  @Mixin TextArguments text = new TextArguments();

  /**
   * The files, and what is known of their columns.
   *
   * @param run how many threads an encoder has
   * @param progress is told how far documents have come through an encoder
   */
  TrainingFiles files(RunArguments run, Progress progress) throws IOException {
    TrainingFiles places = places();
    TableFiles.requireOneInput(places.all());
    text.check(places.all());
    return places.with(
        new ColumnOptions(
            numeric,
            categorical,
            ignore,
            text.column,
            text.images.column,
            Optional.of(text.way(places.all(), run.threads, progress)),
            group,
            weight,
            text.images.damaged.pictures(),
            noHeader));
  }

  /** Options with how the rows came to be. */
  TrainOptions applied(TrainOptions options) {
    if (input.isEmpty()) {
      options.priors().requireUse(negative.isPresent());
    }
    return scenario.map(Scenario::byId).map(options::withScenario).orElse(options);
  }

  /** Refuses options that do not go together; a file of all rows may have negative ones or not. */
  void check(TrainOptions options) {
    if (input.isPresent()) {
      try {
        options.check(false);
        return;
      } catch (InputException e) {
        // Some options need negative rows.
      }
    }
    options.check(input.isPresent() || negative.isPresent());
  }

  /** How the rows came to be, and where that is known from. */
  String scenario(TrainingData data) {
    return ScenarioWords.sentence(data)
        + (scenario.isEmpty() && input.isPresent()
            ? " That is taken from --input, one file; --scenario two-sample says otherwise."
            : "");
  }

  /** For a command that writes a weight of its own for every row. */
  void refuseWeight() {
    weight.ifPresent(
        column -> {
          throw new InputException(
              "--weight "
                  + column
                  + ": goes with train, prior and advise, which draw rows by it;"
                  + " this command weighs every row once");
        });
  }

  /** The files and folders that are read. */
  List<Path> inputs() {
    return places().all();
  }

  private TrainingFiles places() {
    if (input.isPresent()) {
      if (positive.isPresent() || unlabeled.isPresent() || negative.isPresent()) {
        throw new InputException(
            "--input " + input.get() + ": give either --input or --positive and --unlabeled");
      }
      return TrainingFiles.labeled(
          input.get(), label, new RoleLabels(positiveLabel, negativeLabel, unlabeledLabel), labels);
    }
    labels.ifPresent(
        file -> {
          throw new InputException("--labels " + file + ": goes with --input, a file of all rows");
        });
    if (positive.isEmpty() || unlabeled.isEmpty()) {
      throw new InputException(
          (positive.isEmpty() ? "--positive" : "--unlabeled")
              + ": is missing; give --positive and --unlabeled, or --input and --label");
    }
    if (label.isPresent()) {
      throw new InputException(
          "--label " + label.get() + ": goes with --input, a single file of all rows");
    }
    return negative
        .map(file -> TrainingFiles.of(positive.get(), unlabeled.get(), file))
        .orElseGet(() -> TrainingFiles.of(positive.get(), unlabeled.get()));
  }
}
