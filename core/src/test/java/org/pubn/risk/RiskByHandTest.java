package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.risk.MarginLoss.SIGMOID;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/**
 * Every risk on a batch small enough for pencil and paper. With the sigmoid loss ℓ(ln 3) = ¼, ℓ(0)
 * = ½, ℓ(−ln 3) = ¾, and ℓ′ is −3/16 at ±ln 3 and −¼ at 0. Hence
 *
 * <pre>
 * P  scores  ln 3, 0                     R_P⁺ = (¼ + ½)/2 = 3/8      R_P⁻ = (¾ + ½)/2 = 5/8
 * U  scores  ln 3, −ln 3, −ln 3, −ln 3   R_U⁻ = (¾ + 3·¼)/4 = 3/8
 * bN scores  −ln 3, 0                    R_bN⁻ = (¼ + ½)/2 = 3/8     R_bN⁺ = (¾ + ½)/2 = 5/8
 * </pre>
 */
class RiskByHandTest {

  private static final Offset<Double> EXACT = within(1e-15);
  private static final double LN_3 = Math.log(3);
  private static final Priors PRIORS = new Priors(0.4, 0.2);

  private static final ScoreBatch BATCH =
      ScoreBatch.of(
          new double[] {LN_3, 0},
          new double[] {LN_3, -LN_3, -LN_3, -LN_3},
          new double[] {-LN_3, 0});

  /** σ̂ is ¾ or ½ on P; ¾, ¼, ½, ¼ on U; ¾ or ¼ on bN. */
  private static final ScoreBatch WITH_SIGMA =
      BATCH.withSigmaLogits(
          new double[] {LN_3, 0}, new double[] {LN_3, -LN_3, 0, -LN_3}, new double[] {LN_3, -LN_3});

  @Test
  void pn() {
    // 0.4·3/8 + 0.6·3/8
    assertThat(new PnRisk(0.4, SIGMOID).evaluate(BATCH).value()).isCloseTo(0.375, EXACT);
  }

  @Test
  void unlabeledAsNegative() {
    // 0.4·3/8 + 0.6·3/8; the labels of bN do not enter
    assertThat(new UnlabeledAsNegativeRisk(0.4, SIGMOID).evaluate(BATCH).value())
        .isCloseTo(0.375, EXACT);
    ScoreBatch batch = ScoreBatch.of(new double[] {LN_3}, new double[] {-LN_3, 0}, new double[0]);
    // 0.4·1/4 + 0.6·(1/4 + 1/2)/2
    assertThat(new UnlabeledAsNegativeRisk(0.4, SIGMOID).evaluate(batch).value())
        .isCloseTo(0.325, EXACT);
  }

  @Test
  void upu() {
    // 0.4·3/8 − 0.4·5/8 + 3/8 = 0.15 − 0.25 + 0.375
    assertThat(new UpuRisk(0.4, SIGMOID).evaluate(BATCH).value()).isCloseTo(0.275, EXACT);
  }

  @Test
  void upuMayBeNegative() {
    ScoreBatch overfitted = ScoreBatch.of(new double[] {50}, new double[] {-50}, new double[0]);
    // 0.4·0 − 0.4·1 + 0
    assertThat(new UpuRisk(0.4, SIGMOID).evaluate(overfitted).value()).isCloseTo(-0.4, EXACT);
  }

  @Test
  void nnpuWhereTheCorrectionRests() {
    RiskValue value = new NnPuRisk(0.4, SIGMOID, 0).evaluate(BATCH);
    // r = 3/8 − 0.4·5/8 = 0.125
    assertThat(value.guarded()).isCloseTo(0.125, EXACT);
    assertThat(value.correctionActs()).isFalse();
    assertThat(value.value()).isCloseTo(0.275, EXACT);
    // P at ln 3: 0.4·(−3/16)/2 − 0.4·(3/16)/2 = −0.075; at 0: 0.4·(−¼)/2 · 2 = −0.1
    assertThat(value.derivatives(Role.POSITIVE))
        .containsExactly(new double[] {-0.075, -0.1}, EXACT);
    // U: (3/16)/4
    assertThat(value.derivatives(Role.UNLABELED))
        .containsExactly(new double[] {3 / 64.0, 3 / 64.0, 3 / 64.0, 3 / 64.0}, EXACT);
  }

