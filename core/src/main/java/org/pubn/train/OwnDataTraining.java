package org.pubn.train;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pubn.classify.Classifier;
import org.pubn.engine.Scorer;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingFailedException;
import org.pubn.learn.TrainingStep;
import org.pubn.learn.Trainings;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * Training on samples that are split already: chooses settings, learns, sets the threshold, and
 * looks for what may be wrong. A function of samples, priors and options; the number of threads
 * changes nothing but the time it takes.
 */
public final class OwnDataTraining {

  private final TrainingData data;
  private final Priors priors;
  private final TrainOptions options;
  private final SharedRows shared;
  private final TrainProgress progress;

  /**
   * A training that {@link #run()} will do.
   *
   * @param shared what the split found out about rows in more than one sample
   */
  public OwnDataTraining(
      TrainingData data,
      Priors priors,
      TrainOptions options,
      SharedRows shared,
      TrainProgress progress) {
    this.data = data;
    this.priors = priors;
    this.options = options;
    this.shared = shared;
    this.progress = progress;
  }

  /**
   * Trains.
   *
   * @throws IllegalArgumentException if the samples lack what the method needs, or an option does
   *     not belong to it
   * @throws TrainingFailedException if every training diverged
   */
  public TrainResult run() {
    PubnSamples training = data.training();
    boolean negatives = training.hasNegatives();
    Recipe recipe = Recipe.of(options.method(), negatives);
    recipe.requireSettings(options.fixed());
    recipe.requireCriterion(options.selection());
    Problem problem =
        new Problem(data, priors, options.model().model(training.columns()), options.seed());
    Optimisation base = BatchRule.optimisation(training, options.epochs());
    TrainingWatch watch = new TrainingWatch(options.patience(), progress);
    Trainings trainings = new Trainings(watch);
    int planned = GridSearch.trainings(recipe, options.fixed()) + (negatives ? 1 : 0);
    progress.planned(planned, (long) planned * options.epochs());

    GridSearch search =
        new GridSearch(recipe, options.selection(), base, problem, trainings, watch, progress);
    GridSearch.Choice choice = search.choose(options.fixed(), options.threads());
    Method method = recipe.method(choice.settings(), base);
    Fit fit = method.fit(problem, trainings);
    Optional<Auc> auc =
        negatives
            ? negativesAuc(problem, base, choice.settings(), trainings, watch)
            : Optional.empty();

    ValidationScores scores = scores(fit.scorer());
    DecisionThreshold decision = options.decision().decide(scores);
    Classifier classifier = fit.classifier(method, problem).withThreshold(decision.score());
    Checkup checkup = new Checkup();
    checkup.samples(data, priors, shared);
    checkup.choice(choice.stages(), fit.trainings(), options.epochs());
    checkup.negatives(auc);
    checkup.decisions(
        priors, scores, data.validation().unlabeled().rows(), decision, options.decision());
    Diagnosis diagnosis =
        new Diagnosis(
            shared,
            auc.map(found -> OptionalDouble.of(found.value())).orElse(OptionalDouble.empty()),
            checkup.warnings());
    return new TrainResult(
        classifier, problem, method, choice.settings(), choice.stages(), fit, decision, diagnosis);
  }

  private ValidationScores scores(Scorer scorer) {
    PubnSamples validation = data.validation();
    return new ValidationScores(
        priors.pi(), scorer.scores(validation.positive()), scorer.scores(validation.unlabeled()));
  }

  /** How well P can be told from bN; empty where even that training diverged. */
  private Optional<Auc> negativesAuc(
      Problem problem,
      Optimisation base,
      Settings settings,
      Trainings trainings,
      TrainingWatch watch) {
    long before = watch.epochsOfThread();
    TrainingStep step =
        TrainingStep.of(
            "pn-check",
            new PnRisk(0.5, MarginLoss.LOGISTIC),
            base.withRate(settings.get(Setting.RATE)),
            new PnRisk(0.5, MarginLoss.SIGMOID));
    try {
      Scorer scorer = trainings.train(problem, step).checkpoint().scorer();
      PubnSamples validation = data.validation();
      return Optional.of(
          Auc.of(scorer.scores(validation.positive()), scorer.scores(validation.negative())));
    } catch (TrainingFailedException e) {
      return Optional.empty();
    } finally {
      progress.advanced(base.epochs() - (watch.epochsOfThread() - before));
    }
  }
}
