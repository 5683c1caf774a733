package org.pubn.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;

/** What {@link Priors}, {@link PubnSamples} and {@link TrainingData} refuse. */
class SamplesTest {

  private static final DenseFeatures TWO = DenseFeatures.of(2, 1, 2, 3, 4);
  private static final DenseFeatures NONE = TWO.select(new int[0]);
  private static final DenseFeatures WIDE = DenseFeatures.of(3, 1, 2, 3);
  private static final SparseFeatures SPARSE =
      SparseFeatures.of(2, new int[] {0, 1}, new int[] {0}, new float[] {1});

  @ParameterizedTest
  @CsvSource({
    "0,    0,   'prior 0.0: must lie in (0, 1)'",
    "1,    0,   'prior 1.0: must lie in (0, 1)'",
    "NaN,  0,   'prior NaN: must lie in (0, 1)'",
    "0.5, -0.1, 'rho -0.1: must lie in [0, 1)'",
    "0.5,  NaN, 'rho NaN: must lie in [0, 1)'",
    "0.5,  0.5, prior 0.5 and rho 0.5: their sum must be less than 1",
  })
  void priorsOutsideTheirRangeAreRefused(double pi, double rho, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Priors(pi, rho)).withMessage(message);
  }

  @Test
  void theRestIsWhatNeitherPriorCovers() {
    Priors priors = Priors.positive(0.49).withRho(0.3);

    assertThat(priors).isEqualTo(new Priors(0.49, 0.3));
    assertThat(priors.rest()).isCloseTo(0.21, offset(1e-15));
  }

  @Test
  void positiveAndUnlabeledSamplesMustHaveRows() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PubnSamples(NONE, TWO, TWO))
        .withMessage("positive sample: has no rows, at least one is needed");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PubnSamples(TWO, NONE, TWO))
        .withMessage("unlabeled sample: has no rows, at least one is needed");
  }

  @Test
  void negativesMayBeAbsent() {
    assertThat(PubnSamples.withoutNegatives(TWO, TWO).hasNegatives()).isFalse();
    assertThat(PubnSamples.withoutNegatives(SPARSE, SPARSE).hasNegatives()).isFalse();
    assertThat(new PubnSamples(TWO, TWO, TWO).hasNegatives()).isTrue();
  }

  @Test
  void samplesMustHaveOneWidth() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PubnSamples(TWO, WIDE, TWO))
        .withMessage("unlabeled sample: has 3 columns, the positive sample has 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PubnSamples(TWO, TWO, WIDE))
        .withMessage("negative sample: has 3 columns, the positive sample has 2");
  }

  @Test
  void denseAndSparseSamplesAreNotMixed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PubnSamples(TWO, SPARSE, TWO))
        .withMessage("unlabeled sample: dense and sparse samples cannot be mixed");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new TrainingData(
                    PubnSamples.withoutNegatives(TWO, TWO),
                    PubnSamples.withoutNegatives(SPARSE, SPARSE)))
        .withMessage("validation samples: dense and sparse samples cannot be mixed");
  }

  @Test
  void validationSamplesMustBeOfTheSameKind() {
    PubnSamples without = PubnSamples.withoutNegatives(TWO, TWO);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TrainingData(without, PubnSamples.withoutNegatives(WIDE, WIDE)))
        .withMessage("validation samples: have 3 columns, the training samples have 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TrainingData(without, new PubnSamples(TWO, TWO, TWO)))
        .withMessage(
            "negative samples: must be given for both training and validation, or for neither");
  }
}
