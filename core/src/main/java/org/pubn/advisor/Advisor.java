package org.pubn.advisor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors;
import org.pubn.advice.Benefit;
import org.pubn.advice.Bias;
import org.pubn.advice.Fairness;
import org.pubn.advice.Need;
import org.pubn.advice.Sensitivity;
import org.pubn.advice.TwoSampleTest;
import org.pubn.crossfit.FoldScorers;
import org.pubn.data.Progress;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.Optimisation;
import org.pubn.learn.TrainingFailedException;
import org.pubn.method.BatchRule;
import org.pubn.method.GridSearch;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.method.SettingsChoice;
import org.pubn.sample.Priors;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.stats.Bootstrap;

/**
 * Makes advice.
 *
 * <pre>{@code
 * AssumedPriors priors =
 *     AssumedPriors.of(data.training(), GivenPriors.NONE, estimation);
 * Advice advice =
 *     new Advisor(data, priors, AdviceOptions.forSamples(samples), Progress.NONE).advise();
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
  private final Progress progress;
  private final CrossFit crossFit;
  private final Bootstrap bootstrap;
  private final List<MethodRow> methods =
      new ArrayList<>(List.of(MethodCatalog.NAIVE, MethodCatalog.PUBN_N));

  /**
   * An advisor on samples that are split already.
   *
   * @throws IllegalArgumentException if a sample has too few different rows for the folds
   */
  public Advisor(
      TrainingData data, AssumedPriors priors, AdviceOptions options, Progress progress) {
    this.data = data;
    this.assumed = priors;
    this.options = options;
    this.progress = progress;
    this.crossFit = new CrossFit(data, options, progress);
    this.bootstrap =
        new Bootstrap(options.resamples(), options.level(), options.seed().child("bootstrap"));
    if (priors.rho().value() > 0) {
      methods.add(MethodCatalog.PUBN);
    }
  }

  /**
   * Trains, compares and judges.
   *
   * @throws TrainingFailedException if a training diverged that cannot be done without
   */
  public Advice advise() {
    MethodRow best = methods.get(methods.size() - 1);
    SensitivityCheck check = new SensitivityCheck(crossFit, assumed, bootstrap);
    plan(best, check);
    Map<MethodRow, Settings> settings = choose(methods);

    progress.message("methods against each other");
    List<CrossFit.Request> requests =
        methods.stream().map(method -> request(method, settings, assumed.priors(), USUAL)).toList();
    List<FoldScorers> fitted = crossFit.fit(requests);
    HeldOutComparison comparison = new HeldOutComparison(assumed.belief(), bootstrap);
    Need need = new Need(comparison.of(label(0), fitted.get(0), label(1), fitted.get(1)));
    Optional<Benefit> benefit =
        best.equals(MethodCatalog.PUBN)
            ? Optional.of(
                new Benefit(comparison.of(label(1), fitted.get(1), label(2), fitted.get(2))))
            : Optional.empty();
    Fairness fairness = fairness(fitted.get(1), settings);
    Optional<Bias> bias = bias(fitted.get(1), settings);

    progress.message("other priors");
    CrossFit.Request base = request(best, settings, assumed.priors(), USUAL);
    Sensitivity sensitivity = check.run(base, fitted.get(methods.indexOf(best)), OTHER);
    Map<String, Settings> byLabel = new LinkedHashMap<>();
    settings.forEach((method, chosen) -> byLabel.put(method.label(), chosen));
    return new Advice(assumed, need, fairness, bias, benefit, sensitivity, byLabel);
  }

  /**
   * Answers one question alone, at a fraction of the cost: whether P is a fair sample.
   *
   * @throws TrainingFailedException if a training diverged that cannot be done without
   */
  public Fairness fairness() {
    MethodRow method = MethodCatalog.PUBN_N;
    Map<MethodRow, Settings> settings = choose(List.of(method));
    FoldScorers fitted =
        crossFit.fit(List.of(request(method, settings, assumed.priors(), USUAL))).get(0);
    return fairness(fitted, settings);
  }

  private Fairness fairness(FoldScorers pu, Map<MethodRow, Settings> settings) {
    progress.message("positives against unlabeled rows that look positive");
    double rate = settings.getOrDefault(MethodCatalog.PUBN_N, Settings.NONE).number(Setting.RATE);
    return new FairnessCheck(crossFit, pu, rate).run(assumed.pi().value(), bootstrap);
  }

  private String label(int method) {
    return methods.get(method).label();
  }

  private static CrossFit.Request request(
      MethodRow method, Map<MethodRow, Settings> settings, Priors priors, String seed) {
    return new CrossFit.Request(method, settings.getOrDefault(method, Settings.NONE), priors, seed);
  }

  private void plan(MethodRow best, SensitivityCheck check) {
    long trainings = 0;
    for (MethodRow method : methods) {
      trainings += SettingsChoice.trainings(method, Settings.NONE) + crossFit.trainings(method);
    }
    trainings += (data.training().hasNegatives() ? 2L : 1) * crossFit.folds();
    trainings += (long) check.trainings() * crossFit.trainings(best);
    progress.start("advise", trainings * options.epochs());
  }

  /** Settings of methods, by the paper's loss. */
  private Map<MethodRow, Settings> choose(List<MethodRow> wanted) {
    Optimisation base = BatchRule.optimisation(data.training(), options.epochs());
    Map<MethodRow, Settings> chosen = new LinkedHashMap<>();
    for (MethodRow method : wanted) {
      progress.message("settings of " + method.label());
      GridSearch search =
          new GridSearch(
              method,
              SelectionCriterion.SIGMOID_RISK,
              base,
              crossFit.problem(data, assumed.priors(), crossFit.seed("choice")),
              crossFit.trainings(),
              Progress.NONE);
      chosen.put(method, search.choose(Settings.NONE, options.threads()).settings());
    }
    return chosen;
  }

  private Optional<Bias> bias(FoldScorers pu, Map<MethodRow, Settings> settings) {
    if (assumed.rhoMax().isEmpty()) {
      return Optional.empty();
    }
    progress.message("negatives against unlabeled rows");
    double rate = settings.getOrDefault(MethodCatalog.PUBN_N, Settings.NONE).number(Setting.RATE);
    double pi = assumed.pi().value();
    Optional<TwoSampleTest> test = new BiasTest(crossFit, pu, rate).run(pi, bootstrap);
    return Optional.of(new Bias(pi, assumed.rhoMax().get(), test));
  }
}
