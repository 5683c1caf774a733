package org.pubn.learn;

import java.util.ArrayList;
import java.util.List;
import org.pubn.data.Progress;
import org.pubn.linear.ExactLinear;
import org.pubn.linear.ExactTraining;
import org.pubn.linear.LinearFunction;
import org.pubn.linear.Minimum;
import org.pubn.risk.Risk;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;

/**
 * Minimizes one risk of a linear model exactly. There is one minimum, so there is one epoch and
 * nothing to stop early; its number is that of the steps of the search.
 */
final class ExactTrainer {

  private final Problem problem;
  private final TrainingStep step;
  private final int threads;

  ExactTrainer(Problem problem, TrainingStep step, ExactLinear model) {
    this.problem = problem;
    this.step = step;
    this.threads = model.threads();
  }

  /**
   * Trains.
   *
   * @throws TrainingFailedException if the search did not reach the minimum
   */
  TrainingHistory run(Progress progress) {
    long start = System.nanoTime();
    Minimum minimum = minimum();
    LinearFunction learned = minimum.function();
    int epoch = Math.max(1, minimum.iterations());
    List<Checkpoint> checkpoints = new ArrayList<>();
    for (Risk criterion : step.criteria()) {
      double loss = Trainer.loss(criterion, problem.data().validation(), learned);
      checkpoints.add(new Checkpoint(epoch, loss, learned));
    }
    EpochSummary summary =
        new EpochSummary(
            epoch, minimum.value(), 0, checkpoints.stream().map(Checkpoint::loss).toList());
    progress.advance(step.optimisation().epochs());
    return new TrainingHistory(checkpoints, List.of(summary), (System.nanoTime() - start) * 1e-9);
  }

  private Minimum minimum() {
    PubnSamples samples = problem.data().training();
    ByRole<double[]> sigma =
        step.sigma()
            .map(scorer -> ByRole.of(role -> scorer.preciseScores(samples.of(role))))
            .orElseGet(ExactTraining::noSigma);
    double l2 = step.optimisation().weightDecay();
    try {
      Minimum minimum = new ExactTraining(step.risk(), samples, sigma, l2, threads).minimize();
      if (minimum.gradient() > ExactTraining.ENOUGH) {
        throw new ArithmeticException(
            "the gradient is still "
                + minimum.gradient()
                + " after "
                + minimum.evaluations()
                + " passes over the rows");
      }
      return minimum;
    } catch (ArithmeticException e) {
      throw new TrainingFailedException(
          "training of " + step.purpose() + " with l2 " + l2 + " failed: " + e.getMessage(), e);
    }
  }
}
