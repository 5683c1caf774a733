package org.pubn.train;

import java.util.List;
import java.util.Optional;
import org.pubn.data.Progress;
import org.pubn.engine.Model;
import org.pubn.engine.ModelFamily;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.EarlyStopping;
import org.pubn.learn.Ensemble;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingFailedException;
import org.pubn.learn.TrainingListener;
import org.pubn.linear.ExactLinear;
import org.pubn.method.BatchRule;
import org.pubn.method.ExactMethods;
import org.pubn.method.GridSearch;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.method.SettingsChoice;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/** Learns a model of one kind: chooses its settings, trains it, and scores rows held out. */
final class ModelLearner {

  private final ModelKind kind;
  private final TrainOptions options;
  private final LoadedSamples taken;
  private final MethodRow row;
  private final Settings fixed;
  private final Optimisation base;

  /**
   * A learner.
   *
   * @param taken the rows as the kind of model takes them
   * @throws org.pubn.data.InputException if the samples lack what the method needs, or an option
   *     does not belong to it
   */
  ModelLearner(ModelKind kind, TrainOptions options, LoadedSamples taken) {
    this.kind = kind;
    this.options = options;
    this.taken = taken;
    this.row = row(kind, options, taken.data().training().hasNegatives());
    this.fixed = row.named(options.fixed());
    this.base =
        options.exact()
            ? Optimisation.exact(Setting.L2.grid().get(0))
            : BatchRule.optimisation(taken.data().training(), options.epochs());
  }

  /**
   * The method for a kind of model.
   *
   * @throws org.pubn.data.InputException if it does not go with the kind, needs negatives and there
   *     are none, or an option does not belong to it
   */
  static MethodRow row(ModelKind kind, TrainOptions options, boolean negatives) {
    MethodRow row =
        options.exact()
            ? ExactMethods.of(options.method(), negatives)
            : MethodCatalog.of(options.method(), negatives, kind.family());
    row.requireSettings(row.named(options.fixed()));
    row.requireCriterion(options.selection());
    return row;
  }

  /** The rows as models of a kind take them. */
  static LoadedSamples taken(ModelKind kind, LoadedSamples samples) {
    return kind.family() == ModelFamily.DESCENT ? samples : samples.plain();
  }

  MethodRow row() {
    return row;
  }

  /** The epochs of all its trainings. */
  long plannedEpochs() {
    int trainings = SettingsChoice.trainings(row, fixed) + options.ensemble() * row.trainings();
    return (long) trainings * base.epochs();
  }

  /**
   * Learns.
   *
   * @param foldOf the folds of the rows of {@link HeldRows} in which the choice is made again
   * @throws TrainingFailedException if every training diverged
   */
  LearnedModel learn(Priors priors, ByRole<int[]> foldOf, Progress progress) {
    row.requirePriors(priors);
    Problem problem = new Problem(taken.data(), priors, model(), options.seed());
    TrainingListener stopping = new EarlyStopping(options.patience());
    ChoiceRecord record =
        new ChoiceRecord(taken.data(), HeldRows.of(taken.data().validation()), stopping);
    SharedTrainings trainings =
        new SharedTrainings(
            options.honestNumbers() ? record : stopping, progress, options.checkpoints());
    GridSearch search =
        new GridSearch(row, options.selection(), base, problem, trainings, progress);
    SettingsChoice choice = search.choose(fixed, options.threads());
    Method single = row.make(choice.settings(), MethodContext.of(base, options.threads()));
    Method method = options.ensemble() == 1 ? single : new Ensemble(single, options.ensemble());
    Fit fit = method.fit(problem, trainings);
    Optional<HonestScores> honest =
        options.honestNumbers()
            ? Optional.of(
                new ReplayedChoice(
                        problem, record, options.selection(), search.candidates(choice), foldOf)
                    .scores(fit))
            : Optional.empty();
    return new LearnedModel(
        kind.id(),
        row,
        taken,
        problem,
        choice.settings(),
        choice.stages(),
        method,
        fit,
        last(choice.settings()),
        options.exact() ? List.of() : fit.trainings(),
        honest);
  }

  private Model model() {
    return options.exact()
        ? new ExactLinear(taken.data().training().columns(), options.threads())
        : kind.model(taken.shape());
  }

  /** How what decides in the end was minimized; for the stand-in of trees, how it is. */
  private Optimisation last(Settings settings) {
    if (options.exact()) {
      return Optimisation.exact(settings.number(Setting.L2));
    }
    return row.settings().isEmpty() ? base : base.withRate(row.rate(settings));
  }
}
