package org.pubn.engine;

/** How a model learns, which decides on the methods that can train it. */
public enum ModelFamily {
  /** Step by step along derivatives of a risk: networks and linear models. */
  DESCENT,
  /** Many trees side by side, from rows with masses. */
  FOREST,
  /** One tree after another, from rows with masses. */
  BOOSTED
}
