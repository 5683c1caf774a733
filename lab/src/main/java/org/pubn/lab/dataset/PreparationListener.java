package org.pubn.lab.dataset;

/** Follows what a data set does before its first use. Calls come from several threads. */
public interface PreparationListener {

  /** A listener that looks away. */
  PreparationListener NONE = new PreparationListener() {};

  /** Some work begins, of so many units. */
  default void started(String what, int units) {}

  /** One more unit is done. */
  default void advanced() {}
}