  @Test
  void nnpuWhereTheCorrectionActs() {
    RiskValue value = new NnPuRisk(0.8, SIGMOID, 0).evaluate(BATCH);
    // r = 3/8 − 0.8·5/8 = −0.125, so the value is 0.8·3/8 alone
    assertThat(value.guarded()).isCloseTo(-0.125, EXACT);
    assertThat(value.correctionActs()).isTrue();
    assertThat(value.value()).isCloseTo(0.3, EXACT);
    // The step follows −r, without the part of 0.8·R_P⁺. P at ln 3: 0.8·(3/16)/2; at 0: 0.8·¼/2
    assertThat(value.derivatives(Role.POSITIVE)).containsExactly(new double[] {0.075, 0.1}, EXACT);
    // U: −(3/16)/4
    assertThat(value.derivatives(Role.UNLABELED))
        .containsExactly(new double[] {-3 / 64.0, -3 / 64.0, -3 / 64.0, -3 / 64.0}, EXACT);
    assertThat(value.explain()).contains("corrected: r = -0.125000");
  }

  @Test
  void nnpuWithAThreshold() {
    // r = −0.125 lies below −0.1: the value is 0.3 − 0.1
    RiskValue below = new NnPuRisk(0.8, SIGMOID, 0.1).evaluate(BATCH);
    assertThat(below.correctionActs()).isTrue();
    assertThat(below.value()).isCloseTo(0.2, EXACT);
    // r = −0.125 lies above −0.2: the value is 0.3 − 0.125
    RiskValue above = new NnPuRisk(0.8, SIGMOID, 0.2).evaluate(BATCH);
    assertThat(above.correctionActs()).isFalse();
    assertThat(above.value()).isCloseTo(0.175, EXACT);
  }

  @Test
  void pnu() {
    // 0.15 + 0.25·0.6·3/8 + 0.75·(3/8 − 0.4·5/8) = 0.15 + 0.05625 + 0.09375
    assertThat(new PnuRisk(0.4, 0.25, SIGMOID).evaluate(BATCH).value()).isCloseTo(0.3, EXACT);
  }

  @Test
  void nnpnuGuardsTheWholeNegativePart() {
    // r = 0.25·0.2·3/8 + 0.75·(3/8 − 0.8·5/8) = 0.01875 − 0.09375
    RiskValue corrected = new NnPnuRisk(0.8, 0.25, SIGMOID, 0).evaluate(BATCH);
    assertThat(corrected.guarded()).isCloseTo(-0.075, EXACT);
    assertThat(corrected.value()).isCloseTo(0.3, EXACT);
    // The step follows −r. bN at −ln 3: −0.25·0.2·(3/16)/2; at 0: −0.25·0.2·¼/2
    assertThat(corrected.derivatives(Role.NEGATIVE))
        .containsExactly(new double[] {-0.0046875, -0.00625}, EXACT);
    // r = 0.9·0.2·3/8 + 0.1·(3/8 − 0.8·5/8) = 0.0675 − 0.0125
    RiskValue resting = new NnPnuRisk(0.8, 0.9, SIGMOID, 0).evaluate(BATCH);
    assertThat(resting.correctionActs()).isFalse();
    assertThat(resting.value()).isCloseTo(0.355, EXACT);
  }

  @Test
  void nnpuPlusPnGuardsThePuPartOnly() {
    // r = 0.1·(3/8 − 0.8·5/8) = −0.0125; the value is 0.3 + 0.9·0.2·3/8
    RiskValue corrected = new NnPuPnRisk(0.8, 0.9, SIGMOID, 0).evaluate(BATCH);
    assertThat(corrected.guarded()).isCloseTo(-0.0125, EXACT);
    assertThat(corrected.correctionActs()).isTrue();
    assertThat(corrected.value()).isCloseTo(0.3675, EXACT);
    assertThat(corrected.derivatives(Role.NEGATIVE)).containsExactly(new double[] {0, 0}, EXACT);
    // r = 0.75·0.125 = 0.09375; the value is that of PNU
    RiskValue resting = new NnPuPnRisk(0.4, 0.25, SIGMOID, 0).evaluate(BATCH);
    assertThat(resting.correctionActs()).isFalse();
    assertThat(resting.value()).isCloseTo(0.3, EXACT);
  }

