package org.pubn.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.pubn.data.Features;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.Scorer;
import org.pubn.risk.Group;
import org.pubn.risk.Risk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Seed;

/** Minimises one risk: epochs of mini-batch steps, keeping the best parameters on validation. */
final class Trainer {

  /** The order in which the groups stand in a mini-batch. */
  private static final Group[] ORDER = {Group.POSITIVE, Group.NEGATIVE, Group.UNLABELED};

  private final Problem problem;
  private final TrainingStep step;
  private final TrainingListener listener;
  private final PubnSamples samples;
  private final ModelTraining model;
  private final MiniBatches batches;
  private final RiskEvaluation risk;
  private final float[][] sigmaLogits = new float[Group.values().length][];

  Trainer(Problem problem, TrainingStep step, TrainingListener listener) {
    this.problem = problem;
    this.step = step;
    this.listener = listener;
    this.samples = problem.data().training();
    Seed seed = problem.seed().child(step.purpose());
    this.batches =
        new MiniBatches(samples, step.risk(), step.optimisation().batches(), seed.child("batches"));
    this.model = problem.model().start(seed);
    this.risk = new RiskEvaluation(step.risk());
    for (Group group : Group.values()) {
      sigmaLogits[group.ordinal()] = sigmaLogits(MiniBatches.rows(samples, group));
    }
  }

  private float[] sigmaLogits(Features rows) {
    if (step.sigma().isPresent()) {
      return sigmaLogits(step.sigma().get(), rows);
    }
    float[] unknown = new float[rows.rows()];
    Arrays.fill(unknown, Float.NaN);
    return unknown;
  }

  /** The logits of σ̂ at some rows. */
  static float[] sigmaLogits(Scorer sigma, Features rows) {
    try {
      return sigma.scores(rows);
    } catch (ArithmeticException e) {
      throw new TrainingFailedException("estimate of sigma: " + e.getMessage(), e);
    }
  }

  Trained run() {
    listener.started(problem, step);
    long start = System.nanoTime();
    Checkpoint[] best = new Checkpoint[step.criteria().size()];
    List<EpochSummary> history = new ArrayList<>();
    for (int epoch = 1; epoch <= step.optimisation().epochs(); epoch++) {
      EpochSummary summary = epoch(epoch, best);
      history.add(summary);
      listener.epochEnded(problem, step, summary, model::scores);
      if (listener.stopRequested(problem, step)) {
        break;
      }
    }
    double seconds = (System.nanoTime() - start) * 1e-9;
    Trained trained = new Trained(List.of(best), history, seconds);
    listener.ended(problem, step, trained);
    return trained;
  }

  /** Trains for one epoch and keeps what it learned where that is the best so far. */
  private EpochSummary epoch(int epoch, Checkpoint[] best) {
    try {
      EpochSummary summary = passOverPositives(epoch);
      for (int i = 0; i < best.length; i++) {
        double loss = summary.validationLosses().get(i);
        if (best[i] == null || loss < best[i].loss()) {
          best[i] = new Checkpoint(epoch, loss, model.snapshot());
        }
      }
      return summary;
    } catch (ArithmeticException e) {
      throw new TrainingFailedException(
          String.format(
              Locale.ROOT,
              "training of %s diverged in epoch %d at learning rate %s: %s",
              step.purpose(),
              epoch,
              step.optimisation().rateIn(epoch),
              e.getMessage()),
          e);
    }
  }

  private EpochSummary passOverPositives(int epoch) {
    double rate = step.optimisation().rateIn(epoch);
    double weightDecay = step.optimisation().weightDecay();
    double riskSum = 0;
    int steps = 0;
    int corrections = 0;
    batches.startEpoch();
    while (batches.next()) {
      evaluateBatch();
      riskSum += risk.value();
      corrections += risk.corrected() ? 1 : 0;
      steps++;
      backward();
      model.step(rate, weightDecay);
    }
    return new EpochSummary(epoch, riskSum / steps, corrections, validationLosses());
  }

  /** Scores the mini-batch and sums its risk. */
  private void evaluateBatch() {
    model.clear();
    for (Group group : ORDER) {
      Features rows = MiniBatches.rows(samples, group);
      for (int i = 0; i < batches.count(group); i++) {
        model.add(rows, batches.row(group, i));
      }
    }
    model.forward();
    risk.reset();
    int next = 0;
    for (Group group : ORDER) {
      for (int i = 0; i < batches.count(group); i++) {
        // Some losses are finite at infinite scores, so that the risk alone would not tell.
        float score = model.score(next++);
        if (!Float.isFinite(score)) {
          throw new ArithmeticException(
              "the score of a " + group.symbol() + " example is " + score);
        }
        risk.add(group, score, sigmaLogit(group, i));
      }
    }
  }

  private void backward() {
    int next = 0;
    for (Group group : ORDER) {
      for (int i = 0; i < batches.count(group); i++) {
        double slope = risk.derivative(group, model.score(next), sigmaLogit(group, i));
        model.setDerivative(next++, slope);
      }
    }
  }

  private float sigmaLogit(Group group, int i) {
    return sigmaLogits[group.ordinal()][batches.row(group, i)];
  }

  private List<Double> validationLosses() {
    PubnSamples validation = problem.data().validation();
    float[][] scores = new float[Group.values().length][];
    for (Group group : Group.values()) {
      scores[group.ordinal()] = model.scores(MiniBatches.rows(validation, group));
    }
    List<Double> losses = new ArrayList<>();
    for (Risk criterion : step.criteria()) {
      losses.add(loss(criterion, scores));
    }
    return losses;
  }

  /** A validation loss of a scorer on given samples. */
  static double loss(Risk criterion, PubnSamples validation, Scorer scorer) {
    float[][] scores = new float[Group.values().length][];
    for (Group group : Group.values()) {
      scores[group.ordinal()] = scorer.scores(MiniBatches.rows(validation, group));
    }
    return loss(criterion, scores);
  }

  private static double loss(Risk criterion, float[][] scores) {
    RiskEvaluation evaluation = new RiskEvaluation(criterion);
    for (Group group : Group.values()) {
      for (float score : scores[group.ordinal()]) {
        evaluation.add(group, score, Double.NaN);
      }
    }
    return evaluation.value();
  }
}
