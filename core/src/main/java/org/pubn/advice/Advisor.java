package org.pubn.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.eval.Bootstrap;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Optimisation;
import org.pubn.learn.TrainingFailedException;
import org.pubn.sample.Priors;
import org.pubn.sample.TrainingData;
import org.pubn.train.BatchRule;
import org.pubn.train.GridSearch;
import org.pubn.train.Recipe;
import org.pubn.train.Setting;
import org.pubn.train.Settings;
import org.pubn.train.TrainProgress;

/**
 * Makes advice.
 *
 * <pre>{@code
 * AssumedPriors priors =
 *     AssumedPriors.of(data.training(), OptionalDouble.empty(), OptionalDouble.empty(), estimation);
 * Advice advice =
 *     new Advisor(data, priors, AdviceOptions.forSamples(samples), AdviceProgress.NONE).advise();
 * }</pre>
 *
 * <p>The settings of every method are chosen once, by the paper's loss on the validation rows. Then
 * the training rows are dealt into folds, and all that is compared is cross-fitted on them. A
 * function of data, priors and options; the number of threads changes nothing but the time.
 */
public final class Advisor {

  private static final String USUAL = "usual";
  private static final String OTHER = "other";

  private final TrainingData data;
  private final AssumedPriors assumed;
  private final AdviceOptions options;
  private final AdviceProgress progress;
  private final CrossFit crossFit;
  private final Bootstrap bootstrap;
  private final List<Recipe> recipes = new ArrayList<>(List.of(Recipe.NAIVE, Recipe.PUBN_N));

  /**
   * An advisor on samples that are split already.
   *
   * @throws IllegalArgumentException if a sample has too few different rows for the folds
   */
  public Advisor(
      TrainingData data, AssumedPriors priors, AdviceOptions options, AdviceProgress progress) {
    this.data = data;
    this.assumed = priors;
    this.options = options;
    this.progress = progress;
    this.crossFit = new CrossFit(data, options, progress);
    this.bootstrap =
        new Bootstrap(options.resamples(), options.level(), options.seed().child("bootstrap"));
    if (priors.rho().value() > 0) {
      recipes.add(Recipe.PUBN);
    }
  }

  /**
   * Trains, compares and judges.
   *
   * @throws TrainingFailedException if a training diverged that cannot be done without
   */
  public Advice advise() {
    Recipe best = recipes.get(recipes.size() - 1);
    SensitivityCheck check = new SensitivityCheck(crossFit, assumed, bootstrap);
    plan(best, check);
    Map<Recipe, Settings> settings = choose();

    progress.doing("methods against each other");
    List<CrossFit.Request> requests =
        recipes.stream().map(recipe -> request(recipe, settings, assumed.priors(), USUAL)).toList();
    List<FoldScorers> fitted = crossFit.fit(requests);
    PriorBelief belief = assumed.belief();
    Need need =
        new Need(
            Comparison.of(label(0), fitted.get(0), label(1), fitted.get(1), belief, bootstrap));
    Optional<Benefit> benefit =
        best == Recipe.PUBN
            ? Optional.of(
                new Benefit(
                    Comparison.of(
                        label(1), fitted.get(1), label(2), fitted.get(2), belief, bootstrap)))
            : Optional.empty();
    Optional<Bias> bias = bias(fitted.get(1), settings);

    progress.doing("other priors");
    CrossFit.Request base = request(best, settings, assumed.priors(), USUAL);
    Sensitivity sensitivity = check.run(base, fitted.get(recipes.indexOf(best)), OTHER);
    Map<String, Settings> byLabel = new LinkedHashMap<>();
    settings.forEach((recipe, chosen) -> byLabel.put(recipe.label(), chosen));
    return new Advice(assumed, need, bias, benefit, sensitivity, byLabel);
  }

  private String label(int recipe) {
    return recipes.get(recipe).label();
  }

  private static CrossFit.Request request(
      Recipe recipe, Map<Recipe, Settings> settings, Priors priors, String seed) {
    return new CrossFit.Request(recipe, settings.getOrDefault(recipe, Settings.NONE), priors, seed);
  }

  private void plan(Recipe best, SensitivityCheck check) {
    long trainings = 0;
    for (Recipe recipe : recipes) {
      trainings += GridSearch.trainings(recipe, Settings.NONE) + crossFit.trainings(recipe);
    }
    trainings += data.training().hasNegatives() ? crossFit.folds() : 0;
    trainings += (long) check.trainings() * crossFit.trainings(best);
    progress.planned(trainings * options.epochs());
  }

  /** Settings of all methods, by the paper's loss. */
  private Map<Recipe, Settings> choose() {
    Optimisation base = BatchRule.optimisation(data.training(), options.epochs());
    Map<Recipe, Settings> chosen = new LinkedHashMap<>();
    for (Recipe recipe : recipes) {
      progress.doing("settings of " + recipe.label());
      GridSearch search =
          new GridSearch(
              recipe,
              SelectionCriterion.SIGMOID_RISK,
              base,
              crossFit.problem(data, assumed.priors(), crossFit.seed("choice")),
              crossFit.trainings(),
              crossFit.watch(),
              new TrainProgress() {
                @Override
                public void advanced(long epochs) {
                  progress.advanced(epochs);
                }
              });
      chosen.put(recipe, search.choose(Settings.NONE, options.threads()).settings());
    }
    return chosen;
  }

  private Optional<Bias> bias(FoldScorers pu, Map<Recipe, Settings> settings) {
    if (assumed.rhoMax().isEmpty()) {
      return Optional.empty();
    }
    progress.doing("negatives against unlabeled rows");
    double rate = settings.getOrDefault(Recipe.PUBN_N, Settings.NONE).get(Setting.RATE);
    double pi = assumed.pi().value();
    Optional<TwoSampleTest> test = new BiasTest(crossFit, pu, rate).run(pi, bootstrap);
    return Optional.of(new Bias(pi, assumed.rhoMax().get(), test));
  }
}
