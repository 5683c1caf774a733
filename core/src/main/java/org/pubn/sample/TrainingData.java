package org.pubn.sample;

import java.util.Locale;
import org.pubn.data.InputException;

/**
 * What a method learns from: samples to fit, and further samples of the same kind, disjoint from
 * them, to choose the best epoch and the hyper-parameters by.
 */
public record TrainingData(PubnSamples training, PubnSamples validation) {

  public TrainingData {
    if (training.columns() != validation.columns()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "validation samples: have %d columns, the training samples have %d",
              validation.columns(),
              training.columns()));
    }
    if (training.positive().getClass() != validation.positive().getClass()) {
      throw new InputException("validation samples: dense and sparse samples cannot be mixed");
    }
    if (training.hasNegatives() != validation.hasNegatives()) {
      throw new InputException(
          "negative samples: must be given for both training and validation, or for neither");
    }
  }

  /** The same samples, which came to be in another way. */
  public TrainingData drawn(Scenario scenario) {
    return new TrainingData(training.drawn(scenario), validation.drawn(scenario));
  }

  /** How many rows of a sample there are, on both sides; those of U without copies. */
  public int rows(Role role) {
    int copies = role == Role.UNLABELED ? training.copies() + validation.copies() : 0;
    return training.of(role).rows() + validation.of(role).rows() - copies;
  }

  /** π and ρ among the rows that nobody labeled, see {@link #amongUnlabeled(Role, double)}. */
  public Priors amongUnlabeled(Priors priors) {
    if (training.scenario() == Scenario.TWO_SAMPLE) {
      return priors;
    }
    double least = 0.5 / rows(Role.UNLABELED);
    return new Priors(
        Math.max(least, amongUnlabeled(Role.POSITIVE, priors.pi())),
        amongUnlabeled(Role.NEGATIVE, priors.rho()));
  }

  /**
   * π or ρ among the rows that nobody labeled. Where U is a sample of the population, it is the
   * same; where it is what is left of one table, the rows that were taken out of it are missing.
   *
   * @param role P for π, bN for ρ
   * @param share the share in the population
   */
  public double amongUnlabeled(Role role, double share) {
    if (training.scenario() == Scenario.TWO_SAMPLE) {
      return share;
    }
    double left = rows(Role.UNLABELED);
    double all = left + rows(Role.POSITIVE) + rows(Role.NEGATIVE);
    return Math.max(0, (share * all - rows(role)) / left);
  }
}
