package org.pubn.spark;

import java.io.Serializable;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;

/** All numbers of a model. Executors and files get them as they are. */
final class FittedNumbers implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The decision function: weights, then the constant. */
  final double[] g;

  /** The logit of σ̂: weights, then the constant. */
  final double[] sigma;

  /**
   * The logit of η, π, ρ, τ, λ of σ̂ and of g, the losses of g on all rows and on rows held out, 1
   * where labels were given within one table.
   */
  final double[] settings;

  /** The seed, then rows of P, U and bN, then the sums of their keys. */
  final long[] rows;

  FittedNumbers(double[] g, double[] sigma, double[] settings, long[] rows) {
    this.g = g;
    this.sigma = sigma;
    this.settings = settings;
    this.rows = rows;
  }

  FittedNumbers(FitOptions options, FittedFunctions fitted, RowCounts counts) {
    this(
        fitted.g().parameters(),
        fitted.sigma().parameters(),
        new double[] {
          fitted.etaLogit(),
          options.priors().pi(),
          options.priors().rho(),
          options.tau(),
          fitted.sigmaL2(),
          fitted.l2(),
          fitted.trainingLoss(),
          fitted.heldOutLoss(),
          options.oneSample() ? 1 : 0
        },
        new long[] {
          options.seed(),
          counts.rows(Role.POSITIVE),
          counts.rows(Role.UNLABELED),
          counts.rows(Role.NEGATIVE),
          counts.keys(Role.POSITIVE),
          counts.keys(Role.UNLABELED),
          counts.keys(Role.NEGATIVE)
        });
  }

  double etaLogit() {
    return settings[0];
  }

  Priors priors() {
    return new Priors(settings[1], settings[2]);
  }

  double tau() {
    return settings[3];
  }

  double sigmaL2() {
    return settings[4];
  }

  double l2() {
    return settings[5];
  }

  double trainingLoss() {
    return settings[6];
  }

  /** NaN where nothing was held out. */
  double heldOutLoss() {
    return settings[7];
  }

  Scenario scenario() {
    return settings[8] == 1 ? Scenario.ONE_SAMPLE : Scenario.TWO_SAMPLE;
  }

  long seed() {
    return rows[0];
  }

  long rows(Role role) {
    return rows[1 + role.ordinal()];
  }

  long keys(Role role) {
    return rows[4 + role.ordinal()];
  }
}
