package org.pubn.train;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.pubn.estimation.PriorOptions;
import org.pubn.eval.SelectionCriterion;
import org.pubn.files.LoadedSamples;
import org.pubn.learn.Checkpoints;
import org.pubn.method.MethodCatalog;
import org.pubn.numbers.Require;
import org.pubn.prior.Estimator;
import org.pubn.prior.GivenPriors;
import org.pubn.random.Seed;
import org.pubn.sample.Scenario;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.stats.Interval;

/**
 * How to train on one's own samples. {@link #DEFAULT} suits most tables; what is to differ is said
 * by {@code with…}:
 *
 * <pre>{@code
 * TrainOptions.DEFAULT.withPi(0.4).withModel(ModelKind.LINEAR).withTau(0.7)
 * }</pre>
 *
 * Immutable.
 */
public final class TrainOptions implements Cloneable {

  /** Priors estimated; method, model and settings chosen; a fifth of the rows held out. */
  public static final TrainOptions DEFAULT = new TrainOptions();

  /** So many models, of up to two networks each, fit into one file. */
  private static final int MOST_MEMBERS = 50;

  private String method = MethodCatalog.AUTO;
  private Optional<ModelKind> model = Optional.empty();
  private boolean exact;
  private Settings fixed = Settings.NONE;
  private SelectionCriterion selection = SelectionCriterion.SIGMOID_RISK;
  private int epochs = 100;
  private int patience = 20;
  private double validationShare = 0.2;
  private DecisionRule decision = DecisionRule.EVEN_COSTS;
  private boolean honestNumbers = true;
  private Optional<Scenario> scenario = Optional.empty();
  private GivenPriors priors = GivenPriors.NONE;
  private Estimator estimator = PriorOptions.DEFAULT;
  private int ensemble = 1;
  private Seed seed = new Seed(0);
  private int threads = 1;
  private Checkpoints checkpoints = Checkpoints.NONE;

  private TrainOptions() {}

