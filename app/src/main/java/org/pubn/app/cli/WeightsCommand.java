package org.pubn.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.pubn.Pubn;
import org.pubn.app.weights.WeightedFile;
import org.pubn.app.weights.WeightsSummary;
import org.pubn.data.InputException;
import org.pubn.files.LoadedSamples;
import org.pubn.files.SplitTable;
import org.pubn.files.TrainingFiles;
import org.pubn.prior.PriorReport;
import org.pubn.report.progress.ProgressDisplay;
import org.pubn.storage.AtomicFile;
import org.pubn.train.TrainOptions;
import org.pubn.weigh.WeighOptions;
import org.pubn.weigh.Weighing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Weighs rows for learners of other programs. */
@Command(
    name = "weights",
    description =
        "Writes every row of your tables with a label and its PUbN weight, so that any learner that"
            + " takes weights of examples can learn from positive, unlabeled and biased negative"
            + " rows. Takes the same files as train.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class WeightsCommand implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

  @Mixin PriorArguments priors = new PriorArguments();

  @Option(
      names = "--tau",
      paramLabel = "T",
      description =
          "How many unlabeled rows serve as negatives: the share T of those expected to be neither"
              + " positive nor of the kind of the negative rows (default: ${DEFAULT-VALUE}).")
  double tau = WeighOptions.DEFAULT.tau();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Where the rows go: .csv, .tsv or .svm, also .gz; with the module pubn-parquet also"
              + " .parquet (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("weighted.csv");

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    TrainOptions options =
        files.applied(
            TrainOptions.DEFAULT
                .withPriors(priors.given())
                .withSeed(run.seed)
                .withThreads(run.threads));
    WeighOptions how =
        WeighOptions.DEFAULT.withTau(tau).withSeed(run.seed).withThreads(run.threads);
    WeightedFile written = new WeightedFile(out);
    Path numbers = Path.of(out + ".json");
    files.refuseWeight();
    TrainingFiles read;
    Weighing weighing;
    WeightsSummary summary;
    String scenario;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      read = files.files(run, display);
      written.requireReadableTwice(read.all());
      AtomicFile.requireWritable(out, read.all());
      AtomicFile.requireWritable(numbers, read.all());
      LoadedSamples samples = Pubn.read(read, options);
      SplitTable table =
          samples
              .table()
              .orElseThrow(
                  () ->
                      new InputException(
                          samples.source() + ": weights are for tables with named columns"));
      PriorReport known = Pubn.estimatePriors(samples, options);
      weighing = Pubn.weigh(table.allScaled(), known.priors(), how);
      scenario = files.scenario(samples.data());
      summary = new WeightsSummary(weighing, known, tau);
      written.write(weighing, table, read.all());
    }
    summary.write(numbers);
    PrintWriter text = spec.commandLine().getOut();
    text.println(scenario);
    text.println();
    FactsText.print(text, summary.facts());
    text.println();
    text.println("Rows:    " + out);
    text.println("Numbers: " + numbers);
    text.flush();
    return 0;
  }
}
