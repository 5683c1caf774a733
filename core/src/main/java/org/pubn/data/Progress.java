package org.pubn.data;

/** Follows work that takes long, one piece after the other. Calls come from several threads. */
public interface Progress {

  /** A follower that does nothing. */
  Progress NONE = new Progress() {};

  /**
   * A piece of work begins; what came before it has ended.
   *
   * @param what is done
   * @param steps the work to do, in steps of any size
   */
  default void start(String what, long steps) {}

  /** Some steps are done, or will not be needed. */
  default void advance(long steps) {}

  /** Something worth knowing meanwhile. */
  default void message(String text) {}
}
