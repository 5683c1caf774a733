package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.classify.SampleDigest;
import org.pubn.risk.SigmaThreshold;
import org.pubn.sample.Priors;
import org.pubn.sample.TrainingData;

final class PubnMethodTest {

  private static final Optimisation OPTIMISATION = Gaussians.OPTIMISATION;
  private static final SigmaEstimator SIGMA = new SigmaEstimator.NnPu(OPTIMISATION);

  private static Fit fit(Method method, Problem problem) {
    return method.fit(problem, new SharedTrainings(TrainingListener.NONE));
  }

  private static double error(Fit fit) {
    return Gaussians.error(fit.scorer());
  }

  /**
   * σ̂ = ½ everywhere: all of U ties at η, and the U term is half the risk of calling U negative.
   */
  @Test
  void withAConstantSigma() {
    SigmaEstimator given = new SigmaEstimator.Given(new ScriptedModel.Constant(2, 0));
    Fit fit = fit(new PubnMethod(given, OPTIMISATION, 0.7), Gaussians.problem(1));
    assertThat(fit.threshold()).contains(new SigmaThreshold(0, 84, 400));
    assertThat(fit.sigma().orElseThrow().training()).isEmpty();
    assertThat(error(fit)).isLessThan(0.3);
  }

  @Test
  void withSigmaMinimisedDirectly() {
    Fit fit =
        fit(
            new PubnMethod(new SigmaEstimator.Direct(OPTIMISATION), OPTIMISATION, 0.7),
            Gaussians.problem(1));
    assertThat(fit.sigma().orElseThrow().training().orElseThrow().step().purpose())
        .isEqualTo("s-direct");
    assertThat(error(fit)).isLessThan(0.15);
  }

  /** η is taken on the U of g, not on that of σ̂. */
  @Test
  void withSigmaFromOtherData() {
    TrainingData other = Gaussians.data(77);
    Problem problem = Gaussians.problem(1);
    Fit fit =
        fit(new PubnMethod(new SigmaEstimator.Separate(SIGMA, other), OPTIMISATION, 0.7), problem);
    assertThat(error(fit)).isLessThan(0.15);
    float[] logits =
        fit.sigma().orElseThrow().logit().scores(problem.data().training().unlabeled());
    SigmaThreshold eta = fit.threshold().orElseThrow();
    int below = 0;
    for (float logit : logits) {
      below += logit <= eta.logit() ? 1 : 0;
    }
    assertThat(below).isEqualTo(eta.actual()).isEqualTo(84);
    Fit same = fit(new PubnMethod(SIGMA, OPTIMISATION, 0.7), problem.withData(other));
    assertThat(fit.sigma().orElseThrow().logit().scores(Gaussians.test()))
        .isEqualTo(same.sigma().orElseThrow().logit().scores(Gaussians.test()));
  }

  /** ⌊0.7 · 0.3 · 400⌋ = 84 by the true ρ; by ρ′ = 0.36 it would be ⌊0.7 · 0.24 · 400⌋ = 67. */
  @Test
  void countsByTheTrueRhoWhereOneIsGiven() {
    Problem problem = Gaussians.problem(1);
    Priors wrong = problem.priors().withRho(0.36);
    Problem misled = new Problem(problem.data(), wrong, problem.model(), problem.seed());
    Fit byTrueRho =
        fit(new PubnMethod(SIGMA, OPTIMISATION, 0.7, Optional.of(problem.priors())), misled);
    Fit byWrongRho = fit(new PubnMethod(SIGMA, OPTIMISATION, 0.7), misled);
    assertThat(byTrueRho.threshold().orElseThrow().wanted()).isEqualTo(84);
    assertThat(byWrongRho.threshold().orElseThrow().wanted()).isEqualTo(67);
    assertThat(byTrueRho.sigma().orElseThrow().logit().scores(Gaussians.test()))
        .isEqualTo(byWrongRho.sigma().orElseThrow().logit().scores(Gaussians.test()));
  }

  @Test
  void refusesTausThatSelectNothing() {
    for (double tau : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new PubnMethod(SIGMA, OPTIMISATION, tau))
          .withMessage("tau " + tau + ": must be a positive number");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new PubnMinusN(SIGMA, OPTIMISATION, tau))
          .withMessage("tau " + tau + ": must be a positive number");
    }
  }

  @Test
  void namesItsHyperParameters() {
    assertThat(new PubnMethod(SIGMA, OPTIMISATION.withRate(0.5), 0.7).hyperParameters())
        .containsExactly(
            Map.entry("sigma", "NnPu"),
            Map.entry("sigma.optimisation.epochs", "25"),
            Map.entry("sigma.optimisation.batches.positive", "10"),
            Map.entry("sigma.optimisation.batches.negative", "10"),
            Map.entry("sigma.optimisation.batches.unlabeled", "40"),
            Map.entry("sigma.optimisation.learningRate", "0.02"),
            Map.entry("sigma.optimisation.rateDrops", ""),
            Map.entry("sigma.optimisation.weightDecay", "1.0E-4"),
            Map.entry("sigma.beta", "0.0"),
            Map.entry("optimisation.epochs", "25"),
            Map.entry("optimisation.batches.positive", "10"),
            Map.entry("optimisation.batches.negative", "10"),
            Map.entry("optimisation.batches.unlabeled", "40"),
            Map.entry("optimisation.learningRate", "0.5"),
            Map.entry("optimisation.rateDrops", ""),
            Map.entry("optimisation.weightDecay", "1.0E-4"),
            Map.entry("tau", "0.7"));
  }

  @Test
  void namesOtherDataByTheirDigest() {
    TrainingData other = Gaussians.data(77);
    Map<String, String> parameters =
        new PubnMethod(
                new SigmaEstimator.Separate(SIGMA, other),
                new Optimisation(1, new BatchSizes(1, 1, 1), 0.1, List.of(80, 120), 0),
                0.7,
                Optional.of(Gaussians.PRIORS))
            .hyperParameters();
    assertThat(parameters)
        .containsEntry("sigma", "Separate")
        .containsEntry("sigma.estimator", "NnPu")
        .containsEntry(
            "sigma.data.training.positive", SampleDigest.of(other.training().positive()).sha256())
        .containsEntry("optimisation.rateDrops", "80 120")
        .containsEntry("thresholdPriors.rho", "0.3");
  }
}
