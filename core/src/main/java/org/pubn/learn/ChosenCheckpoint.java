package org.pubn.learn;

/**
 * A training that a method asked for, and which of its checkpoints it used.
 *
 * @param problem what was to be learned, from which samples
 * @param step what was asked for
 * @param trained what came of it; may be shared with other methods
 * @param criterion index of the criterion whose checkpoint was used
 */
public record ChosenCheckpoint(
    Problem problem, TrainingStep step, TrainingHistory trained, int criterion) {

  /** The checkpoint that was used. */
  public Checkpoint checkpoint() {
    return trained.checkpoints().get(criterion);
  }
}
