package org.pubn.advice;

/** Follows the making of advice. Calls come from several threads. */
public interface AdviceProgress {

  /** A follower that does nothing. */
  AdviceProgress NONE = new AdviceProgress() {};

  /** So many epochs will be trained at most. */
  default void planned(long epochs) {}

  /** So many of the planned epochs are done, or will not be needed. */
  default void advanced(long epochs) {}

  /** What is done next, in a few words. */
  default void doing(String what) {}
}
