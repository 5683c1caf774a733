package org.pubn.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;

final class BinsTest {

  @Test
  void fewNumbersHaveABinEach() {
    BinnedRows rows = Made.column(3, 1, 2, 1, Float.NaN);
    ColumnBins bins = rows.bins().column(0);
    assertThat(bins.count()).isEqualTo(3);
    assertThat(bins.cut(0)).isEqualTo(1.5f);
    assertThat(bins.cut(1)).isEqualTo(2.5f);
    assertThat(bins.cut(2)).isEqualTo(Float.POSITIVE_INFINITY);
    assertThat(List.of(rows.bin(0, 0), rows.bin(1, 0), rows.bin(2, 0), rows.bin(3, 0)))
        .containsExactly(2, 0, 1, 0);
    assertThat(rows.bin(4, 0)).isEqualTo(ColumnBins.MISSING);
  }

  @Test
  void aValueOnACutBelongsToTheBinBelow() {
    ColumnBins bins = ColumnBins.numbers(-1, 0, 4);
    assertThat(bins.bin(-1)).isZero();
    assertThat(bins.bin(-0.5f)).isEqualTo(1);
    assertThat(bins.bin(-0f)).isEqualTo(1);
    assertThat(bins.bin(0.1f)).isEqualTo(2);
    assertThat(bins.bin(Float.POSITIVE_INFINITY)).isEqualTo(3);
    assertThat(bins.bin(Float.NEGATIVE_INFINITY)).isZero();
  }

  @Test
  void everyBinSearchAgreesWithCounting() {
    for (int length = 0; length <= 254; length += 1 + length / 7) {
      float[] cuts = new float[length];
      for (int i = 0; i < length; i++) {
        cuts[i] = i * 3;
      }
      ColumnBins bins = ColumnBins.numbers(cuts);
      for (int value = -2; value < 3 * length + 2; value++) {
        int below = 0;
        for (float cut : cuts) {
          below += cut < value ? 1 : 0;
        }
        assertThat(bins.bin(value)).isEqualTo(below);
      }
    }
  }

  @Test
  void manyNumbersAreSpreadEvenlyAndAHeavyOneHasABinOfItsOwn() {
    BinLearner learner = new BinLearner(1, Set.of(), 10, new Seed(0));
    for (int i = 0; i < 5000; i++) {
      learner.add(i + 1);
      learner.add(0);
    }
    Bins bins = learner.bins(1);
    assertThat(bins.column(0).count()).isEqualTo(10);
    assertThat(bins.column(0).bin(0)).isZero();
    int[] rows = new int[10];
    for (int i = 0; i < 5000; i++) {
      rows[bins.column(0).bin(i + 1)]++;
    }
    assertThat(rows[0]).isZero();
    for (int bin = 1; bin < 10; bin++) {
      assertThat(rows[bin]).isBetween(554, 557);
    }
  }

  @Test
  void theMostFrequentCategoriesHaveBinsAndTheOthersAreMissing() {
    BinLearner learner = new BinLearner(1, Set.of(0), 2, new Seed(0));
    for (float value : new float[] {7, 7, 7, 3, 3, 5, Float.NaN}) {
      learner.add(value);
    }
    ColumnBins bins = learner.bins(1).column(0);
    assertThat(bins.categorical()).isTrue();
    assertThat(bins.bin(3)).isZero();
    assertThat(bins.bin(7)).isEqualTo(1);
    assertThat(bins.bin(5)).isEqualTo(ColumnBins.MISSING);
    assertThat(bins.bin(6)).isEqualTo(ColumnBins.MISSING);
    assertThat(bins.bin(Float.NaN)).isEqualTo(ColumnBins.MISSING);
  }

  @Test
  void rowsColumnsFeaturesAndStreamsGiveTheSameBins() {
    Made made = Made.noisy(9000, 3, 1);
    BinnedRows rows = made.binned();
    float[] flat = new float[9000 * 3];
    float[][] columns = new float[3][9000];
    BinLearner learner = new BinLearner(3, Set.of(), 255, new Seed(5));
    for (int i = 0; i < 9000; i++) {
      System.arraycopy(made.rows[i], 0, flat, 3 * i, 3);
      learner.add(flat, 3 * i);
      for (int c = 0; c < 3; c++) {
        columns[c][i] = made.rows[i][c];
      }
    }
    Bins bins = learner.bins(2);
    assertThat(bins).isEqualTo(rows.bins());
    BinnedRows.Builder builder = new BinnedRows.Builder(bins, 0);
    for (int i = 0; i < 9000; i++) {
      builder.add(flat, 3 * i);
    }
    BinnedRows streamed = builder.build();
    BinnedRows features = BinnedRows.of(bins, DenseFeatures.of(3, flat), 2);
    BinnedRows byColumn = BinnedRows.ofColumns(bins, columns);
    for (int i = 0; i < 9000; i++) {
      for (int c = 0; c < 3; c++) {
        int bin = rows.bin(i, c);
        assertThat(streamed.bin(i, c)).isEqualTo(bin);
        assertThat(features.bin(i, c)).isEqualTo(bin);
        assertThat(byColumn.bin(i, c)).isEqualTo(bin);
      }
    }
  }

  @Test
  void aLongTableIsSampledAndItsBinsAreStillEven() {
    BinLearner learner = new BinLearner(1, Set.of(), 4, new Seed(0));
    for (int i = 0; i < 600_000; i++) {
      learner.add(i);
    }
    ColumnBins bins = learner.bins(1).column(0);
    assertThat(bins.cut(0)).isBetween(147_000f, 153_000f);
    assertThat(bins.cut(1)).isBetween(297_000f, 303_000f);
    assertThat(bins.cut(2)).isBetween(447_000f, 453_000f);
  }

  @Test
  void infiniteNumbersAndNeighborsAreHeldApartByFiniteCuts() {
    float next = Math.nextUp(1f);
    BinnedRows rows = Made.column(Float.NEGATIVE_INFINITY, 1, next, Float.POSITIVE_INFINITY);
    for (int i = 0; i < 4; i++) {
      assertThat(rows.bin(i, 0)).isEqualTo(i);
    }
  }

  @Test
  void badBinsAreRefused() {
    assertThatThrownBy(() -> ColumnBins.numbers(1, 1))
        .hasMessage("cuts contain 1.0 after 1.0: must ascend");
    assertThatThrownBy(() -> ColumnBins.numbers(Float.NaN))
        .hasMessage("cuts contain NaN: must be finite");
    assertThatThrownBy(() -> ColumnBins.categories(new float[256]))
        .hasMessage("256 categories: must be at most 255 in a column");
    assertThatThrownBy(() -> new BinLearner(2, Set.of(2), 255, new Seed(0)))
        .hasMessage("column 2 of categories: there are 2 columns");
    assertThatThrownBy(
            () -> BinnedRows.of(Bins.of(List.of(ColumnBins.numbers(1))), new float[1][2], 1))
        .hasMessage("a row of 2 values: must be 1, one per column");
  }
}
