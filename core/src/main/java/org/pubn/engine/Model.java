package org.pubn.engine;

import org.pubn.sample.Seed;

/**
 * A kind of model that an engine can train, such as a network of given shape. Immutable; equal
 * models started from equal seeds on equal data learn equal functions.
 */
public interface Model {

  /** The length of the rows it takes. */
  int columns();

  /** A short description for provenance, such as {@code mlp 784-300-300-1}. */
  String description();

  /**
   * What computes it here, for provenance, such as {@code simd-256}: bits are promised per engine.
   */
  String engine();

  /** A freshly initialised model, ready to be trained by one thread. */
  ModelTraining start(Seed seed);
}
