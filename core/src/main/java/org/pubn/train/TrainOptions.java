package org.pubn.train;

import java.util.Locale;
import org.pubn.eval.SelectionCriterion;
import org.pubn.sample.Seed;

/**
 * How to train on one's own samples. {@link #DEFAULT} suits most tables; what is to differ is said
 * by {@code with…}:
 *
 * <pre>{@code
 * TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withTau(0.7)
 * }</pre>
 *
 * @param method the id of a method, or {@code auto}: PUbN with negatives, PUbN\N without
 * @param model the kind of model
 * @param fixed settings that are given; the others are chosen on validation data
 * @param selection by which loss of g on validation data they are chosen; σ̂ and the halves of
 *     PU→PN have losses of their own, and the best epoch of a training is chosen as in the paper
 * @param epochs passes over P at most
 * @param patience a training ends when this many epochs in a row improved no validation loss
 * @param validationShare the share of every sample that is held out to choose by; the paper holds
 *     out 100 of 600
 * @param decision where the score becomes a decision
 * @param seed the source of all randomness
 * @param threads trainings at a time; has no influence on what is learned
 */
public record TrainOptions(
    String method,
    ModelKind model,
    Settings fixed,
    SelectionCriterion selection,
    int epochs,
    int patience,
    double validationShare,
    DecisionRule decision,
    Seed seed,
    int threads) {

  /** An MLP; method and settings chosen; at most 100 epochs; a fifth held out; one thread. */
  public static final TrainOptions DEFAULT =
      new TrainOptions(
          Recipe.AUTO,
          ModelKind.MLP,
          Settings.NONE,
          SelectionCriterion.SIGMOID_RISK,
          100,
          20,
          0.2,
          DecisionRule.EVEN_COSTS,
          new Seed(0),
          1);

  public TrainOptions {
    Recipe.requireKnown(method);
    requireAtLeastOne("epochs", epochs);
    requireAtLeastOne("patience", patience);
    requireAtLeastOne("threads", threads);
    if (!(validationShare > 0 && validationShare < 1)) {
      throw new IllegalArgumentException(
          "validation share " + validationShare + ": must lie in (0, 1)");
    }
  }

  private static void requireAtLeastOne(String name, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s %d: must be at least 1", name, value));
    }
  }

  /** The same with another method. */
  public TrainOptions withMethod(String id) {
    return new TrainOptions(
        id, model, fixed, selection, epochs, patience, validationShare, decision, seed, threads);
  }

  /** The same with another kind of model. */
  public TrainOptions withModel(ModelKind kind) {
    return new TrainOptions(
        method, kind, fixed, selection, epochs, patience, validationShare, decision, seed, threads);
  }

  /** The same with a setting given instead of chosen. */
  public TrainOptions with(Setting setting, double value) {
    return new TrainOptions(
        method,
        model,
        fixed.with(setting, value),
        selection,
        epochs,
        patience,
        validationShare,
        decision,
        seed,
        threads);
  }

  /** The same with the learning rate of g given. */
  public TrainOptions withRate(double rate) {
    return with(Setting.RATE, rate);
  }

  /** The same with the learning rate of σ̂ given. */
  public TrainOptions withSigmaRate(double rate) {
    return with(Setting.SIGMA_RATE, rate);
  }

  /** The same with τ given. */
  public TrainOptions withTau(double tau) {
    return with(Setting.TAU, tau);
  }

  /** The same with γ given. */
  public TrainOptions withGamma(double gamma) {
    return with(Setting.GAMMA, gamma);
  }

  /** The same with settings chosen by another loss. */
  public TrainOptions withSelection(SelectionCriterion criterion) {
    return new TrainOptions(
        method,
        model,
        fixed,
        criterion,
        epochs,
        patience,
        validationShare,
        decision,
        seed,
        threads);
  }

  /** The same with another limit of epochs. */
  public TrainOptions withEpochs(int limit) {
    return new TrainOptions(
        method, model, fixed, selection, limit, patience, validationShare, decision, seed, threads);
  }

  /** The same with another patience; one of {@link #epochs()} or more never stops early. */
  public TrainOptions withPatience(int epochsWithoutImprovement) {
    return new TrainOptions(
        method,
        model,
        fixed,
        selection,
        epochs,
        epochsWithoutImprovement,
        validationShare,
        decision,
        seed,
        threads);
  }

  /** The same with another share held out. */
  public TrainOptions withValidationShare(double share) {
    return new TrainOptions(
        method, model, fixed, selection, epochs, patience, share, decision, seed, threads);
  }

  /** The same with another rule for decisions. */
  public TrainOptions withDecision(DecisionRule rule) {
    return new TrainOptions(
        method, model, fixed, selection, epochs, patience, validationShare, rule, seed, threads);
  }

  /** The same with another seed. */
  public TrainOptions withSeed(long value) {
    return new TrainOptions(
        method,
        model,
        fixed,
        selection,
        epochs,
        patience,
        validationShare,
        decision,
        new Seed(value),
        threads);
  }

  /** The same on another number of threads. */
  public TrainOptions withThreads(int number) {
    return new TrainOptions(
        method, model, fixed, selection, epochs, patience, validationShare, decision, seed, number);
  }
}
