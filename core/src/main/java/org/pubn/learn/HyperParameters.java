package org.pubn.learn;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Collects hyper-parameters by name, in the order in which they are added; those of a part have
 * dotted names such as {@code sigma.optimisation.epochs}.
 */
public final class HyperParameters {

  private final Map<String, String> found = new LinkedHashMap<>();

  /** Adds a number or a word. */
  public HyperParameters with(String name, Object value) {
    found.put(name, value.toString());
    return this;
  }

  /** Adds those of a part, each behind the part's name and a dot. */
  public HyperParameters with(String part, Map<String, String> parameters) {
    parameters.forEach((name, value) -> found.put(part + "." + name, value));
    return this;
  }

  /** Adds the kind of an estimator and what belongs to it. */
  public HyperParameters with(String name, SigmaEstimator estimator) {
    found.put(name, estimator.getClass().getSimpleName());
    return with(name, estimator.hyperParameters());
  }

  /** All that was added. */
  public Map<String, String> map() {
    return Collections.unmodifiableMap(found);
  }
}
