package org.pubn.spark;

import org.pubn.risk.Risk;
import org.pubn.risk.RowMasses;
import org.pubn.sample.ByRole;
import org.pubn.sample.Role;

/**
 * The masses of rows in a risk. Where P and bN were labeled out of the table itself, a labeled row
 * counts twice: as what it is, and as one of all rows, which then play the role of U.
 */
final class ScenarioMasses {

  private final RowMasses masses;
  private final boolean oneSample;

  /**
   * Masses.
   *
   * @param sizes the weight of P, U and bN; that of all rows in place of U where there is one
   *     sample
   */
  ScenarioMasses(Risk risk, double[] sizes, boolean oneSample) {
    this.masses = RowMasses.of(risk, new ByRole<>(sizes[0], sizes[1], sizes[2]));
    this.oneSample = oneSample;
  }

  /** The mass of a row as a positive. */
  double positive(Role role, double logit) {
    double own = masses.positive(role, logit);
    return alsoUnlabeled(role) ? own + masses.positive(Role.UNLABELED, logit) : own;
  }

  /** The mass of a row as a negative. */
  double negative(Role role, double logit) {
    double own = masses.negative(role, logit);
    return alsoUnlabeled(role) ? own + masses.negative(Role.UNLABELED, logit) : own;
  }

  private boolean alsoUnlabeled(Role role) {
    return oneSample && role != Role.UNLABELED;
  }
}
