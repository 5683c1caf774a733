package org.pubn.learn;

import java.util.List;
import java.util.function.Function;
import org.pubn.data.Features;

/** Follows trainings: progress, metrics after every epoch, and a way to stop. */
public interface TrainingListener {

  /** A listener that does nothing. */
  TrainingListener NONE = new TrainingListener() {};

  /** A training begins. */
  default void started(Problem problem, TrainingStep step) {}

  /**
   * An epoch has ended.
   *
   * @param scores scores any rows with the parameters as they are now, in evaluation mode
   */
  default void epochEnded(
      Problem problem,
      TrainingStep step,
      EpochSummary summary,
      Function<Features, float[]> scores) {}

  /** What this listener has to know of a training so far in order to follow it further. */
  default byte[] state(Problem problem, TrainingStep step) {
    return new byte[0];
  }

  /**
   * A training goes on that was written down after some epochs; told after {@link #started}.
   *
   * @param history those epochs
   * @param state what {@link #state} gave then
   */
  default void resumed(
      Problem problem, TrainingStep step, List<EpochSummary> history, byte[] state) {}

  /** Asked after every epoch; if true, the training ends with the best parameters so far. */
  default boolean stopRequested(Problem problem, TrainingStep step) {
    return false;
  }

  /** A training has ended. */
  default void ended(Problem problem, TrainingStep step, TrainingHistory trained) {}
}
