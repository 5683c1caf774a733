package org.pubn.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.classify.SamplesDigest;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.data.SparseFeatures;
import org.pubn.files.LoadedSamples;
import org.pubn.numbers.RowKeys;
import org.pubn.origin.RowSketch;
import org.pubn.prior.GivenPriors;
import org.pubn.random.Seed;
import org.pubn.split.Folds;
import org.pubn.split.SharedRows;
import org.pubn.train.TrainOptions;

/** Samples that were labeled within one table. */
class ScenarioTest {

  private static DenseFeatures rising(int from, int to) {
    float[] values = new float[to - from];
    for (int i = 0; i < values.length; i++) {
      values[i] = from + i;
    }
    return DenseFeatures.ofOwned(1, values);
  }

  /** P 1 … 20, U 21 … 80, bN 81 … 100. */
  private static final PubnSamples APART =
      new PubnSamples(rising(1, 21), rising(21, 81), rising(81, 101));

  private static final PubnSamples TABLE = APART.drawn(Scenario.ONE_SAMPLE);

  private static long[] keys(Features rows) {
    return RowKeys.of(rows);
  }

  @Test
  void ofOneTableUIsAllRows() {
    assertThat(TABLE.scenario()).isEqualTo(Scenario.ONE_SAMPLE);
    assertThat(TABLE.copies()).isEqualTo(40);
    assertThat(keys(TABLE.unlabeled()))
        .containsExactly(
            LongStream.concat(
                    LongStream.concat(
                        Arrays.stream(keys(APART.positive())),
                        Arrays.stream(keys(APART.negative()))),
                    Arrays.stream(keys(APART.unlabeled())))
                .toArray());
    assertThat(keys(TABLE.apart().unlabeled())).containsExactly(keys(APART.unlabeled()));
    assertThat(TABLE.drawn(Scenario.ONE_SAMPLE)).isSameAs(TABLE);
    assertThat(APART.drawn(Scenario.TWO_SAMPLE)).isSameAs(APART);
    assertThat(APART.scenario()).isEqualTo(Scenario.TWO_SAMPLE);
  }

  @Test
  void sparseRowsAreStackedToo() {
    SparseFeatures one =
        SparseFeatures.of(3, new int[] {0, 1, 3}, new int[] {2, 0, 1}, new float[] {1, 2, 3});
    SparseFeatures other = SparseFeatures.of(3, new int[] {0, 0}, new int[0], new float[0]);
    PubnSamples table = new PubnSamples(one, other, one).drawn(Scenario.ONE_SAMPLE);

    SparseFeatures all = (SparseFeatures) table.unlabeled();
    assertThat(all.rows()).isEqualTo(5);
    assertThat(all.toDense().get(1, 0)).isEqualTo(2);
    assertThat(all.toDense().get(3, 1)).isEqualTo(3);
    assertThat(all.cells(4)).isZero();
  }

  @Test
  void aCopySharesTheSideOfItsRow() {
    LoadedSamples split = Pubn.split(APART, TrainOptions.DEFAULT.withScenario(Scenario.ONE_SAMPLE));
    for (PubnSamples side :
        new PubnSamples[] {split.data().training(), split.data().validation()}) {
      int labeled = side.positive().rows() + side.negative().rows();
      assertThat(side.copies()).isEqualTo(labeled);
      assertThat(Arrays.copyOf(keys(side.unlabeled()), side.positive().rows()))
          .containsExactly(keys(side.positive()));
      assertThat(Arrays.copyOfRange(keys(side.unlabeled()), side.positive().rows(), labeled))
          .containsExactly(keys(side.negative()));
    }
    assertThat(split.shared()).isEqualTo(SharedRows.NONE);
    assertThat(split.data().rows(Role.UNLABELED)).isEqualTo(60);
    // Samples that were united before are split in the same way.
    assertThat(SamplesDigest.of(Pubn.split(TABLE, TrainOptions.DEFAULT).data().validation()))
        .isEqualTo(SamplesDigest.of(split.data().validation()));
  }

  @Test
  void aCopySharesTheFoldOfItsRow() {
    Folds folds = Folds.of(TABLE, 4, new Seed(3));
    for (int fold = 0; fold < 4; fold++) {
      int[] copies =
          IntStream.of(folds.inside(Role.UNLABELED, fold)).filter(row -> row < 40).toArray();
      int[] labeled =
          IntStream.concat(
                  IntStream.of(folds.inside(Role.POSITIVE, fold)),
                  IntStream.of(folds.inside(Role.NEGATIVE, fold)).map(row -> 20 + row))
              .toArray();
      assertThat(copies).containsExactly(labeled);
      assertThat(folds.outside(TABLE, fold).copies()).isEqualTo(40 - copies.length);
    }
  }

  @Test
  void sharesAmongTheRestAreLess() {
    TrainingData data = new TrainingData(TABLE, TABLE);
    // 100 rows, 30 of them positive, of which 20 are labeled: 10 of the 60 that are left.
    assertThat(data.amongUnlabeled(Role.POSITIVE, 0.3)).isCloseTo(10.0 / 60, within(1e-12));
    assertThat(data.amongUnlabeled(Role.NEGATIVE, 0.5)).isCloseTo(30.0 / 60, within(1e-12));
    assertThat(data.amongUnlabeled(Role.POSITIVE, 0.1)).isZero();
    TrainingData apart = new TrainingData(APART, APART);
    assertThat(apart.amongUnlabeled(Role.POSITIVE, 0.3)).isEqualTo(0.3);
    assertThat(apart.amongUnlabeled(new Priors(0.3, 0.2))).isEqualTo(new Priors(0.3, 0.2));
  }

  @Test
  void aShareBelowWhatIsLabeledIsRefused() {
    GivenPriors few = GivenPriors.ofPi(0.1);
    few.requireUse(APART);
    assertThatThrownBy(() -> few.requireUse(TABLE))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "prior 0.1: must be at least 0.2000, the share of all rows that are labeled positive;"
                + " in the one-sample scenario it is the share among all rows, labeled ones"
                + " included");
    GivenPriors kind = GivenPriors.ofPi(0.3).withRho(0.1);
    assertThatThrownBy(() -> kind.requireUse(TABLE))
        .hasMessageStartingWith("rho 0.1: must be at least 0.2000");
    GivenPriors.ofPi(0.3).withRho(0).requireUse(TABLE);
  }

  @Test
  void labeledRowsAreStillRecognized() {
    PubnSamples others =
        new PubnSamples(rising(200, 210), rising(300, 310), rising(400, 410))
            .drawn(Scenario.ONE_SAMPLE);
    RowSketch sketch = RowSketch.of(new TrainingData(TABLE, others));
    assertThat(sketch.find(APART.positive()).known()).isEqualTo(20);
  }

  @Test
  void onlyTheTwoNamesAreKnown() {
    assertThat(Scenario.byId("one-sample")).isEqualTo(Scenario.ONE_SAMPLE);
    assertThatThrownBy(() -> Scenario.byId("three"))
        .hasMessage("scenario three: must be two-sample or one-sample");
  }
}
