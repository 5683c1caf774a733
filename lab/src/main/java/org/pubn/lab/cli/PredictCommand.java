package org.pubn.lab.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.classify.Classifier;
import org.pubn.classify.ClassifierFile;
import org.pubn.data.AtomicFile;
import org.pubn.lab.document.ModelInput;
import org.pubn.lab.predict.KeptColumns;
import org.pubn.lab.predict.PredictionFile;
import org.pubn.lab.predict.Predictor;
import org.pubn.lab.predict.Predictor.Count;
import org.pubn.lab.predict.RowSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Applies a classifier to a file. */
@Command(
    name = "predict",
    description =
        "Scores every row of a file: adds the columns score, probability and prediction (1 or 0)."
            + " Columns are matched by name; files may have any number of rows.",
    mixinStandardHelpOptions = true)
final class PredictCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Option(
      names = "--model",
      required = true,
      paramLabel = "FILE",
      description = "The classifier, as 'train' wrote it.")
  Path model = Path.of("");

  @Option(
      names = "--input",
      required = true,
      paramLabel = "FILE",
      description =
          "The rows: .csv, .tsv, .jsonl, also .gz; .npy or .svm for models of features; for models"
              + " of text also a folder, with a document per file, or a .txt file, with one per"
              + " line.")
  Path input = Path.of("");

  @Option(
      names = "--text",
      paramLabel = "COLUMN",
      description =
          "The column of --input that holds the text (default: the one of that name in training).")
  Optional<String> text = Optional.empty();

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where the scores go: .csv or .tsv, also .gz (default: standard output).")
  Optional<Path> output = Optional.empty();

  @Option(
      names = "--threshold",
      paramLabel = "T",
      description = "The score above which a row is positive (default: the model's).")
  Optional<Double> threshold = Optional.empty();

  @Option(
      names = {"--keep", "--id"},
      split = ",",
      paramLabel = "COLUMN",
      description =
          "Columns to pass through, or 'all' (default: those that named the rows in training; of a"
              + " folder the name of the file, of a .txt file the number of the line).")
  List<String> keep = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads (default: one per core). Results do not depend on it.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--quiet", description = "Do not say how many rows were scored.")
  boolean quiet;

  @Override
  public Integer call() throws IOException {
    Predictor predictor = new Predictor(classifier(), Math.max(1, threads - 1));
    Optional<PredictionFile> file = output.map(PredictionFile::new);
    output.ifPresent(path -> AtomicFile.requireNoInput(path, List.of(input, model)));
    Count count;
    try (RowSource rows = RowSource.open(input, text, predictor.classifier(), kept())) {
      count =
          file.isPresent() ? file.get().write(predictor, rows) : toStandardOutput(predictor, rows);
    }
    if (!quiet) {
      spec.commandLine().getErr().println(summary(count, predictor.classifier()));
    }
    return 0;
  }

  private static String summary(Count count, Classifier classifier) {
    String summary = count.rows() + " rows scored, " + count.positives() + " positive";
    boolean words = classifier.preprocessing().map(ModelInput::hasWords).orElse(false);
    return words && count.blank() > 0
        ? summary + "; without any word that the model knows: " + count.blank()
        : summary;
  }

  private Classifier classifier() throws IOException {
    if (!Files.isRegularFile(model)) {
      throw new IllegalArgumentException("--model " + model + ": is not a file");
    }
    Classifier classifier = ClassifierFile.load(model);
    return threshold.map(classifier::withThreshold).orElse(classifier);
  }

  private KeptColumns kept() {
    if (keep.isEmpty()) {
      return KeptColumns.ids();
    }
    return keep.equals(List.of("all")) ? KeptColumns.all() : KeptColumns.named(keep);
  }

  private static Count toStandardOutput(Predictor predictor, RowSource rows) throws IOException {
    OutputStream out = new BufferedOutputStream(new CheckedOutput(System.out), 1 << 16);
    Count count = predictor.predict(rows, ',', out);
    out.flush();
    return count;
  }
}
