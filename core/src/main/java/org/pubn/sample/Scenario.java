package org.pubn.sample;

import org.pubn.data.InputException;

/** How the samples came to be. */
public enum Scenario {
  /** U was drawn from the population apart from P and bN, as in the paper. */
  TWO_SAMPLE("two-sample"),
  /**
   * P and bN were labeled within one table, and U is what is left of it. Then no longer U, but all
   * rows together are a sample of the population.
   */
  ONE_SAMPLE("one-sample");

  private final String id;

  Scenario(String id) {
    this.id = id;
  }

  /** The name that users give it. */
  public String id() {
    return id;
  }

  /** The scenario of that name. */
  public static Scenario byId(String id) {
    for (Scenario scenario : values()) {
      if (scenario.id.equals(id)) {
        return scenario;
      }
    }
    throw new InputException("scenario " + id + ": must be two-sample or one-sample");
  }
}
