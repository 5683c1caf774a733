package org.pubn.app.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.app.predict.KeptColumns;
import org.pubn.app.predict.PredictionFile;
import org.pubn.app.predict.Predictor;
import org.pubn.app.predict.Predictor.Count;
import org.pubn.app.predict.RowOrder;
import org.pubn.app.predict.TopShare;
import org.pubn.classify.Classifier;
import org.pubn.data.InputException;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.files.ModelRows;
import org.pubn.numbers.Require;
import org.pubn.storage.AtomicFile;
import org.pubn.storage.DataFormatException;
import org.pubn.text.TfIdf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
          "The rows to score: CSV, TSV or JSON lines, also gzipped; NumPy or libsvm if the model"
              + " was trained on features; for a model of text also a folder (one document per"
              + " file) or a text file (one document per line). '-' is standard input, a table in"
              + " CSV.")
  Path input = Path.of("");

  @Mixin DocumentColumn documents = new DocumentColumn();

  @Mixin DamagedArgument damaged = new DamagedArgument();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where to write the scores: CSV or TSV, gzipped if the name ends in gz (default:"
              + " standard output).")
  Optional<Path> out = Optional.empty();

  /** The former name. */
  @Option(names = "--output", paramLabel = "FILE", hidden = true)
  void setOutput(Path path) {
    out = Optional.of(path);
  }

  @Option(
      names = "--threshold",
      paramLabel = "T",
      description = "The score above which a row is positive (default: the model's).")
  Optional<Double> threshold = Optional.empty();

  @Option(
      names = "--top",
      paramLabel = "K",
      description =
          "Call the K rows with the highest scores positive, whatever the threshold; a K below"
              + " 1 is a share of the rows. Keeps the output in memory.")
  Optional<String> top = Optional.empty();

  @Option(
      names = "--sort",
      description = "Put the rows with the highest scores first. Keeps the output in memory.")
  boolean sort;

  @Option(
      names = {"--keep", "--id"},
      split = ",",
      paramLabel = "COLUMN",
      description =
          "Columns to copy to the output, or 'all' (default: the columns that identified rows in"
              + " training; for a folder the file name, for a .txt file the line number).")
  List<String> keep = List.of();

  @Option(
      names = "--defuse-formulas",
      description =
          "Put an apostrophe before copied cells that begin with =, +, - or @ and are not numbers:"
              + " spreadsheets would run them.")
  boolean defuse;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads to use (default: one per core). Results do not depend on it.")
  int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--quiet", description = "Do not report how many rows were scored.")
  boolean quiet;

  @Override
  public Integer call() throws IOException {
    Require.atLeast(1, "threads", threads);
    if (top.isPresent() && threshold.isPresent()) {
      throw new InputException(
          "top " + top.get() + ": is given with a threshold; give one of them");
    }
    Optional<String> column = documents.name();
    RowOrder order = new RowOrder(sort, top.map(TopShare::parse));
    Optional<PredictionFile> file = out.map(PredictionFile::new);
    out.ifPresent(path -> AtomicFile.requireWritable(path, List.of(input, model)));
    Predictor predictor = new Predictor(classifier(), Math.max(1, threads - 1), order);
    Count count;
    try (ModelRows rows =
        ModelRows.open(input, column, predictor.classifier(), damaged.pictures())) {
      count =
          file.isPresent()
              ? file.get().write(predictor, rows, kept())
              : toStandardOutput(predictor, rows);
    } catch (ScoreOverflowException e) {
      throw new DataFormatException(input.toString(), String.valueOf(e.getMessage()), e);
    }
    damaged.tell(spec.commandLine().getErr());
    if (!quiet) {
      spec.commandLine().getErr().println(summary(count, predictor.classifier()));
    }
    return 0;
  }

  private static String summary(Count count, Classifier classifier) {
    String summary =
        count.rows()
            + (count.rows() == 1 ? " row" : " rows")
            + " scored, "
            + count.positives()
            + " positive";
    boolean words = classifier.preprocessing().map(TfIdf.class::isInstance).orElse(false);
    return words && count.blank() > 0
        ? summary + "; documents without any word the model knows: " + count.blank()
        : summary;
  }

  private Classifier classifier() throws IOException {
    Classifier classifier = ModelArgument.load(model, spec);
    return threshold.map(classifier::withThreshold).orElse(classifier);
  }

  private KeptColumns kept() {
    return defuse ? columns().defused() : columns();
  }

  private KeptColumns columns() {
    if (keep.isEmpty()) {
      return KeptColumns.ids();
    }
    return keep.equals(List.of("all")) ? KeptColumns.all() : KeptColumns.named(keep);
  }

  private Count toStandardOutput(Predictor predictor, ModelRows rows) throws IOException {
    OutputStream out = new BufferedOutputStream(new CheckedOutput(System.out), 1 << 16);
    Count count = predictor.predict(rows, kept(), ',', out);
    out.flush();
    return count;
  }
}
