package org.pubn.spark;

import java.io.Serializable;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * The masses of rows in a step of the method, for every variant of the training rows. Executors
 * make them from the numbers here.
 */
final class MassRule implements Serializable {

  private static final long serialVersionUID = 1L;

  private final double pi;
  private final double rho;
  private final boolean oneSample;

  /** By variant: P, U, bN. */
  private final double[][] sizes;

  /** The logit of η by variant; no numbers in the first step. */
  private final double[] etas;

  private MassRule(FitOptions options, double[][] sizes, double[] etas) {
    this.pi = options.priors().pi();
    this.rho = options.priors().rho();
    this.oneSample = options.oneSample();
    this.sizes = sizes;
    this.etas = etas;
  }

  /** The unbiased PU risk of s. */
  static MassRule ofSigma(FitOptions options, double[][] sizes) {
    return new MassRule(options, sizes, new double[0]);
  }

  /** The PUbN risk. */
  static MassRule ofPubn(FitOptions options, double[][] sizes, double[] etas) {
    return new MassRule(options, sizes, etas);
  }

  private ScenarioMasses masses(int variant) {
    Priors priors = new Priors(pi, rho);
    Risk risk =
        etas.length == 0
            ? new UpuSRisk(priors, MarginLoss.LOGISTIC)
            : new PubnRisk(priors, etas[variant], MarginLoss.LOGISTIC);
    return new ScenarioMasses(risk, sizes[variant], oneSample);
  }

  /**
   * The masses of a block: by variant, for every row that as a positive and that as a negative.
   *
   * @param logits those of σ̂, by variant; none in the first step
   */
  double[][] of(RowBlock block, double[][] logits) {
    double[][] all = new double[sizes.length][];
    for (int variant = 0; variant < sizes.length; variant++) {
      ScenarioMasses masses = masses(variant);
      double[] found = new double[2 * block.rows()];
      for (int row = 0; row < block.rows(); row++) {
        if (FitOptions.trains(variant, block.fold(row))) {
          double logit = logits.length == 0 ? Double.NaN : logits[variant][row];
          Role role = block.role(row);
          found[2 * row] = block.weight(row) * masses.positive(role, logit);
          found[2 * row + 1] = block.weight(row) * masses.negative(role, logit);
        }
      }
      all[variant] = found;
    }
    return all;
  }
}
