package org.pubn.weigh;

import java.util.Arrays;
import org.pubn.calibration.PosteriorMap;
import org.pubn.crossfit.CrossFitting;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * Weighs the rows of samples. σ̂ is cross-fitted, so that a flexible learner cannot fool itself:
 * networks that did not see a row rank it among U by its likeness to P, and to bN; a {@link
 * PosteriorMap} turns each rank into the share of that kind; σ̂ is the sum of both, at most one.
 */
final class Weigher {

  /** σ̂ is held away from 0 and 1 by so much, where its logit has no end. */
  private static final double LEAST = 1e-6;

  private final PubnSamples samples;
  private final Priors priors;
  private final WeighOptions options;

  /** What {@link #weigh()} will weigh. */
  Weigher(PubnSamples samples, Priors priors, WeighOptions options) {
    this.samples = samples;
    this.priors = priors;
    this.options = options;
  }

  /**
   * Weighs; with ρ = 0, as PUbN\N does.
   *
   * @throws org.pubn.data.InputException if a sample has too few different rows
   */
  Weighing weigh() {
    ByRole<double[]> ofPositives = shares(Role.POSITIVE, priors.pi());
    ByRole<double[]> sigma = ofPositives;
    if (priors.rho() > 0) {
      ByRole<double[]> ofKind = shares(Role.NEGATIVE, priors.rho());
      sigma = ByRole.of(role -> sum(ofPositives.of(role), ofKind.of(role)));
    }
    ByRole<double[]> known = sigma;
    ByRole<double[]> logits =
        ByRole.of(role -> Arrays.stream(known.of(role)).map(Weigher::logit).toArray());
    int copies = samples.copies();
    ByRole<double[]> apart =
        new ByRole<>(
            known.positive(),
            Arrays.copyOfRange(known.unlabeled(), copies, known.unlabeled().length),
            known.negative());
    return new Weighing(priors, apart, PubnWeights.of(priors, options.tau(), logits, copies));
  }

  /** The share of a kind at every row of all samples. */
  private ByRole<double[]> shares(Role kind, double share) {
    HeldOutScores ranks =
        new CrossFitting(
                samples,
                kind,
                CrossFittingOptions.forSamples(samples),
                options.seed().child("weigh"),
                options.threads())
            .fit(each -> share)
            .contrastRanks();
    PosteriorMap map = PosteriorMap.learn(ranks.of(kind), ranks.of(Role.UNLABELED), share);
    return ByRole.of(role -> map.at(ranks.of(role), share));
  }

  private static double[] sum(double[] one, double[] other) {
    double[] sum = new double[one.length];
    Arrays.setAll(sum, i -> Math.min(1, one[i] + other[i]));
    return sum;
  }

  private static double logit(double sigma) {
    double inside = Math.max(LEAST, Math.min(1 - LEAST, sigma));
    return StrictMath.log(inside / (1 - inside));
  }
}
