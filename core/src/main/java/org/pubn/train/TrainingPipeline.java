package org.pubn.train;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.data.Progress;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.ModelFamily;
import org.pubn.engine.Scorer;
import org.pubn.estimation.PriorEstimation;
import org.pubn.eval.PriorBelief;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.EarlyStopping;
import org.pubn.learn.Fit;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingFailedException;
import org.pubn.learn.TrainingStep;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.numbers.Auc;
import org.pubn.origin.RowSketch;
import org.pubn.prior.GivenPriors;
import org.pubn.prior.PriorReport;
import org.pubn.prior.RhoEstimate;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Interval;

/**
 * Training on samples that are split already: estimates priors that are not known, chooses
 * settings, learns, sets the threshold, and looks for what may be wrong. A function of samples and
 * options; the number of threads changes nothing but the time it takes.
 */
final class TrainingPipeline {

  private final LoadedSamples samples;
  private final TrainingData data;
  private final TrainOptions options;
  private final Progress progress;

  /** A training that {@link #run()} will do. */
  TrainingPipeline(LoadedSamples samples, TrainOptions options, Progress progress) {
    this.samples = samples;
    this.data = samples.data();
    this.options = options;
    this.progress = progress;
  }

  /** See {@link TrainOptions#check}. */
  static void check(TrainOptions options, boolean negatives) {
    options.priors().requireUse(negatives);
    ModelLearner.row(kind(options, ModelKind.MLP), options, negatives);
  }

  /**
   * Trains.
   *
   * @throws InputException if the samples lack what the method needs, or an option does not belong
   *     to it
   * @throws TrainingFailedException if every training diverged
   */
  TrainResult run() {
    boolean race = choosesModel();
    List<ModelLearner> learners =
        race ? ModelRace.learners(options, samples) : List.of(learner(kind()));
    PriorReport known = priors(learners.get(0).row());
    Priors priors = known.priors();
    boolean negatives = data.training().hasNegatives();
    progress.start(
        "train",
        learners.stream().mapToLong(ModelLearner::plannedEpochs).sum()
            + (negatives ? options.epochs() : 0));
    ByRole<int[]> folds = ReplayedChoice.folds(HeldRows.of(data.validation()), options.seed());
    Optional<ModelRace.Winner> winner =
        race
            ? Optional.of(ModelRace.run(learners, priors, folds, options.threads(), progress))
            : Optional.empty();
    LearnedModel learned =
        winner
            .map(ModelRace.Winner::model)
            .orElseGet(() -> learners.get(0).learn(priors, folds, progress));
    return result(learned, known, negatives, winner.map(ModelRace.Winner::choice));
  }

  private TrainResult result(
      LearnedModel learned, PriorReport known, boolean negatives, Optional<ModelChoice> models) {
    Priors priors = known.priors();
    LoadedSamples taken = learned.taken();
    Fit fit = learned.fit();
    Optional<HonestScores> honest = learned.honest();
    Optional<Auc> auc =
        negatives
            ? negativesAuc(
                check(learned.problem(), models.isPresent()),
                learned.last(),
                new SharedTrainings(
                    new EarlyStopping(options.patience()), progress, options.checkpoints()))
            : Optional.empty();
    ValidationScores scores =
        honest
            .map(found -> found.all(priors))
            .orElseGet(() -> scores(priors, taken.data().validation(), fit.scorer()));
    DecisionThreshold decision = options.decision().decide(scores);
    Optional<HonestNumbers> numbers = honest.map(found -> numbers(found, known));
    Classifier classifier =
        described(
            known,
            taken,
            fit.classifier(learned.row().id(), learned.method(), learned.problem())
                .withThreshold(decision.score())
                .withCalibration(scores.calibration())
                .withTrainingRows(RowSketch.of(taken.data())));
    Checkup checkup = new Checkup();
    checkup.samples(data, priors, samples.shared());
    checkup.choice(learned.stages(), learned.trainings(), options.epochs());
    checkup.negatives(auc);
    checkup.decisions(
        known.piInterval().orElse(Interval.point(priors.pi())),
        scores,
        decision,
        options.decision());
    return new TrainResult(
        classifier,
        taken,
        known,
        learned.problem(),
        learned.row(),
        learned.settings(),
        learned.stages(),
        fit,
        decision,
        numbers,
        topRows(
            priors,
            honest.map(HonestScores::scores),
            HeldRows.of(taken.data().validation()),
            taken,
            fit),
        auc.map(found -> OptionalDouble.of(found.value())).orElse(OptionalDouble.empty()),
        Stream.concat(known.warnings().stream(), checkup.warnings().stream()).toList(),
        models);
  }

