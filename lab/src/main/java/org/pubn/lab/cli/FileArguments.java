package org.pubn.lab.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubn.lab.document.TextOptions;
import org.pubn.lab.training.ColumnOverrides;
import org.pubn.lab.training.RoleLabels;
import org.pubn.lab.training.TrainingFiles;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the rows to train on are, and what is known of their columns. */
final class FileArguments {

  @Option(
      names = "--positive",
      paramLabel = "FILE",
      description = "Rows known to be positive, or a folder of documents.")
  Optional<Path> positive = Optional.empty();

  @Option(
      names = "--unlabeled",
      paramLabel = "FILE",
      description = "Rows or documents nobody looked at.")
  Optional<Path> unlabeled = Optional.empty();

  @Option(
      names = "--negative",
      paramLabel = "FILE",
      description = "Rows known to be negative, of whatever kind is easy to find.")
  Optional<Path> negative = Optional.empty();

  @Option(
      names = "--input",
      paramLabel = "FILE",
      description = "All rows in one file, instead of the three above.")
  Optional<Path> input = Optional.empty();

  @Option(
      names = "--label",
      paramLabel = "COLUMN",
      description = "The column of --input that says what a row is.")
  Optional<String> label = Optional.empty();

  @Option(
      names = "--positive-label",
      paramLabel = "VALUE",
      description = "Its value in positive rows (default: recognised: 1, positive, true, ...).")
  Optional<String> positiveLabel = Optional.empty();

  @Option(
      names = "--negative-label",
      paramLabel = "VALUE",
      description = "Its value in negative rows (default: recognised: -1, negative, false, ...).")
  Optional<String> negativeLabel = Optional.empty();

  @Option(
      names = "--unlabeled-label",
      paramLabel = "VALUE",
      description = "Its value in unlabeled rows (default: recognised: empty, unlabeled, ...).")
  Optional<String> unlabeledLabel = Optional.empty();

  @Option(
      names = "--numeric",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns that hold numbers, whatever they look like.")
  List<String> numeric = List.of();

  @Option(
      names = "--categorical",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns whose values have no order, whatever they look like.")
  List<String> categorical = List.of();

  @Option(
      names = "--ignore",
      split = ",",
      paramLabel = "COLUMN",
      description = "Columns that are not to be used.")
  List<String> ignore = List.of();

  @Mixin TextArguments text = new TextArguments();

  ColumnOverrides columns() {
    return new ColumnOverrides(numeric, categorical, ignore, text.options());
  }

  /** The kind of model for rows or documents like these, unless another is asked for. */
  ModelKind model() {
    TextOptions options = text.options();
    return options.areFor(files().all()) ? options.model() : TrainOptions.DEFAULT.model();
  }

  TrainingFiles files() {
    if (input.isPresent()) {
      if (positive.isPresent() || unlabeled.isPresent() || negative.isPresent()) {
        throw new IllegalArgumentException(
            "--input " + input.get() + ": give either --input or --positive and --unlabeled");
      }
      return new TrainingFiles.Labeled(
          input.get(), label, new RoleLabels(positiveLabel, negativeLabel, unlabeledLabel));
    }
    if (positive.isEmpty() || unlabeled.isEmpty()) {
      throw new IllegalArgumentException(
          (positive.isEmpty() ? "--positive" : "--unlabeled")
              + ": is missing; give --positive and --unlabeled, or --input and --label");
    }
    if (label.isPresent()) {
      throw new IllegalArgumentException(
          "--label " + label.get() + ": goes with --input, a single file of all rows");
    }
    return new TrainingFiles.Separate(positive.get(), unlabeled.get(), negative);
  }
}
