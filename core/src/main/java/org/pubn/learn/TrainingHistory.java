package org.pubn.learn;

import java.util.List;

/**
 * What came of a {@link TrainingStep}.
 *
 * @param checkpoints for each criterion of the step, its best epoch
 * @param history every epoch
 * @param seconds time it took
 */
public record TrainingHistory(
    List<Checkpoint> checkpoints, List<EpochSummary> history, double seconds) {

  public TrainingHistory {
    checkpoints = List.copyOf(checkpoints);
    history = List.copyOf(history);
  }

  /** The checkpoint of the first criterion. */
  public Checkpoint best() {
    return checkpoints.get(0);
  }
}
