package org.pubn.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.engine.SideBySide;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.Trainings;
import org.pubn.prior.Folds;
import org.pubn.risk.Group;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;
import org.pubn.sample.TrainingData;
import org.pubn.train.BatchRule;
import org.pubn.train.Recipe;
import org.pubn.train.Settings;
import org.pubn.train.TrainProgress;
import org.pubn.train.TrainingWatch;

/**
 * Trains methods on all folds of the training rows but one, so that every row is scored by
 * classifiers that have seen neither it nor its copy. The best epoch is chosen on the validation
 * rows, which belong to no fold, so rows that are judged have no say in it.
 */
final class CrossFit {

  /**
   * A method that is wanted.
   *
   * @param recipe the method
   * @param settings all its settings
   * @param priors what it is told of π and ρ
   * @param seed names the source of its randomness
   */
  record Request(Recipe recipe, Settings settings, Priors priors, String seed) {}

  private final TrainingData data;
  private final AdviceOptions options;
  private final AdviceProgress progress;
  private final Folds folds;
  private final List<TrainingData> foldData = new ArrayList<>();
  private final TrainingWatch watch;
  private final Trainings trainings;

  /**
   * Deals the training rows into folds.
   *
   * @throws IllegalArgumentException if a sample has too few different rows
   */
  CrossFit(TrainingData data, AdviceOptions options, AdviceProgress progress) {
    this.data = data;
    this.options = options;
    this.progress = progress;
    this.folds = Folds.of(data.training(), options.folds(), options.seed().child("folds"));
    for (int fold = 0; fold < folds.count(); fold++) {
      foldData.add(new TrainingData(outside(fold), data.validation()));
    }
    this.watch =
        new TrainingWatch(
            options.patience(),
            new TrainProgress() {
              @Override
              public void advanced(long epochs) {
                progress.advanced(epochs);
              }
            });
    this.trainings = new Trainings(watch);
  }

  private PubnSamples outside(int fold) {
    PubnSamples all = data.training();
    return new PubnSamples(
        all.positive().select(folds.outside(Group.POSITIVE, fold)),
        all.unlabeled().select(folds.outside(Group.UNLABELED, fold)),
        all.negative().select(folds.outside(Group.NEGATIVE, fold)));
  }

  /** How many trainings a request takes. */
  int trainings(Recipe recipe) {
    int each = recipe == Recipe.PUBN || recipe == Recipe.PUBN_N ? 2 : 1;
    return each * folds.count();
  }

  /** The classifiers of every request, one for each fold. */
  List<FoldScorers> fit(List<Request> requests) {
    List<Callable<Scorer>> jobs = new ArrayList<>();
    for (Request request : requests) {
      for (TrainingData fold : foldData) {
        long planned = (long) options.epochs() * trainings(request.recipe()) / folds.count();
        jobs.add(() -> counted(planned, () -> fit(request, fold)));
      }
    }
    List<Scorer> scorers = SideBySide.run(jobs, options.threads());
    List<FoldScorers> fitted = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      fitted.add(
          new FoldScorers(
              data.training(), folds, scorers.subList(i * folds.count(), (i + 1) * folds.count())));
    }
    return fitted;
  }

  /** Does a job, and tells the progress of planned epochs that were not needed. */
  <T> T counted(long planned, Callable<T> job) throws Exception {
    long before = watch.epochsOfThread();
    try {
      return job.call();
    } finally {
      progress.advanced(planned - (watch.epochsOfThread() - before));
    }
  }

  private Scorer fit(Request request, TrainingData fold) {
    Optimisation base = BatchRule.optimisation(fold.training(), options.epochs());
    Problem problem = problem(fold, request.priors(), seed(request.seed()));
    return request.recipe().method(request.settings(), base).fit(problem, trainings).scorer();
  }

  Problem problem(TrainingData samples, Priors priors, Seed seed) {
    return new Problem(samples, priors, options.model(), seed);
  }

  Seed seed(String name) {
    return options.seed().child(name);
  }

  /** The training rows outside a fold, with the validation rows. */
  TrainingData outsideOf(int fold) {
    return foldData.get(fold);
  }

  /** The rows of a sample that belong to a fold. */
  Features inside(Group group, int fold) {
    return FoldScorers.rows(data.training(), group).select(folds.inside(group, fold));
  }

  int folds() {
    return folds.count();
  }

  AdviceOptions options() {
    return options;
  }

  Trainings trainings() {
    return trainings;
  }

  TrainingWatch watch() {
    return watch;
  }
}
