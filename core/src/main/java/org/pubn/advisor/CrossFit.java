package org.pubn.advisor;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import org.pubn.crossfit.FoldScorers;
import org.pubn.data.Features;
import org.pubn.data.Progress;
import org.pubn.engine.Parallel;
import org.pubn.engine.Scorer;
import org.pubn.learn.EarlyStopping;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingStep;
import org.pubn.method.BatchRule;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.risk.Risk;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Settings;
import org.pubn.split.Folds;

/**
 * Trains methods on all folds of the training rows but one, so that every row is scored by
 * classifiers that have seen neither it nor its copy. The best epoch is chosen on the validation
 * rows, which belong to no fold, so rows that are judged have no say in it.
 */
final class CrossFit {

  /**
   * A method that is wanted.
   *
   * @param method the method
   * @param settings all its settings
   * @param priors what it is told of π and ρ
   * @param seed names the source of its randomness
   */
  record Request(MethodRow method, Settings settings, Priors priors, String seed) {}

  private final TrainingData data;
  private final AdviceOptions options;
  private final Folds folds;
  private final List<TrainingData> foldData = new ArrayList<>();
  private final SharedTrainings trainings;

  /**
   * Deals the training rows into folds.
   *
   * @throws IllegalArgumentException if a sample has too few different rows
   */
  CrossFit(TrainingData data, AdviceOptions options, Progress progress) {
    this.data = data;
    this.options = options;
    this.folds = Folds.of(data.training(), options.folds(), options.seed().child("folds"));
    for (int fold = 0; fold < folds.count(); fold++) {
      foldData.add(new TrainingData(folds.outside(data.training(), fold), data.validation()));
    }
    this.trainings = new SharedTrainings(new EarlyStopping(options.patience()), progress);
  }

  /** How many trainings a request takes. */
  int trainings(MethodRow method) {
    return method.trainings() * folds.count();
  }

  /** The classifiers of every request, one for each fold. */
  List<FoldScorers> fit(List<Request> requests) {
    List<Callable<Scorer>> jobs = new ArrayList<>();
    for (Request request : requests) {
      for (TrainingData fold : foldData) {
        jobs.add(() -> fit(request, fold));
      }
    }
    List<Scorer> scorers = Parallel.run(jobs, options.threads());
    List<FoldScorers> fitted = new ArrayList<>();
    for (int i = 0; i < requests.size(); i++) {
      fitted.add(
          new FoldScorers(
              data.training(), folds, scorers.subList(i * folds.count(), (i + 1) * folds.count())));
    }
    return fitted;
  }

  private Scorer fit(Request request, TrainingData fold) {
    Optimisation base = BatchRule.optimisation(fold.training(), options.epochs());
    Problem problem = problem(fold, request.priors(), seed(request.seed()));
    return request
        .method()
        .make(request.settings(), MethodContext.of(base))
        .fit(problem, trainings)
        .scorer();
  }

  /** A result for each fold. */
  <T> List<T> perFold(IntFunction<T> result) {
    return Parallel.run(folds.count(), options.threads(), result);
  }

  /** Learns to tell the positives of these samples from their negatives, as many as there are. */
  Scorer separator(String name, int fold, TrainingData samples, double rate) {
    Risk risk = new PnRisk(0.5, MarginLoss.LOGISTIC);
    Optimisation optimisation =
        BatchRule.optimisation(samples.training(), options.epochs()).withRate(rate);
    Problem problem = problem(samples, Priors.positive(0.5), seed(name).child("fold " + fold));
    return trainings
        .train(problem, TrainingStep.of(name, risk, optimisation, risk))
        .checkpoint()
        .scorer();
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
  Features inside(Role role, int fold) {
    return data.training().of(role).select(folds.inside(role, fold));
  }

  int columns() {
    return data.training().columns();
  }

  int folds() {
    return folds.count();
  }

  AdviceOptions options() {
    return options;
  }

  SharedTrainings trainings() {
    return trainings;
  }
}
