package org.pubn.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.spark.ml.param.DoubleArrayParam;
import org.apache.spark.ml.param.DoubleParam;
import org.apache.spark.ml.param.IntParam;
import org.apache.spark.ml.param.LongParam;
import org.apache.spark.ml.param.Param;
import org.apache.spark.ml.param.Params;
import org.pubn.data.InputException;
import org.pubn.sample.Priors;

/** The parameters of {@link HasFitParams}, with their meaning and their defaults. */
final class FitParams implements Serializable {

  private static final long serialVersionUID = 1L;

  final DoubleParam prior;
  final DoubleParam rho;
  final DoubleParam tau;
  final Param<String> scenario;
  final DoubleParam sigmaRegParam;
  final DoubleArrayParam regParams;
  final IntParam folds;
  final IntParam maxIter;
  final DoubleParam tol;
  final LongParam seed;
  private final Params stage;

  /** Parameters of a stage that is being made. */
  FitParams(Params stage, int defaultFolds) {
    this.stage = stage;
    this.prior =
        new DoubleParam(
            stage,
            "prior",
            "π, the share of positives among the unlabeled rows (of all rows where the scenario is"
                + " one-sample)");
    this.rho =
        new DoubleParam(
            stage, "rho", "ρ, the share of negatives of the kind that is known, in the same rows");
    this.tau = new DoubleParam(stage, "tau", "τ, how many unlabeled rows serve as negatives: > 0");
    this.scenario = Scenarios.param(stage);
    this.sigmaRegParam =
        new DoubleParam(stage, "sigmaRegParam", "λ of L2 of σ̂; chosen where not given");
    this.regParams = new DoubleArrayParam(stage, "regParams", "the values that λ is chosen from");
    this.folds = new IntParam(stage, "folds", "how many times rows are held out: 2 to 100");
    this.maxIter = new IntParam(stage, "maxIter", "passes over the rows at most, in each search");
    this.tol = new DoubleParam(stage, "tol", "length of the gradient at which a search ends");
    this.seed = new LongParam(stage, "seed", "decides which rows are held out");
    stage.setDefault(tau, 0.7);
    stage.setDefault(regParams, new double[] {1e-2, 1e-3, 1e-4, 1e-5});
    stage.setDefault(folds, defaultFolds);
    stage.setDefault(maxIter, 100);
    stage.setDefault(tol, 1e-9);
    stage.setDefault(seed, 0L);
  }

  /** π; a fit cannot do without. */
  double pi() {
    if (!stage.isDefined(prior)) {
      throw new InputException(
          "prior: must be given, the share of positives among the unlabeled rows");
    }
    return (Double) stage.getOrDefault(prior);
  }

  /** ρ, 0 where it is not given. */
  double rhoOrZero() {
    return stage.isDefined(rho) ? (Double) stage.getOrDefault(rho) : 0;
  }

  /** λ, empty where it is not given. */
  OptionalDouble given(DoubleParam l2) {
    return stage.isDefined(l2)
        ? OptionalDouble.of((Double) stage.getOrDefault(l2))
        : OptionalDouble.empty();
  }

  /**
   * What the values say.
   *
   * @param crossFits whether σ̂ is wanted for every fold
   * @throws InputException if one is out of range
   */
  FitOptions options(Priors priors, OptionalDouble l2, boolean crossFits) {
    return new FitOptions(
        priors,
        (Double) stage.getOrDefault(tau),
        Scenarios.isOneSample(stage.getOrDefault(scenario)),
        given(sigmaRegParam),
        l2,
        Arrays.stream(stage.getOrDefault(regParams)).boxed().toList(),
        (Integer) stage.getOrDefault(folds),
        crossFits,
        (Integer) stage.getOrDefault(maxIter),
        (Double) stage.getOrDefault(tol),
        (Long) stage.getOrDefault(seed));
  }
}
