package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.data.Progress;
import org.pubn.engine.Parallel;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.TrainingFailedException;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.settings.Setting;

/**
 * Models of several kinds on the same features, and the choice among them and the mean of three;
 * see {@link ModelChoice} for the rule. It has no settings to choose but the L2 of the linear
 * model, as a grid of networks would cost many times what it brings: rates are 0.001 as in the
 * paper, τ is 0.7.
 *
 * <p>Scores of held-out rows stay honest: without each fold in turn the choice is made again, and
 * the rows of the fold get the scores of what is chosen then.
 */
final class ModelRace {

  private static final double RATE = 1e-3;
  private static final double TAU = 0.7;

  private static final String FOREST = "forest";
  private static final String BOOSTED = "boosted";

  private final List<ModelLearner> learners;
  private final Priors priors;
  private final int threads;

  /** What came of it. */
  record Winner(LearnedModel model, ModelChoice choice) {}

  private ModelRace(List<ModelLearner> learners, Priors priors, int threads) {
    this.learners = learners;
    this.priors = priors;
    this.threads = threads;
  }

  /** Whether there are trees, and so something to choose from. */
  static boolean isPossible() {
    return ModelKind.all().stream().anyMatch(kind -> kind.id().equals(FOREST));
  }

  /** The learners whose models are compared: network, forest, boosted trees, linear model. */
  static List<ModelLearner> learners(TrainOptions options, LoadedSamples samples) {
    return List.of(
        new ModelLearner(
            ModelKind.MLP,
            options.withRate(RATE).with(Setting.SIGMA_RATE, RATE).withTau(TAU),
            samples),
        new ModelLearner(ModelKind.byId(FOREST), options, samples),
        new ModelLearner(ModelKind.byId(BOOSTED), options, samples),
        new ModelLearner(ModelKind.LINEAR, options.withExact().withTau(TAU), samples));
  }

  /**
   * Learns and chooses.
   *
   * @param foldOf the folds of the rows held out
   * @throws TrainingFailedException if every training of every kind diverged
   */
  static Winner run(
      List<ModelLearner> learners,
      Priors priors,
      ByRole<int[]> foldOf,
      int threads,
      Progress progress) {
    return new ModelRace(learners, priors, threads).winner(foldOf, progress);
  }

  private Winner winner(ByRole<int[]> foldOf, Progress progress) {
    List<LearnedModel> models = models(foldOf, progress);
    List<HonestScores> scores = models.stream().map(model -> scores(model, foldOf)).toList();
    ModelChoice choice = choice(models, scores, BrierTerms.NONE);
    LearnedModel chosen = models.get(choice.chosen());
    if (chosen.honest().isEmpty()) {
      return new Winner(chosen, choice);
    }
    return new Winner(chosen.withHonest(replayed(models, scores, choice.chosen())), choice);
  }

  /** What was learned, the standard first. */
  private List<LearnedModel> models(ByRole<int[]> foldOf, Progress progress) {
    List<Callable<Optional<LearnedModel>>> jobs = new ArrayList<>();
    List<TrainingFailedException> failures = new ArrayList<>();
    for (ModelLearner learner : learners) {
      jobs.add(
          () -> {
            try {
              return Optional.of(learner.learn(priors, foldOf, progress));
            } catch (TrainingFailedException e) {
              synchronized (failures) {
                failures.add(e);
              }
              return Optional.empty();
            }
          });
    }
    List<Optional<LearnedModel>> learned = Parallel.run(jobs, threads);
    List<LearnedModel> models =
        new ArrayList<>(learned.stream().flatMap(Optional::stream).toList());
    if (models.isEmpty()) {
      throw failures.get(0);
    }
    if (learned.get(0).isPresent()) {
      LearnedModel network = learned.get(0).get();
      models.add(
          0,
          AverageModel.of(
              network,
              scores(network, foldOf),
              learned.subList(1, 3).stream().flatMap(Optional::stream).toList()));
    }
    return models;
  }

  /** Scores of rows held out; where honest ones were not asked for, those of the model itself. */
  private static HonestScores scores(LearnedModel model, ByRole<int[]> foldOf) {
    return model
        .honest()
        .orElseGet(
            () ->
                new HonestScores(
                    ByRole.of(
                        role ->
                            model
                                .fit()
                                .scorer()
                                .scores(HeldRows.of(model.problem().data().validation()).of(role))),
                    foldOf));
  }

  private ModelChoice choice(List<LearnedModel> models, List<HonestScores> scores, int without) {
    return ModelChoice.among(
        models.stream().map(LearnedModel::name).toList(),
        scores.stream().map(each -> BrierTerms.of(each, priors, without)).toList());
  }

  /** The scores of every fold by the model that the other folds choose, on the scale of one. */
  private HonestScores replayed(List<LearnedModel> models, List<HonestScores> scores, int chosen) {
    HonestScores last = scores.get(chosen);
    ByRole<float[]> honest = ByRole.of(role -> last.scores().of(role).clone());
    float top = top(last.scores());
    for (int fold = 0; fold < ReplayedChoice.FOLDS; fold++) {
      int then = choice(models, scores, fold).chosen();
      if (then != chosen) {
        ByRole<float[]> others = scores.get(then).scores();
        ScaleTransfer transfer =
            new ScaleTransfer(others.of(Role.UNLABELED), last.scores().of(Role.UNLABELED), top);
        replace(honest, others, last.foldOf(), fold, transfer);
      }
    }
    return new HonestScores(honest, last.foldOf());
  }

  private static void replace(
      ByRole<float[]> honest,
      ByRole<float[]> others,
      ByRole<int[]> foldOf,
      int fold,
      ScaleTransfer transfer) {
    for (Role role : Role.values()) {
      int[] folds = foldOf.of(role);
      for (int row = 0; row < folds.length; row++) {
        if (folds[row] == fold) {
          honest.of(role)[row] = transfer.of(others.of(role)[row]);
        }
      }
    }
  }

  private static float top(ByRole<float[]> scores) {
    float top = Float.NEGATIVE_INFINITY;
    for (Role role : Role.values()) {
      for (float score : scores.of(role)) {
        top = Math.max(top, score);
      }
    }
    return top;
  }
}
