package org.pubn.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.advice.Fairness;
import org.pubn.advice.Verdict;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.Progress;
import org.pubn.data.SparseFeatures;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

class FairnessTest {

  /** 2 of 4 rows of P and 3 of 6 of U are in A. */
  @Test
  void excessByHand() {
    PositivesAuc auc =
        new PositivesAuc(
            0.4,
            List.of(
                new PositivesAuc.Fold(
                    new float[] {1, 1, -1, -1},
                    new float[] {1, 1, 1, -1, -1, -1},
                    new float[] {5, 2, 99, 99},
                    new float[] {1, 2, 3, 99, 99, 99})));
    PositivesAuc.Seen seen = auc.seen();

    // 5 beats all three; 2 beats one and ties with one: (3 + 1.5) / 6.
    assertThat(seen.auc()).isCloseTo(0.75, within(1e-12));
    // π P(A) / U(A) = 0.4 · ½ / ½.
    assertThat(seen.share()).isCloseTo(0.4, within(1e-12));
    assertThat(seen.excess()).isCloseTo(0.75 - 0.8, within(1e-12));
    assertThat(auc.rows(true)).isEqualTo(2);
    assertThat(auc.rows(false)).isEqualTo(3);
  }

  @Test
  void tooFewUnlabeledRowsInTheRegionCountToo() {
    // All of P, but only one of four rows of U: w = 0.4 / 0.25.
    PositivesAuc auc =
        new PositivesAuc(
            0.4,
            List.of(
                new PositivesAuc.Fold(
                    new float[] {1, 1},
                    new float[] {1, -1, -1, -1},
                    new float[] {1, 1},
                    new float[] {1, 1, 1, 1})));

    assertThat(auc.seen().excess()).isCloseTo(0.5 - 1 + 0.8, within(1e-12));
  }

  @Test
  void meansOfDenseAndSparseFeaturesAgree() {
    DenseFeatures dense = DenseFeatures.of(3, 0, 1, 2, 0, 3, 0);
    SparseFeatures sparse =
        SparseFeatures.of(3, new int[] {0, 2, 3}, new int[] {1, 2, 1}, new float[] {1, 2, 3});
    for (Features rows : List.of(dense, sparse)) {
      FeatureMoments moments = new FeatureMoments(3);
      moments.add(rows);

      assertThat(moments.mean(1)).isEqualTo(2);
      assertThat(moments.ofMean(1)).isEqualTo(0.5);
      assertThat(moments.mean(0)).isZero();
    }
  }

  private static Fairness of(PubnSamples samples, long seed) {
    TrainingData data = World.split(samples);
    AdviceOptions options =
        new AdviceOptions(NetworkSpec.linear(3), 3, 20, 8, 200, 0.95, new Seed(seed), 2);
    return new Advisor(data, World.assumed(data, 0.4, Double.NaN), options, Progress.NONE)
        .fairness();
  }

  private static PubnSamples fair(long seed) {
    PubnSamples samples = new World(0.4, 2, 3).samples(seed, 300, 1200, 0, 0.5);
    return PubnSamples.withoutNegatives(samples.positive(), samples.unlabeled());
  }

  @Test
  void positivesOfOneKindAreNoticedAndTheColumnIsNamed() {
    PubnSamples fair = fair(1);
    DenseFeatures all = (DenseFeatures) new World(0.4, 2, 3).samples(9, 900, 10, 0, 0.5).positive();
    // Only positives whose third column, which tells nothing of the class, is above 0.3.
    int[] easy = IntStream.range(0, 900).filter(row -> all.get(row, 2) > 0.3).limit(300).toArray();
    Fairness fairness = of(PubnSamples.withoutNegatives(all.select(easy), fair.unlabeled()), 1);

    assertThat(fairness.verdict()).isEqualTo(Verdict.BIASED);
    assertThat(fairness.pValue()).isLessThan(1e-4);
    assertThat(fairness.differences().get(0).feature()).isEqualTo(2);
    assertThat(fairness.differences().get(0).deviations()).isGreaterThan(6);
  }

  @Test
  void fairPositivesAreRarelyTakenForBiased() {
    int biased = 0;
    for (int seed = 20; seed < 28; seed++) {
      biased += of(fair(seed), seed).verdict() == Verdict.BIASED ? 1 : 0;
    }

    assertThat(biased).isLessThanOrEqualTo(1);
  }
}
