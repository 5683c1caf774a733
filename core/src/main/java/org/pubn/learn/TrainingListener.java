package org.pubn.learn;

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

  /** Asked after every epoch; if true, the training ends with the best parameters so far. */
  default boolean stopRequested(Problem problem, TrainingStep step) {
    return false;
  }

  /** A training has ended. */
  default void ended(Problem problem, TrainingStep step, Trained trained) {}
}
