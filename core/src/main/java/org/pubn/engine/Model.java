package org.pubn.engine;

import org.pubn.random.Seed;

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

  /** How it learns. */
  default ModelFamily family() {
    return ModelFamily.DESCENT;
  }

  /**
   * A freshly initialized model, ready to be trained by one thread.
   *
   * @throws org.pubn.data.InputException if the model does not learn by {@link ModelFamily#DESCENT}
   */
  ModelTraining start(Seed seed);
}