  @Test
  void upuOfS() {
    // 0.4·3/8 + 0.2·5/8 − 0.4·5/8 − 0.2·3/8 + 3/8 = 0.15 + 0.125 − 0.25 − 0.075 + 0.375
    assertThat(new UpuSRisk(PRIORS, SIGMOID).evaluate(BATCH).value()).isCloseTo(0.325, EXACT);
  }

  @Test
  void nnpuOfS() {
    // r = 3/8 − 0.4·5/8 − 0.2·3/8 = 0.05
    RiskValue resting = new NnPuSRisk(PRIORS, SIGMOID, 0).evaluate(BATCH);
    assertThat(resting.guarded()).isCloseTo(0.05, EXACT);
    assertThat(resting.value()).isCloseTo(0.325, EXACT);
    // r = 3/8 − 0.6·5/8 − 0.3·3/8 = −0.1125; the value is 0.6·3/8 + 0.3·5/8
    RiskValue corrected = new NnPuSRisk(new Priors(0.6, 0.3), SIGMOID, 0).evaluate(BATCH);
    assertThat(corrected.guarded()).isCloseTo(-0.1125, EXACT);
    assertThat(corrected.value()).isCloseTo(0.4125, EXACT);
  }

  @Test
  void sigmaDistance() {
    // σ̂: P ¾, ½; U ¾, ¼, ¼, ¼; bN ¼, ½.
    // (9/16 + 3/16)/4 − 0.8·5/8 − 0.4·3/8 = 0.1875 − 0.5 − 0.15
    assertThat(new SigmaDistance(PRIORS).evaluate(BATCH).value()).isCloseTo(-0.4625, EXACT);
  }

  @Test
  void pubn() {
    RiskValue value = new PubnRisk(PRIORS, 0.0, SIGMOID).evaluate(WITH_SIGMA);
    assertThat(value.parts().values().stream().mapToDouble(Double::doubleValue).toArray())
        .containsExactly(
            new double[] {
              0.15, // 0.4·3/8
              0.075, // 0.2·3/8
              0.125, // σ̂ ≤ ½ at ¼, ½, ¼, each with ℓ = ¼: ¼·(¾ + ½ + ¾)/4, all four of U below
              0.05, // σ̂ > ½ at ¾ only, weight ⅓, ℓ = ¾: 0.4·(⅓·¾)/2
              1 / 120.0 // σ̂ > ½ at ¾ only, weight ⅓, ℓ = ¼: 0.2·(⅓·¼)/2
            },
            EXACT);
    assertThat(value.value()).isCloseTo(0.4 + 1 / 120.0, EXACT);
    // U: none where σ̂ > ½; else (1 − σ̂)·(3/16)/4
    assertThat(value.derivatives(Role.UNLABELED))
        .containsExactly(new double[] {0, 9 / 256.0, 6 / 256.0, 9 / 256.0}, EXACT);
    // bN at −ln 3: 0.2·(1 + ⅓)·(3/16)/2; at 0: 0.2·¼/2
    assertThat(value.derivatives(Role.NEGATIVE))
        .containsExactly(new double[] {0.025, 0.025}, EXACT);
  }

  @Test
  void pubnMinusN() {
    // 0.15 + 0.125 + 0.05
    assertThat(new PubnMinusNRisk(0.4, 0.0, SIGMOID).evaluate(WITH_SIGMA).value())
        .isCloseTo(0.325, EXACT);
  }

  @Test
  void importanceWeightedPn() {
    // 0.4·(4/3·¼ + 2·½)/2 + 0.2·(4/3·¼ + 4·½)/2 = 8/30 + 7/30
    assertThat(new ImportanceWeightedPnRisk(PRIORS, SIGMOID).evaluate(WITH_SIGMA).value())
        .isCloseTo(0.5, EXACT);
  }
}
