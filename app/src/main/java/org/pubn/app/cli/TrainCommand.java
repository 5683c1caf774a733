package org.pubn.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.pubn.Pubn;
import org.pubn.app.training.ModelFiles;
import org.pubn.eval.SelectionCriterion;
import org.pubn.files.LoadedSamples;
import org.pubn.files.TrainingFiles;
import org.pubn.learn.Checkpoints;
import org.pubn.method.MethodCatalog;
import org.pubn.report.progress.ProgressDisplay;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Trains on files of the user. */
@Command(
    name = "train",
    description =
        "Trains a classifier on your own files: one each for positive, unlabeled and, if you have"
            + " any, negative rows, or a single file with a label column. Files are tables; text:"
            + " folders of documents, .txt files, or a column of a table; or pictures: folders of"
            + " them, or a column of file names. Writes the model, its numbers (NAME.json) and a"
            + " page about it (NAME.report.html).",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TrainCommand implements Callable<Integer> {

  /** The model that is chosen on rows held out. */
  private static final String AUTO = "auto";

  /** The methods, for shell completion. */
  static final class Methods extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Methods() {
      super(MethodCatalog.ids());
    }
  }

  /** The kinds of models, for shell completion. */
  static final class Models extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Models() {
      add(AUTO);
      for (ModelKind kind : ModelKind.all()) {
        add(kind.id());
      }
    }
  }

  /** The ways to choose, for shell completion. */
  static final class Criteria extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Criteria() {
      for (SelectionCriterion criterion : SelectionCriterion.values()) {
        add(criterion.id());
      }
    }
  }

  @Spec CommandSpec spec;

  @Mixin FileArguments files = new FileArguments();

  @Mixin PriorArguments priors = new PriorArguments();

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where to write the model (default: ${DEFAULT-VALUE}).")
  Path out = Path.of("model.pubn");

  @Option(
      names = "--method",
      paramLabel = "ID",
      completionCandidates = Methods.class,
      description =
          "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}, which is pubn with negative"
              + " rows and pubn-n without).")
  String method = TrainOptions.DEFAULT.method();

  @Option(
      names = "--model",
      paramLabel = "KIND",
      completionCandidates = Models.class,
      description =
          "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}: on a table the mean of mlp,"
              + " forest and boosted, or what is clearly better on rows held out; with a method or"
              + " a setting of networks, mlp; of tf-idf, linear; of pixels, convnet).")
  String model = AUTO;

  @Option(
      names = "--exact",
      description =
          "Train a linear model to the exact minimum of its risks over all rows (methods pubn and"
              + " pubn-n).")
  boolean exact;

  @Option(
      names = "--ensemble",
      paramLabel = "N",
      description =
          "Train N models, each with its own random numbers, and let the mean of their scores"
              + " decide (default: ${DEFAULT-VALUE}).")
  int ensemble = TrainOptions.DEFAULT.ensemble();

  @Mixin SettingArguments settings = new SettingArguments();

  @Option(
      names = "--select-by",
      paramLabel = "LOSS",
      completionCandidates = Criteria.class,
      description =
          "The criterion that chooses settings on held-out rows: ${COMPLETION-CANDIDATES}."
              + " The first two are the PU risk with that loss; auc is corrected for the prior;"
              + " lee-liu is Lee and Liu's criterion (default: ${DEFAULT-VALUE}, as in the paper).")
  String selectBy = TrainOptions.DEFAULT.selection().id();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "At most this many passes over the positive rows (default: ${DEFAULT-VALUE}).")
  int epochs = TrainOptions.DEFAULT.epochs();

  @Option(
      names = "--patience",
      paramLabel = "N",
      description =
          "Stop a training after this many epochs without improvement (default: ${DEFAULT-VALUE}).")
  int patience = TrainOptions.DEFAULT.patience();

  @Option(
      names = "--validation",
      paramLabel = "SHARE",
      description = "The share of rows to hold out (default: ${DEFAULT-VALUE}).")
  double validation = TrainOptions.DEFAULT.validationShare();

  @Option(
      names = "--no-numbers",
      description =
          "Do not measure recall, precision and AUC on rows that had no part in the choice. Saves"
              + " some time; threshold and probabilities then come from rows that chose the model,"
              + " and are a little too sure.")
  boolean noNumbers;

  @ArgGroup DecisionArguments decision = new DecisionArguments();

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    TrainOptions options = options();
    files.check(options);
    ModelFiles written = new ModelFiles(out);
    Checkpoints trainings = Checkpoints.in(written.trainings());
    TrainingPrinter printer = new TrainingPrinter(spec.commandLine().getOut());
    LoadedSamples samples;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      TrainingFiles read = files.files(run, display);
      written.requireWritable(read.all());
      trainings.requireOurs();
      samples = Pubn.read(read, options);
    }
    printer.print(samples, files.scenario(samples.data()));
    TrainResult result;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      result = Pubn.train(samples, options.withCheckpoints(written.trainings()), display);
    }
    written.write(result);
    trainings.clear();
    printer.print(result, written);
    return 0;
  }

  private TrainOptions options() {
    TrainOptions options =
        (noNumbers ? TrainOptions.DEFAULT.withoutHonestNumbers() : TrainOptions.DEFAULT)
            .withMethod(method)
            .withSelection(SelectionCriterion.byId(selectBy))
            .withEpochs(epochs)
            .withPatience(patience)
            .withValidationShare(validation)
            .withDecision(decision.rule())
            .withPriors(priors.given())
            .withEnsemble(ensemble)
            .withSeed(run.seed)
            .withThreads(run.threads);
    TrainOptions ofKind = model.equals(AUTO) ? options : options.withModel(ModelKind.byId(model));
    return files.applied(settings.applied(exact ? ofKind.withExact() : ofKind));
  }
}
