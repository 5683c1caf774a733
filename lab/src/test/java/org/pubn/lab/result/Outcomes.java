package org.pubn.lab.result;

import java.util.Map;
import java.util.Optional;
import org.pubn.eval.SelectionCriterion;
import org.pubn.settings.Settings;

/** Outcomes that nothing was run for. */
public final class Outcomes {

  private Outcomes() {}

  public static Outcome of(Configuration configuration, int trial, double error, double loss) {
    return of("made-up", configuration, trial, error, error, error, loss);
  }

  public static Outcome of(
      String experiment,
      Configuration configuration,
      int trial,
      double error,
      double fpr,
      double fnr,
      double loss) {
    return new Outcome(
        experiment,
        configuration,
        trial,
        trial,
        error,
        fpr,
        fnr,
        loss,
        Map.of(),
        1.5,
        "0.1.0",
        "scalar",
        Optional.empty(),
        Optional.empty());
  }

  /** An outcome with both validation losses. */
  public static Outcome withZeroOneLoss(
      Configuration configuration, int trial, double error, double loss, double zeroOneLoss) {
    return new Outcome(
        "made-up",
        configuration,
        trial,
        trial,
        error,
        error,
        error,
        loss,
        Map.of(SelectionCriterion.ZERO_ONE_RISK, zeroOneLoss),
        1.5,
        "0.1.0",
        "scalar",
        Optional.empty(),
        Optional.empty());
  }

  static Configuration nnpu(double rate) {
    return new Configuration("toy/pu", "nnpu", Settings.NONE.with("rate", rate));
  }

  /** An outcome with a number of its own in every field. */
  static Outcome full(int trial) {
    return new Outcome(
        "made-up",
        new Configuration("toy/above", "pubn", Settings.NONE.with("tau", 0.7).with("rate", 1e-3)),
        trial,
        40L + trial,
        0.0405,
        1 / 3.0,
        0.25,
        -0.125,
        Map.of(
            SelectionCriterion.ZERO_ONE_RISK,
            0.0625,
            SelectionCriterion.CORRECTED_AUC,
            -0.75,
            SelectionCriterion.LEE_LIU,
            -1.5),
        12.75,
        "0.1.0",
        "scalar",
        Optional.of("details/σ-" + trial + ".json"),
        Optional.empty());
  }
}
