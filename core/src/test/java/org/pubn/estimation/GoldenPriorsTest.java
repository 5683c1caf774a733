package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.crossfit.HeldOutScores;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.stats.Interval;

/** The estimators against values computed from their definitions by other means. */
final class GoldenPriorsTest {

  private static final Seed SEED = new Seed(3);

  private static PubnSamples rows() {
    return PubnSamples.withoutNegatives(
        GoldenPriors.rows("rows.positive", 2), GoldenPriors.rows("rows.unlabeled", 2));
  }

  @Test
  void bestBin() {
    Tails tails = Tails.of(GoldenPriors.scores());

    assertThat(new BestBin().estimate(tails))
        .isCloseTo(GoldenPriors.number("bbe.estimate"), within(1e-12));
    assertThat(new BestBin(0.9, 0).estimate(tails))
        .isCloseTo(GoldenPriors.number("bbe.eager"), within(1e-12));
  }

  @Test
  void binomialBin() {
    assertThat(new BinomialBin().estimate(List.of(Tails.of(GoldenPriors.scores()))))
        .isCloseTo(GoldenPriors.number("binomial-bin.estimate"), within(1e-12));
  }

  @Test
  void dedpul() {
    double[] p = GoldenPriors.numbers("dedpul.positive");
    double[] u = GoldenPriors.numbers("dedpul.unlabeled");

    assertThat(Dedpul.ratios(p, u))
        .containsExactly(GoldenPriors.numbers("dedpul.ratios"), within(1e-9));
    assertThat(new Dedpul().estimate(HeldOutScores.of(p, u)))
        .isCloseTo(GoldenPriors.number("dedpul.estimate"), within(1e-9));
  }

  @Test
  void elbowOfDedpul() {
    double[] u = GoldenPriors.numbers("dedpul.few");
    HeldOutScores far = HeldOutScores.of(GoldenPriors.numbers("dedpul.far"), u);
    HeldOutScores farther = HeldOutScores.of(GoldenPriors.numbers("dedpul.farther"), u);

    assertThat(new Dedpul().estimate(far)).isEqualTo(GoldenPriors.number("dedpul.elbow"));
    assertThat(new Dedpul().estimate(farther)).isEqualTo(GoldenPriors.number("dedpul.no-elbow"));
  }

  @Test
  void boundOfBestBin() {
    Interval bound = new BestBin().bound(Tails.of(GoldenPriors.scores()));

    assertThat(bound.low()).isCloseTo(GoldenPriors.number("bbe.low"), within(1e-12));
    assertThat(bound.high()).isCloseTo(GoldenPriors.number("bbe.high"), within(1e-12));
  }

  @Test
  void rhoMax() {
    Tails tails = Tails.of(GoldenPriors.scores(-1));

    assertThat(new RhoMax().estimate(List.of(tails), 0.3))
        .isCloseTo(GoldenPriors.number("rho.estimate"), within(1e-12));
  }

  @Test
  void elkanNoto() {
    assertThat(new ElkanNoto().estimate(GoldenPriors.scores(0.25)))
        .isCloseTo(GoldenPriors.number("elkan-noto.estimate"), within(1e-12));
  }

  @Test
  void likelihoodsOfAlphaMax() {
    double[] p = GoldenPriors.numbers("alphamax.positive");
    double[] u = GoldenPriors.numbers("alphamax.unlabeled");

    double[] likelihoods =
        Arrays.stream(GoldenPriors.numbers("alphamax.alphas"))
            .map(alpha -> new BinShares(p, u, alpha).likelihood())
            .toArray();

    assertThat(likelihoods)
        .containsExactly(GoldenPriors.numbers("alphamax.likelihoods"), within(1e-6));
  }

  @Test
  void elbowOfAlphaMax() {
    assertThat(AlphaMax.elbow(GoldenPriors.numbers("alphamax.curve")))
        .isEqualTo(GoldenPriors.number("alphamax.elbow"));
  }

  @Test
  void penalisedL1() {
    PenalisedL1 method = new PenalisedL1(300, 2000, 5, List.of(0.7), List.of(0.1));

    assertThat(method.estimate(rows(), SEED)).isEqualTo(GoldenPriors.number("pen-l1.estimate"));
  }

  @Test
  void distancesToTheHull() {
    double[][] kernel = kernelOfGoldenRows();
    int ofU = rows().unlabeled().rows();
    double[] lambdas = GoldenPriors.numbers("km2.lambdas");
    double[] expected = GoldenPriors.numbers("km2.distances");
    SimplexProjection hull = new SimplexProjection(kernel);

    assertThat(KernelMeans.distance(kernel, ofU))
        .isCloseTo(GoldenPriors.number("km2.apart"), within(1e-6));
    for (int i = 0; i < lambdas.length; i++) {
      double squared =
          hull.squaredDistance(KernelMeans.combination(kernel.length, ofU, lambdas[i]));
      assertThat(squared).isCloseTo(expected[i] * expected[i], within(3e-7));
    }
  }

  private static double[][] kernelOfGoldenRows() {
    DenseFeatures u = GoldenPriors.rows("rows.unlabeled", 2);
    DenseFeatures p = GoldenPriors.rows("rows.positive", 2);
    return KernelMeans.chosenKernel(u, p);
  }

  @Test
  void kernelMeans() {
    assertThat(new KernelMeans().estimate(rows(), SEED))
        .isCloseTo(GoldenPriors.number("km2.estimate"), within(1e-9));
  }
}
