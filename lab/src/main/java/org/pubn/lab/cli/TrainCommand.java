package org.pubn.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.eval.SelectionCriterion;
import org.pubn.lab.progress.ProgressDisplay;
import org.pubn.lab.training.LoadedSamples;
import org.pubn.lab.training.TrainedModel;
import org.pubn.lab.training.TrainingRequest;
import org.pubn.lab.training.TrainingRun;
import org.pubn.train.ModelKind;
import org.pubn.train.PriorKnowledge;
import org.pubn.train.Recipe;
import org.pubn.train.TrainOptions;
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
            + " some, negative rows, or a single one with a label column. Rows of a table, or text:"
            + " folders of documents, lines, or a column of a table. Writes the model, its numbers"
            + " (NAME.json) and a page about it (NAME.report.html).",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TrainCommand implements Callable<Integer> {

  /** The methods, for shell completion. */
  static final class Methods extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Methods() {
      super(Recipe.ids());
    }
  }

  /** The kinds of models, for shell completion. */
  static final class Models extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Models() {
      for (ModelKind kind : ModelKind.values()) {
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
      description = "The model (default: ${DEFAULT-VALUE}).")
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
      description = "One of ${COMPLETION-CANDIDATES} (default: mlp; of tf-idf, linear).")
  Optional<String> model = Optional.empty();

  @Mixin SettingArguments settings = new SettingArguments();

  @Option(
      names = "--select-by",
      paramLabel = "LOSS",
      completionCandidates = Criteria.class,
      description =
          "By what settings are chosen on rows held out: ${COMPLETION-CANDIDATES}; the PU risk with"
              + " the sigmoid loss, as in the paper, or with the zero-one loss, the AUC corrected"
              + " for the prior, or Lee and Liu's criterion (default: ${DEFAULT-VALUE}).")
  String selectBy = TrainOptions.DEFAULT.selection().id();

  @Option(
      names = "--epochs",
      paramLabel = "N",
      description = "Passes over the positive rows at most (default: ${DEFAULT-VALUE}).")
  int epochs = TrainOptions.DEFAULT.epochs();

  @Option(
      names = "--patience",
      paramLabel = "N",
      description =
          "A training ends after so many epochs without improvement (default: ${DEFAULT-VALUE}).")
  int patience = TrainOptions.DEFAULT.patience();

  @Option(
      names = "--validation",
      paramLabel = "SHARE",
      description = "The share of rows that is held out (default: ${DEFAULT-VALUE}).")
  double validation = TrainOptions.DEFAULT.validationShare();

  @ArgGroup DecisionArguments decision = new DecisionArguments();

  @Mixin RunArguments run = new RunArguments();

  @Override
  public Integer call() throws IOException {
    TrainingRequest request =
        new TrainingRequest(files.files(), files.columns(), priors.given(), options(), out);
    TrainingPrinter printer = new TrainingPrinter(spec.commandLine().getOut());
    TrainingRun training = new TrainingRun(request);
    LoadedSamples samples;
    try (ProgressDisplay display = ProgressDisplay.toStandardError(run.quiet)) {
      samples = training.load(display);
    }
    printer.print(samples);
    PriorKnowledge known = training.priors(samples);
    TrainedModel trained;
    try (TrainingDisplay display = new TrainingDisplay(run.quiet)) {
      trained = training.train(samples, known, display);
    }
    training.write(trained);
    printer.print(trained, request);
    return 0;
  }

  private TrainOptions options() {
    return settings.applied(
        TrainOptions.DEFAULT
            .withMethod(method)
            .withModel(model.map(ModelKind::byId).orElseGet(files::model))
            .withSelection(SelectionCriterion.byId(selectBy))
            .withEpochs(epochs)
            .withPatience(patience)
            .withValidationShare(validation)
            .withDecision(decision.rule())
            .withSeed(run.seed)
            .withThreads(run.threads));
  }
}