  /** π and ρ as far as they are known; the rest is estimated, ρ only where the method needs it. */
  private PriorReport priors(MethodRow row) {
    GivenPriors given = options.priors();
    given.requireUse(data.training());
    return PriorEstimation.estimate(
        data.training(),
        row.needsRho() ? given : given.withoutNeedOfRho(),
        options.priorOptions(samples));
  }

  private ModelLearner learner(ModelKind kind) {
    return new ModelLearner(kind, options, ModelLearner.taken(kind, samples));
  }

  /** Whether the kind of model is left open, and all kinds can learn from these rows. */
  private boolean choosesModel() {
    return options.model().isEmpty()
        && !options.exact()
        && options.method().equals(MethodCatalog.AUTO)
        && options.fixed().values().isEmpty()
        && samples.documents().isEmpty()
        && data.training().unlabeled() instanceof DenseFeatures
        && ModelRace.isPossible();
  }

  private ModelKind kind() {
    boolean words =
        samples.documents().isPresent() && data.training().unlabeled() instanceof SparseFeatures;
    return words && options.model().isEmpty()
        ? ModelKind.LINEAR
        : kind(options, samples.shape().image().isPresent() ? ModelKind.CONVNET : ModelKind.MLP);
  }

  /** The kind that is asked for; else a network, and a forest for methods that train none. */
  private static ModelKind kind(TrainOptions options, ModelKind network) {
    if (options.exact()) {
      options.model().ifPresent(ModelKind::requireExact);
      return ModelKind.LINEAR;
    }
    return options
        .model()
        .or(
            () ->
                MethodCatalog.all().stream()
                    .filter(row -> row.id().equals(options.method()))
                    .filter(row -> !row.families().contains(ModelFamily.DESCENT))
                    .flatMap(
                        row ->
                            ModelKind.all().stream()
                                .filter(known -> row.families().contains(known.family())))
                    .findFirst())
        .orElse(network);
  }

  /** The classifier with how rows become features, and with what is known of π. */
  private static Classifier described(PriorReport known, LoadedSamples taken, Classifier learned) {
    Classifier marked =
        learned.withPriorsFrom(
            known.piInterval(),
            known.rhoInterval(),
            known.pi().map(estimate -> estimate.estimator().id()),
            known.rho().map(estimate -> RhoEstimate.ID));
    return taken.preprocessing().map(marked::withPreprocessing).orElse(marked);
  }

  private static ValidationScores scores(Priors priors, PubnSamples validation, Scorer scorer) {
    return new ValidationScores(
        priors,
        scorer.scores(validation.positive()),
        scorer.scores(validation.unlabeled()),
        scorer.scores(validation.negative()));
  }

  /** Of the rows that nobody labeled: among them π is less where they are what is left. */
  private static List<TopRows> topRows(
      Priors priors,
      Optional<ByRole<float[]>> honest,
      PubnSamples held,
      LoadedSamples samples,
      Fit fit) {
    ByRole<float[]> scores =
        honest.orElseGet(() -> ByRole.of(role -> fit.scorer().scores(held.of(role))));
    float[] unlabeled = scores.unlabeled();
    ValidationScores rest =
        new ValidationScores(
            samples.data().amongUnlabeled(priors),
            scores.positive(),
            Arrays.copyOfRange(unlabeled, held.copies(), unlabeled.length),
            scores.negative());
    return TopRows.of(rest.unlabeled(), rest.calibration(), samples.data().rows(Role.UNLABELED));
  }

  private HonestNumbers numbers(HonestScores scores, PriorReport known) {
    return HonestNumbers.of(
        scores.counts(options.decision(), known.priors()),
        scores.auc(),
        PriorBelief.of(known.priors().pi(), known.piInterval()),
        options.seed());
  }

  /** The problem of telling P from bN: that of g; for trees and after a race, a linear one. */
  private Problem check(Problem problem, boolean linear) {
    return problem.model().family() == ModelFamily.DESCENT && !linear
        ? problem
        : new Problem(
            data,
            problem.priors(),
            ModelKind.LINEAR.model(data.training().columns()),
            problem.seed());
  }

  /** How well P can be told from bN; empty where even that training diverged. */
  private Optional<Auc> negativesAuc(
      Problem problem, Optimisation base, SharedTrainings trainings) {
    TrainingStep step =
        TrainingStep.of(
            "pn-check",
            new PnRisk(0.5, MarginLoss.LOGISTIC),
            base,
            new PnRisk(0.5, MarginLoss.SIGMOID));
    try {
      Scorer scorer = trainings.train(problem, step).checkpoint().scorer();
      PubnSamples validation = data.validation();
      return Optional.of(
          Auc.of(scorer.scores(validation.positive()), scorer.scores(validation.negative())));
    } catch (TrainingFailedException e) {
      return Optional.empty();
    }
  }
}
