package org.pubn.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.pubn.data.Features;

/**
 * Ends a training when none of its validation losses has improved for long. What it decides depends
 * on the training alone, not on others under way.
 */
public final class EarlyStopping implements TrainingListener {

  private record Key(Problem problem, TrainingStep step) {}

  /** The lowest losses of a training so far, and when one of them last fell. */
  private static final class Lowest {
    private final double[] losses;
    private int improved;
    private int epoch;

    Lowest(int criteria) {
      losses = new double[criteria];
      Arrays.fill(losses, Double.POSITIVE_INFINITY);
    }

    void see(EpochSummary summary) {
      epoch = summary.epoch();
      for (int i = 0; i < losses.length; i++) {
        double loss = summary.validationLosses().get(i);
        if (loss < losses[i]) {
          losses[i] = loss;
          improved = epoch;
        }
      }
    }
  }

  private final int patience;
  private final Map<Key, Lowest> running = new ConcurrentHashMap<>();

  /**
   * A watch over trainings.
   *
   * @param patience a training ends when this many epochs in a row improved no validation loss
   */
  public EarlyStopping(int patience) {
    this.patience = patience;
  }

  @Override
  public void epochEnded(
      Problem problem,
      TrainingStep step,
      EpochSummary summary,
      Function<Features, float[]> scores) {
    running
        .computeIfAbsent(new Key(problem, step), key -> new Lowest(step.criteria().size()))
        .see(summary);
  }

  @Override
  public void resumed(
      Problem problem, TrainingStep step, List<EpochSummary> history, byte[] state) {
    history.forEach(summary -> epochEnded(problem, step, summary, rows -> new float[0]));
  }

  @Override
  public boolean stopRequested(Problem problem, TrainingStep step) {
    Lowest lowest = running.get(new Key(problem, step));
    return lowest != null && lowest.epoch - lowest.improved >= patience;
  }

  @Override
  public void ended(Problem problem, TrainingStep step, TrainingHistory trained) {
    running.remove(new Key(problem, step));
  }
}
