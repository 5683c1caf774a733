package org.pubn.train;

/** Follows a training on one's own data. Calls come from several threads. */
public interface TrainProgress {

  /** A follower that does nothing. */
  TrainProgress NONE = new TrainProgress() {};

  /** So many trainings will be done, of so many epochs in all at most. */
  default void planned(int trainings, long epochs) {}

  /** So many of the planned epochs are done, or will not be needed. */
  default void advanced(long epochs) {}

  /** A point of a grid was tried. */
  default void tried(String what, GridPoint point) {}
}
