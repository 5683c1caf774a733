package org.pubn.spark;

import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;
import org.pubn.sample.Scenario;

/** The parameter that says how the labels of a table came about: a {@link Scenario}. */
final class Scenarios {

  private Scenarios() {}

  /** The parameter of a stage, two-sample where it is not set. */
  static Param<String> param(Params stage) {
    Param<String> scenario =
        new Param<>(
            stage,
            "scenario",
            "two-sample: unlabeled rows are a sample of everything; one-sample: labels were given"
                + " within one table, so that all rows are");
    stage.setDefault(scenario, Scenario.TWO_SAMPLE.id());
    return scenario;
  }

  /** Whether a value of the parameter is one-sample: then every mean over U runs over all rows. */
  static boolean isOneSample(String value) {
    return Scenario.byId(value) == Scenario.ONE_SAMPLE;
  }
}