  private TrainOptions with(Consumer<TrainOptions> change) {
    try {
      TrainOptions copy = (TrainOptions) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** With a method by its id, or {@code auto}: PUbN with negatives, PUbN\N without. */
  public TrainOptions withMethod(String id) {
    MethodCatalog.requireKnown(id);
    return with(copy -> copy.method = id);
  }

  /**
   * With a kind of model. Otherwise {@link ModelChoice} chooses it if trees are at hand and neither
   * a method nor a setting is given; else it is an MLP, or for words a linear model.
   */
  public TrainOptions withModel(ModelKind kind) {
    return with(copy -> copy.model = Optional.of(kind));
  }

  /** With a linear model at the exact minimum of its risks; L2 replaces rates and epochs. */
  public TrainOptions withExact() {
    return with(copy -> copy.exact = true);
  }

  /** With a setting given instead of chosen on validation data. */
  public TrainOptions with(Setting setting, double value) {
    Settings more = fixed.with(setting, value);
    return with(copy -> copy.fixed = more);
  }

  /** With the learning rate of g given. */
  public TrainOptions withRate(double rate) {
    return with(Setting.RATE, rate);
  }

  /** With τ given. */
  public TrainOptions withTau(double tau) {
    return with(Setting.TAU, tau);
  }

  /** With settings chosen by another loss of g; σ̂ and the halves of PU→PN have their own. */
  public TrainOptions withSelection(SelectionCriterion criterion) {
    return with(copy -> copy.selection = criterion);
  }

  /** With so many passes over P at most. */
  public TrainOptions withEpochs(int limit) {
    Require.atLeast(1, "epochs", limit);
    return with(copy -> copy.epochs = limit);
  }

  /** With trainings that end when so many epochs in a row improved no validation loss. */
  public TrainOptions withPatience(int epochsWithoutImprovement) {
    Require.atLeast(1, "patience", epochsWithoutImprovement);
    return with(copy -> copy.patience = epochsWithoutImprovement);
  }

  /** With another share of every sample held out to choose by; the paper holds out 100 of 600. */
  public TrainOptions withValidationShare(double share) {
    Require.properShare("validation share", share);
    return with(copy -> copy.validationShare = share);
  }

  /** With another rule of where the score becomes a decision. */
  public TrainOptions withDecision(DecisionRule rule) {
    return with(copy -> copy.decision = rule);
  }

  /**
   * Without recall, precision and AUC from rows that had no part in the choice, which is faster.
   * Threshold and probabilities then come from rows that chose the model: a little too sure.
   */
  public TrainOptions withoutHonestNumbers() {
    return with(copy -> copy.honestNumbers = false);
  }

  /**
   * With the way in which the samples came to be. Otherwise a single file with labels is taken for
   * {@link Scenario#ONE_SAMPLE}, and all else for {@link Scenario#TWO_SAMPLE}.
   */
  public TrainOptions withScenario(Scenario way) {
    return with(copy -> copy.scenario = Optional.of(way));
  }

  /** With π known, the share of positives in the population; otherwise it is estimated. */
  public TrainOptions withPi(double share) {
    return withPriors(priors.withPi(share));
  }

  /** With π known to lie in a range: trainings take its middle, intervals hold all of it. */
  public TrainOptions withPi(Interval range) {
    return withPriors(priors.withPi(range));
  }

  /** With ρ known, the share of negatives of the collected kind; otherwise it is estimated. */
  public TrainOptions withRho(double share) {
    return withPriors(priors.withRho(share));
  }

  /** With ρ known to lie in a range. Trainings take its low end, which is right for all of it. */
  public TrainOptions withRho(Interval range) {
    return withPriors(priors.withRho(range));
  }

  /** With priors as far as they are known. */
  public TrainOptions withPriors(GivenPriors known) {
    return with(copy -> copy.priors = known);
  }

  /** With another estimator of π, where it is not known. */
  public TrainOptions withEstimator(Estimator other) {
    return with(copy -> copy.estimator = other);
  }

  /**
   * With so many models, trained with random numbers of their own, whose mean score decides; 1 for
   * a single one. Settings are chosen once.
   */
  public TrainOptions withEnsemble(int members) {
    Require.between(1, MOST_MEMBERS, "ensemble", members);
    return with(copy -> copy.ensemble = members);
  }

  /** With another source of all randomness. */
  public TrainOptions withSeed(long value) {
    return with(copy -> copy.seed = new Seed(value));
  }

  /** With so many trainings at a time, which has no influence on what is learned. */
  public TrainOptions withThreads(int number) {
    Require.atLeast(1, "threads", number);
    return with(copy -> copy.threads = number);
  }

  /**
   * With trainings written down in a folder from time to time, so that the same call goes on where
   * a process was killed, to the same bits. It need not be there yet; whoever has kept what was
   * learned removes it.
   */
  public TrainOptions withCheckpoints(Path folder) {
    return withCheckpoints(Checkpoints.in(folder));
  }

  TrainOptions withCheckpoints(Checkpoints written) {
    return with(copy -> copy.checkpoints = written);
  }

  Checkpoints checkpoints() {
    return checkpoints;
  }

  public String method() {
    return method;
  }

  /** The kind of model, if one is asked for. */
  public Optional<ModelKind> model() {
    return model;
  }

  /** Whether a linear model is trained exactly. */
  public boolean exact() {
    return exact;
  }

  /** Settings that are given; the others are chosen. */
  public Settings fixed() {
    return fixed;
  }

  public SelectionCriterion selection() {
    return selection;
  }

  public int epochs() {
    return epochs;
  }

  public int patience() {
    return patience;
  }

  public double validationShare() {
    return validationShare;
  }

  /** Whether the numbers come from rows that had no part in the choice; else there are none. */
  public boolean honestNumbers() {
    return honestNumbers;
  }

  public DecisionRule decision() {
    return decision;
  }

  /** How the samples came to be, where that is said. */
  public Optional<Scenario> scenario() {
    return scenario;
  }

  /** Priors as far as they are known. */
  public GivenPriors priors() {
    return priors;
  }

  /** How many models decide together. */
  public int ensemble() {
    return ensemble;
  }

  public Seed seed() {
    return seed;
  }

  public int threads() {
    return threads;
  }

  /** How priors that are not known are estimated from samples. */
  public PriorOptions priorOptions(LoadedSamples samples) {
    return PriorOptions.forTraining(samples.data().training(), samples.shape(), seed, threads)
        .withEstimator(estimator);
  }

  /**
   * Refuses options that do not go together, before any rows are read.
   *
   * @param negatives whether there are negative rows
   * @throws org.pubn.data.InputException if an option does not belong to the method or model, or
   *     the method or ρ needs negatives
   */
  public void check(boolean negatives) {
    TrainingPipeline.check(this, negatives);
  }
}
