package org.pubn.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.pubn.engine.SideBySide;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Fit;
import org.pubn.learn.FitPart;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingFailedException;
import org.pubn.learn.Trainings;
import org.pubn.sample.PubnSamples;

/**
 * Chooses the settings of a method by validation loss, stage after stage: for PUbN the rate of σ̂
 * by Ĵ, then rate and τ of g by a {@link SelectionCriterion}, in the paper the unbiased PU risk.
 * The points of a stage are trained side by side; trainings that several points need are done once.
 * A training that diverges counts as the worst.
 */
public final class GridSearch {

  /**
   * What was chosen.
   *
   * @param settings all settings of the method
   * @param stages how they were chosen
   */
  public record Choice(Settings settings, List<StageChoice> stages) {}

  private final Recipe recipe;
  private final SelectionCriterion criterion;
  private final Optimisation base;
  private final Problem problem;
  private final Trainings trainings;
  private final TrainingWatch watch;
  private final TrainProgress progress;

  /**
   * A search.
   *
   * @param recipe whose settings are chosen
   * @param criterion the loss of g that decides where no part of the method has one of its own
   * @param base how risks are minimised, but for the learning rate
   * @param problem what is to be learned
   * @param trainings does the trainings; its listener is the watch
   * @param watch ends trainings early
   * @param progress is told of every point that was tried
   */
  public GridSearch(
      Recipe recipe,
      SelectionCriterion criterion,
      Optimisation base,
      Problem problem,
      Trainings trainings,
      TrainingWatch watch,
      TrainProgress progress) {
    this.recipe = recipe;
    this.criterion = criterion;
    this.base = base;
    this.problem = problem;
    this.trainings = trainings;
    this.watch = watch;
    this.progress = progress;
  }

  /** How many trainings a choice takes. */
  public static int trainings(Recipe recipe, Settings fixed) {
    int sum = 0;
    Settings known = fixed;
    for (Stage stage : recipe.stages()) {
      List<Settings> points = stage.points(known);
      sum += points.size();
      known = points.get(0);
    }
    return sum;
  }

  /**
   * Chooses what is not fixed.
   *
   * @throws TrainingFailedException if every training of a stage diverged
   */
  public Choice choose(Settings fixed, int threads) {
    Settings known = fixed;
    List<StageChoice> choices = new ArrayList<>();
    for (Stage stage : recipe.stages()) {
      StageChoice choice = choose(stage, known, threads);
      choices.add(choice);
      known = choice.best().settings();
    }
    return new Choice(known, choices);
  }

  private StageChoice choose(Stage stage, Settings known, int threads) {
    String what = stage.part().map(Part::label).orElse(recipe.label());
    List<Callable<GridPoint>> jobs = new ArrayList<>();
    for (Settings point : stage.points(known)) {
      jobs.add(() -> evaluated(stage, what, point));
    }
    List<GridPoint> points = SideBySide.run(jobs, threads);
    int best = 0;
    for (int i = 1; i < points.size(); i++) {
      best = points.get(i).loss() < points.get(best).loss() ? i : best;
    }
    if (!points.get(best).succeeded()) {
      throw new TrainingFailedException(
          "training of "
              + what
              + " diverged at every point of the grid; scale the features or give a smaller rate ("
              + points.get(best).failure().orElse("")
              + ")");
    }
    return new StageChoice(
        what, stage.part().map(Part::loss).orElse(criterion.label()), points, best);
  }

  private GridPoint evaluated(Stage stage, String what, Settings settings) {
    long before = watch.epochsOfThread();
    GridPoint point;
    try {
      point = evaluate(stage, settings);
    } catch (TrainingFailedException e) {
      point = GridPoint.failed(settings, String.valueOf(e.getMessage()));
    }
    progress.advanced(base.epochs() - (watch.epochsOfThread() - before));
    progress.tried(what, point);
    return point;
  }

  private GridPoint evaluate(Stage stage, Settings settings) {
    if (stage.part().isPresent()) {
      FitPart part = stage.part().get().train(settings, base, problem, trainings);
      return point(settings, part.checkpoint().loss(), part);
    }
    Method method = recipe.method(settings, base);
    Fit fit = method.fit(problem, trainings);
    return point(settings, loss(fit), fit.parts().get(fit.parts().size() - 1));
  }

  private double loss(Fit fit) {
    if (criterion == SelectionCriterion.SIGMOID_RISK) {
      return fit.validationLoss();
    }
    PubnSamples validation = problem.data().validation();
    return criterion.loss(
        fit.scorer().scores(validation.positive()),
        fit.scorer().scores(validation.unlabeled()),
        problem.priors());
  }

  private static GridPoint point(Settings settings, double loss, FitPart part) {
    return new GridPoint(
        settings,
        loss,
        part.checkpoint().epoch(),
        part.trained().history().size(),
        Optional.empty());
  }
}
