package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.assertj.core.data.Offset;
import org.pubn.risk.FiniteWorld.Point;
import org.pubn.sample.Priors;

/** What the estimators are in expectation, on random finite distributions. */
class UnbiasednessPropertyTest {

  private static final Offset<Double> EXACT = within(1e-12);

  /** Theorem 1 with h = σ: the PUbN risk is the true risk for every η. */
  @Property
  void pubnRiskIsTheRiskForEveryEta(
      @ForAll("worlds") FiniteWorld world,
      @ForAll("losses") Loss loss,
      @ForAll("etaLogits") double etaLogit) {
    assertThat(world.expectation(new PubnRisk(world.priors(), etaLogit, loss)))
        .isCloseTo(world.risk(loss), EXACT);
  }

  /**
   * Theorem 1 with any h: only the side of η on which h(x) lies matters, and a point with σ(x) = 0
   * must lie below. Below η = 1 and above η = 0 the risk takes exactly these sides.
   */
  @Property
  void pubnRiskIsTheRiskForEveryAdmissibleH(
      @ForAll("worlds") FiniteWorld world,
      @ForAll("losses") Loss loss,
      @ForAll @DoubleRange(min = 0, max = 1) double eta,
      @ForAll long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    Map<Point, Double> h = new HashMap<>();
    for (Point x : world.points()) {
      h.put(x, x.sigma() == 0 ? eta * random.nextDouble() : random.nextDouble());
    }
    Priors priors = world.priors();
    Risk below = new PubnRisk(priors, Double.POSITIVE_INFINITY, loss);
    Risk above = new PubnRisk(priors, Double.NEGATIVE_INFINITY, loss);
    assertThat(world.expectation(x -> h.getOrDefault(x, 0.0) <= eta ? below : above))
        .isCloseTo(world.risk(loss), EXACT);
  }

  @Property
  void pubnMinusNRiskIsTheRiskWhereYPlaysTheRoleOfS(
      @ForAll("worlds") FiniteWorld world,
      @ForAll("losses") Loss loss,
      @ForAll("etaLogits") double etaLogit) {
    FiniteWorld withoutBias =
        new FiniteWorld(
            world.points().stream()
                .map(x -> new Point(x.positive(), 0, x.biased() + x.rest(), x.score()))
                .toList());
    double pi = world.priors().pi();
    assertThat(withoutBias.expectation(new PubnMinusNRisk(pi, etaLogit, loss)))
        .isCloseTo(world.risk(loss), EXACT);
  }

  @Property
  void puRisksAreTheRisk(@ForAll("worlds") FiniteWorld world, @ForAll("losses") Loss loss) {
    double pi = world.priors().pi();
    double risk = world.risk(loss);
    assertThat(world.expectation(new UpuRisk(pi, loss))).isCloseTo(risk, EXACT);
    assertThat(world.expectation(new NnPuRisk(pi, loss, 0))).isCloseTo(risk, EXACT);
  }

  @Property
  void pnuRisksAreTheRiskWhereNegativesAreRepresentative(
      @ForAll("worlds") FiniteWorld world,
      @ForAll("losses") Loss loss,
      @ForAll @DoubleRange(min = 0, max = 1) double gamma) {
    double pi = world.priors().pi();
    double risk = world.risk(loss);
    assertThat(world.expectationWithUnbiasedNegatives(new PnRisk(pi, loss))).isCloseTo(risk, EXACT);
    assertThat(world.expectationWithUnbiasedNegatives(new PnuRisk(pi, gamma, loss)))
        .isCloseTo(risk, EXACT);
    assertThat(world.expectationWithUnbiasedNegatives(new NnPnuRisk(pi, gamma, loss, 0)))
        .isCloseTo(risk, EXACT);
    assertThat(world.expectationWithUnbiasedNegatives(new NnPuPnRisk(pi, gamma, loss, 0)))
        .isCloseTo(risk, EXACT);
  }

  @Property
  void risksOfSAreTheRiskOfS(@ForAll("worlds") FiniteWorld world, @ForAll("losses") Loss loss) {
    Priors priors = world.priors();
    double risk = world.riskOfS(loss);
    assertThat(world.expectation(new UpuSRisk(priors, loss))).isCloseTo(risk, EXACT);
    assertThat(world.expectation(new NnPuSRisk(priors, loss, 0))).isCloseTo(risk, EXACT);
  }

  /** Appendix B: J(σ̂) + E[σ²] = E[(σ̂ − σ)²], the scores being the logits of σ̂. */
  @Property
  void sigmaDistanceIsTheSquaredDistanceUpToAConstant(@ForAll("worlds") FiniteWorld world) {
    double distance = world.sum(x -> x.mass() * square(1 / (1 + Math.exp(-x.score())) - x.sigma()));
    double constant = world.sum(x -> x.mass() * square(x.sigma()));
    assertThat(world.expectation(new SigmaDistance(world.priors())) + constant)
        .isCloseTo(distance, EXACT);
  }

  @Property
  void importanceWeightingIsTheRiskUnderCovariateShift(
      @ForAll("covariateShifts") FiniteWorld world, @ForAll("losses") Loss loss) {
    assertThat(world.expectation(new ImportanceWeightedPnRisk(world.priors(), loss)))
        .isCloseTo(world.risk(loss), EXACT);
  }

  private static double square(double x) {
    return x * x;
  }

  @Provide
  Arbitrary<FiniteWorld> worlds() {
    return FiniteWorlds.any();
  }

  @Provide
  Arbitrary<FiniteWorld> covariateShifts() {
    return FiniteWorlds.withCovariateShift();
  }

  @Provide
  Arbitrary<Loss> losses() {
    return Arbitraries.of(MarginLoss.values());
  }

  @Provide
  Arbitrary<Double> etaLogits() {
    return Arbitraries.oneOf(
        Arbitraries.of(Double.NEGATIVE_INFINITY, 0.0, Double.POSITIVE_INFINITY),
        Arbitraries.doubles().between(-5, 5));
  }
}
