package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.sample.Priors;

class SigmaThresholdTest {

  /** newsgroups/sci: 0.9 · (1 − 0.56 − 0.21) · 6000 = 1242 exactly. */
  @Test
  void theCountIsDecimal() {
    Priors priors = new Priors(0.56, 0.21);
    assertThat(0.9 * priors.rest() * 6000).as("what doubles make of it").isLessThan(1242);
    double[] logits = IntStream.rangeClosed(1, 6000).mapToDouble(i -> i).toArray();
    SigmaThreshold threshold = SigmaThreshold.choose(0.9, priors, logits);
    assertThat(threshold).isEqualTo(new SigmaThreshold(1242, 1242, 1242));
  }

  /** mnist/135: 0.7 · 0.21 · 6000 = 882, 14.7 % of U. */
  @Test
  void aShareIsNotRoundedToAPercent() {
    double[] logits = IntStream.range(0, 6000).mapToDouble(i -> -i).toArray();
    assertThat(SigmaThreshold.choose(0.7, new Priors(0.49, 0.3), logits))
        .isEqualTo(new SigmaThreshold(-5118, 882, 882));
  }

  @Test
  void theFloorIsTaken() {
    // 0.5 · 0.5 · 7 = 1.75
    assertThat(SigmaThreshold.choose(0.5, new Priors(0.3, 0.2), new double[] {7, 6, 5, 4, 3, 2, 1}))
        .isEqualTo(new SigmaThreshold(1, 1, 1));
  }

  @Test
  void tiesAreAllSelectedAndReported() {
    // 0.5 · 0.5 · 8 = 2, and the second smallest occurs three times
    double[] logits = {3, 0, 0, 5, -1, 0, 4, 6};
    assertThat(SigmaThreshold.choose(0.5, new Priors(0.3, 0.2), logits))
        .isEqualTo(new SigmaThreshold(0, 2, 4));
  }

  @Test
  void noMoreThanAllCanBeWanted() {
    // 2 · 0.6 · 5 = 6
    assertThat(SigmaThreshold.choose(2, Priors.positive(0.4), new double[] {1, 2, 5, 4, 3}))
        .isEqualTo(new SigmaThreshold(5, 5, 5));
  }

  @Test
  void nothingWantedSelectsNothing() {
    SigmaThreshold none = SigmaThreshold.choose(0, Priors.positive(0.4), new double[] {1, -700});
    assertThat(none).isEqualTo(new SigmaThreshold(Double.NEGATIVE_INFINITY, 0, 0));
    assertThat(none.eta()).isZero();
    // 0.5 · 0.6 · 3 = 0.9
    assertThat(SigmaThreshold.choose(0.5, Priors.positive(0.4), new double[] {1, 2, 3}).wanted())
        .isZero();
  }

  @Test
  void etaIsTheSigmoidOfItsLogit() {
    assertThat(new SigmaThreshold(Math.log(3), 1, 1).eta()).isCloseTo(0.75, within(1e-15));
    assertThat(new SigmaThreshold(-100, 1, 1).eta()).isEqualTo(StrictMath.exp(-100));
    assertThat(new SigmaThreshold(1000, 1, 1).eta()).isEqualTo(1);
  }

  @Test
  void theLogitsAreLeftAsTheyWere() {
    double[] logits = {3, 1, 2};
    SigmaThreshold unused = SigmaThreshold.choose(1, Priors.positive(0.4), logits);
    assertThat(logits).containsExactly(3, 1, 2);
  }

  @Test
  void inputsAreChecked() {
    Priors priors = Priors.positive(0.4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SigmaThreshold.choose(-0.1, priors, new double[] {1}))
        .withMessage("tau -0.1: must be finite and at least 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SigmaThreshold.choose(Double.NaN, priors, new double[] {1}))
        .withMessage("tau NaN: must be finite and at least 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SigmaThreshold.choose(0.5, priors, new double[0]))
        .withMessageContaining("0 unlabeled examples");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SigmaThreshold.choose(0.5, priors, new double[] {1, Double.NaN}))
        .withMessageContaining("logit NaN of σ̂");
  }
}
