package org.pubn.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pubn.data.Features;
import org.pubn.data.Progress;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.ResumableTraining;
import org.pubn.engine.Scorer;
import org.pubn.random.Seed;
import org.pubn.risk.Risk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/** Minimises one risk: epochs of mini-batch steps, keeping the best parameters on validation. */
final class Trainer {

  /** The order in which the groups stand in a mini-batch. */
  private static final Role[] ORDER = {Role.POSITIVE, Role.NEGATIVE, Role.UNLABELED};

  private final Problem problem;
  private final TrainingStep step;
  private final TrainingListener listener;
  private final PubnSamples samples;
  private final ModelTraining model;
  private final MiniBatches batches;
  private final RiskEvaluation risk;
  private final Checkpoints checkpoints;
  private final Optional<CheckpointFile> file;

  Trainer(Problem problem, TrainingStep step, TrainingListener listener) {
    this(problem, step, listener, Checkpoints.NONE);
  }

  Trainer(Problem problem, TrainingStep step, TrainingListener listener, Checkpoints checkpoints) {
    this.checkpoints = checkpoints;
    this.problem = problem;
    this.step = step;
    this.listener = listener;
    this.samples = problem.data().training();
    Seed seed = problem.seed().child(step.purpose());
    this.batches =
        new MiniBatches(samples, step.risk(), step.optimisation().batches(), seed.child("batches"));
    this.model = problem.model().start(seed);
    ByRole<float[]> sigmaLogits =
        ByRole.of(
            role ->
                step.sigma()
                    .map(sigma -> sigmaLogits(sigma, samples.of(role)))
                    .orElse(new float[0]));
    this.risk = new RiskEvaluation(step.risk(), sigmaLogits);
    float[][] sigma = {
      sigmaLogits.of(Role.POSITIVE), sigmaLogits.of(Role.UNLABELED), sigmaLogits.of(Role.NEGATIVE)
    };
    this.file = CheckpointFile.of(checkpoints, problem, step, sigma);
  }

  /** The logits of σ̂ at some rows. */
  static float[] sigmaLogits(Scorer sigma, Features rows) {
    try {
      return sigma.scores(rows);
    } catch (ArithmeticException e) {
      throw new TrainingFailedException("estimate of sigma: " + e.getMessage(), e);
    }
  }

  TrainingHistory run() {
    return run(Progress.NONE);
  }

  /** Trains, telling the progress of every epoch, and at the end of those that were not needed. */
  TrainingHistory run(Progress progress) {
    listener.started(problem, step);
    TrainingState state = new TrainingState(step.criteria().size());
    double before = resume(state);
    long start = System.nanoTime();
    int told = state.history().size();
    progress.advance(told);
    try {
      double written = 0;
      boolean ended = told > 0 && listener.stopRequested(problem, step);
      for (int epoch = told + 1; epoch <= step.optimisation().epochs() && !ended; epoch++) {
        EpochSummary summary = epoch(epoch, state);
        state.history().add(summary);
        listener.epochEnded(problem, step, summary, model::scores);
        progress.advance(1);
        told++;
        ended = listener.stopRequested(problem, step);
        double seconds = (System.nanoTime() - start) * 1e-9;
        if (seconds - written >= checkpoints.seconds()) {
          save(state, before + seconds);
          written = seconds;
        }
      }
    } finally {
      progress.advance(step.optimisation().epochs() - told);
    }
    double seconds = before + (System.nanoTime() - start) * 1e-9;
    TrainingHistory trained = new TrainingHistory(state.best(), state.history(), seconds);
    listener.ended(problem, step, trained);
    return trained;
  }

  /** Takes over what was written down of this training, and tells the seconds it took. */
  private double resume(TrainingState state) {
    double[] seconds = {0};
    if (file.isPresent() && model instanceof ResumableTraining resumable) {
      file.get()
          .read(
              in -> {
                seconds[0] = in.readDouble();
                state.read(in, resumable);
                batches.restore(in);
                resumable.restore(in);
                byte[] kept = new byte[in.readInt()];
                in.readFully(kept);
                listener.resumed(problem, step, state.history(), kept);
              });
    }
    return seconds[0];
  }

  private void save(TrainingState state, double seconds) {
    if (file.isPresent() && model instanceof ResumableTraining resumable) {
      file.get()
          .write(
              out -> {
                out.writeDouble(seconds);
                state.write(out, resumable);
                batches.save(out);
                resumable.save(out);
                byte[] kept = listener.state(problem, step);
                out.writeInt(kept.length);
                out.write(kept);
              });
    }
  }

  /** Trains for one epoch and keeps what it learned where that is the best so far. */
  private EpochSummary epoch(int epoch, TrainingState state) {
    try {
      EpochSummary summary = passOverPositives(epoch);
      for (int i = 0; i < step.criteria().size(); i++) {
        double loss = summary.validationLosses().get(i);
        if (state.isBest(i, loss)) {
          state.keep(i, new Checkpoint(epoch, loss, model.snapshot()));
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
      corrections += risk.correctionActs() ? 1 : 0;
      steps++;
      backward();
      model.step(rate, weightDecay);
    }
    return new EpochSummary(epoch, riskSum / steps, corrections, validationLosses());
  }

  /** Scores the mini-batch and sums its risk. */
  private void evaluateBatch() {
    model.clear();
    for (Role group : ORDER) {
      Features rows = samples.of(group);
      for (int i = 0; i < batches.count(group); i++) {
        model.add(rows, batches.row(group, i));
      }
    }
    model.forward();
    risk.reset();
    int next = 0;
    for (Role group : ORDER) {
      for (int i = 0; i < batches.count(group); i++) {
        // Some losses are finite at infinite scores, so that the risk alone would not tell.
        float score = model.score(next++);
        if (!Float.isFinite(score)) {
          throw new ArithmeticException(
              "the score of a " + group.symbol() + " example is " + score);
        }
        risk.addRow(group, batches.row(group, i), score);
      }
    }
  }

  private void backward() {
    int next = 0;
    for (Role group : ORDER) {
      for (int i = 0; i < batches.count(group); i++) {
        double slope = risk.derivativeOfRow(group, batches.row(group, i), model.score(next));
        model.setDerivative(next++, slope);
      }
    }
  }

  private List<Double> validationLosses() {
    PubnSamples validation = problem.data().validation();
    float[][] scores = new float[Role.values().length][];
    for (Role group : Role.values()) {
      scores[group.ordinal()] = model.scores(validation.of(group));
    }
    List<Double> losses = new ArrayList<>();
    for (Risk criterion : step.criteria()) {
      losses.add(loss(criterion, scores));
    }
    return losses;
  }

  /** A validation loss of a scorer on given samples. */
  static double loss(Risk criterion, PubnSamples validation, Scorer scorer) {
    float[][] scores = new float[Role.values().length][];
    for (Role group : Role.values()) {
      scores[group.ordinal()] = scorer.scores(validation.of(group));
    }
    return loss(criterion, scores);
  }

  private static double loss(Risk criterion, float[][] scores) {
    RiskEvaluation evaluation = new RiskEvaluation(criterion);
    for (Role group : Role.values()) {
      for (float score : scores[group.ordinal()]) {
        evaluation.add(group, score, Double.NaN);
      }
    }
    return evaluation.value();
  }
}
