package org.pubn.method;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.pubn.data.Progress;
import org.pubn.engine.Parallel;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingFailedException;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;

/**
 * Chooses the settings of a method on the validation samples of a problem ({@link SettingsChoice}).
 * The points of a stage are trained side by side; trainings that several points need are done once.
 */
public final class GridSearch {

  private final MethodRow row;
  private final SelectionCriterion criterion;
  private final Optimisation base;
  private final Problem problem;
  private final SharedTrainings trainings;
  private final Progress progress;
  private final AtomicInteger tried = new AtomicInteger();
  private final Map<Settings, Fit> fits = new ConcurrentHashMap<>();

  /**
   * A search.
   *
   * @param row whose settings are chosen
   * @param criterion the loss of g that decides where no part of the method has one of its own
   * @param base how risks are minimized, but for the learning rate
   * @param problem what is to be learned
   * @param trainings does the trainings, and counts them
   * @param progress is told in words of every point that was tried
   */
  public GridSearch(
      MethodRow row,
      SelectionCriterion criterion,
      Optimisation base,
      Problem problem,
      SharedTrainings trainings,
      Progress progress) {
    this.row = row;
    this.criterion = criterion;
    this.base = base;
    this.problem = problem;
    this.trainings = trainings;
    this.progress = progress;
  }

  /**
   * Chooses what is not fixed.
   *
   * @throws TrainingFailedException if every training of a stage diverged
   */
  public SettingsChoice choose(Settings fixed, int threads) {
    int all = SettingsChoice.points(row, fixed);
    return SettingsChoice.of(
        row,
        criterion,
        fixed,
        Setting::grid,
        (stage, points) ->
            Optional.of(
                Parallel.run(
                    points.size(), threads, point -> evaluated(stage, points.get(point), all))));
  }

  /** What came of the points of the last stage that were trained to the end, in their order. */
  public List<Fit> candidates(SettingsChoice choice) {
    return choice.stages().stream()
        .skip(Math.max(0, choice.stages().size() - 1))
        .flatMap(stage -> stage.points().stream())
        .flatMap(point -> Optional.ofNullable(fits.get(point.settings())).stream())
        .toList();
  }

  private GridPoint evaluated(Stage stage, Settings settings, int all) {
    GridPoint point;
    try {
      point = evaluate(stage, settings);
    } catch (TrainingFailedException e) {
      point = GridPoint.failed(settings, String.valueOf(e.getMessage()));
    }
    progress.message(
        String.format(
            Locale.ROOT,
            "%d of %d tried; %s with %s: %s",
            tried.incrementAndGet(),
            all,
            stage.part().map(Part::label).orElse(row.label()),
            settings,
            point.succeeded()
                ? String.format(Locale.ROOT, "loss %.4f", point.loss())
                : "diverged"));
    return point;
  }

  private GridPoint evaluate(Stage stage, Settings settings) {
    Method method = stage.trained(row).make(settings, MethodContext.of(base));
    Fit fit = method.fit(problem, trainings);
    if (stage.part().isEmpty()) {
      fits.put(settings, fit);
    }
    double loss = stage.part().isPresent() ? fit.validationLoss() : loss(fit);
    if (fit.parts().isEmpty()) {
      return GridPoint.of(settings, loss);
    }
    ChosenCheckpoint last = fit.parts().get(fit.parts().size() - 1);
    return new GridPoint(
        settings,
        loss,
        last.checkpoint().epoch(),
        last.trained().history().size(),
        Optional.empty());
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
}
