package org.pubn.spark;

import java.io.Serializable;
import org.apache.spark.ml.linalg.Vector;
import org.jspecify.annotations.Nullable;
import org.pubn.data.InputException;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * σ̂ of every fold, learned from the others, and all that makes weights of it. Executors and files
 * get its numbers as they are.
 */
final class CrossFittedSigma implements Serializable {

  private static final long serialVersionUID = 1L;

  /** That of all rows first, then for every fold the one that does not know it. */
  final double[][] functions;

  /** Rows, or weight, of P, U and bN. */
  final double[] sizes;

  final double pi;
  final double rho;
  final double tau;
  final double l2;
  final double etaLogit;
  final double scale;
  final boolean oneSample;

  CrossFittedSigma(
      double[][] functions,
      double[] sizes,
      double pi,
      double rho,
      double tau,
      double l2,
      double etaLogit,
      double scale,
      boolean oneSample) {
    this.functions = functions;
    this.sizes = sizes;
    this.pi = pi;
    this.rho = rho;
    this.tau = tau;
    this.l2 = l2;
    this.etaLogit = etaLogit;
    this.scale = scale;
    this.oneSample = oneSample;
  }

  CrossFittedSigma(double[][] functions, double[] sizes, FitOptions options, double l2) {
    this(
        functions,
        sizes,
        options.priors().pi(),
        options.priors().rho(),
        options.tau(),
        l2,
        Double.NaN,
        1,
        options.oneSample());
  }

  CrossFittedSigma withEta(double logit) {
    return new CrossFittedSigma(functions, sizes, pi, rho, tau, l2, logit, scale, oneSample);
  }

  /** With weights above zero that average one. */
  CrossFittedSigma scaled(double[] sumAndCount) {
    double average = sumAndCount[1] / sumAndCount[0];
    return new CrossFittedSigma(functions, sizes, pi, rho, tau, l2, etaLogit, average, oneSample);
  }

  int folds() {
    return functions.length - 1;
  }

  /** Refuses a row of another length than those of the fit. */
  void requireColumns(@Nullable Vector vector) {
    int columns = functions[0].length - 1;
    int found = vector == null ? 0 : vector.size();
    if (found != columns) {
      throw new InputException(
          "features of " + found + " columns: the weigher was fitted on " + columns);
    }
  }

  /** The function for rows of a fold. */
  double[] function(int fold) {
    return functions[1 + fold];
  }

  double[] logits(RowBlock block) {
    double[] logits = new double[block.rows()];
    for (int row = 0; row < logits.length; row++) {
      logits[row] = logit(block, row);
    }
    return logits;
  }

  private double logit(RowBlock block, int row) {
    double[] function = function(block.fold(row));
    return block.dot(row, function) + function[function.length - 1];
  }

  /** The weights of the PUbN risk, before they are scaled. */
  ScenarioMasses masses() {
    return new ScenarioMasses(
        new PubnRisk(new Priors(pi, rho), etaLogit, MarginLoss.LOGISTIC), sizes, oneSample);
  }

  /** Adds the weights of a block to their sum, and how many are above zero to their number. */
  void addWeights(RowBlock block, double[] sumAndCount) {
    ScenarioMasses masses = masses();
    for (int row = 0; row < block.rows(); row++) {
      Role role = block.role(row);
      double logit = logit(block, row);
      add(masses.positive(role, logit) * block.weight(row), sumAndCount);
      add(masses.negative(role, logit) * block.weight(row), sumAndCount);
    }
  }

  private static void add(double weight, double[] sumAndCount) {
    sumAndCount[0] += weight;
    sumAndCount[1] += weight > 0 ? 1 : 0;
  }
}
