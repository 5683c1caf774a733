package org.pubn.train;

import org.pubn.learn.FitPart;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.PuThenPn;
import org.pubn.learn.SigmaEstimator;
import org.pubn.learn.Trainings;
import org.pubn.sample.Priors;

/**
 * A part of a method that is trained, and judged by a validation loss of its own, before the parts
 * that build on it.
 */
enum Part {
  /** σ̂ of PUbN and IWPN. */
  SIGMA("σ̂", "Ĵ") {
    @Override
    FitPart train(Settings settings, Optimisation base, Problem problem, Trainings trainings) {
      return sigma(settings, base, problem, problem.priors(), trainings);
    }
  },
  /** σ̂ of PUbN\N, where y plays the role of s. */
  SIGMA_OF_Y("σ̂", "Ĵ") {
    @Override
    FitPart train(Settings settings, Optimisation base, Problem problem, Trainings trainings) {
      return sigma(settings, base, problem, Priors.positive(problem.priors().pi()), trainings);
    }
  },
  /** The classifier of s in PU→PN. */
  PU_HALF("PU half", "unbiased PU risk of s") {
    @Override
    FitPart train(Settings settings, Optimisation base, Problem problem, Trainings trainings) {
      return PuThenPn.trainPu(estimator(settings, base), problem, trainings);
    }
  },
  /** The classifier of P against bN in PU→PN. */
  PN_HALF("PN half", "PN risk of P against bN") {
    @Override
    FitPart train(Settings settings, Optimisation base, Problem problem, Trainings trainings) {
      return PuThenPn.trainPn(base.withRate(settings.get(Setting.RATE)), problem, trainings);
    }
  };

  private final String label;
  private final String loss;

  Part(String label, String loss) {
    this.label = label;
    this.loss = loss;
  }

  /** What is learned, as a person would call it. */
  String label() {
    return label;
  }

  /** What it is judged by. */
  String loss() {
    return loss;
  }

  abstract FitPart train(
      Settings settings, Optimisation base, Problem problem, Trainings trainings);

  /** nnPU for σ̂ at the rate of the settings. */
  static SigmaEstimator.NnPu estimator(Settings settings, Optimisation base) {
    return new SigmaEstimator.NnPu(base.withRate(settings.get(Setting.SIGMA_RATE)));
  }

  private static FitPart sigma(
      Settings settings, Optimisation base, Problem problem, Priors priors, Trainings trainings) {
    return estimator(settings, base)
        .estimate(problem, priors, trainings)
        .training()
        .orElseThrow(() -> new IllegalStateException("σ̂ was not trained"));
  }
}
