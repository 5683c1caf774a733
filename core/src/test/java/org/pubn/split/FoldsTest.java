package org.pubn.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.numbers.RowKeys;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

final class FoldsTest {

  private static DenseFeatures rising(int from, int to) {
    float[] values = new float[to - from];
    for (int i = 0; i < values.length; i++) {
      values[i] = from + i;
    }
    return DenseFeatures.ofOwned(1, values);
  }

  private static int foldOf(Folds folds, Role group, int row) {
    return IntStream.range(0, folds.count())
        .filter(fold -> Arrays.binarySearch(folds.inside(group, fold), row) >= 0)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void equalRowsOfDifferentSamplesShareAFold() {
    // Row i of U is equal to row i of P and to row i − 5 of bN.
    PubnSamples samples = new PubnSamples(rising(0, 20), rising(0, 50), rising(5, 25));

    Folds folds = Folds.of(samples, 5, new Seed(1));

    for (int i = 0; i < 20; i++) {
      assertThat(foldOf(folds, Role.UNLABELED, i)).isEqualTo(foldOf(folds, Role.POSITIVE, i));
    }
    for (int i = 5; i < 25; i++) {
      assertThat(foldOf(folds, Role.UNLABELED, i)).isEqualTo(foldOf(folds, Role.NEGATIVE, i - 5));
    }
  }

  @Test
  void foldsAreOfEqualSizeAndDoNotOverlap() {
    PubnSamples samples = new PubnSamples(rising(0, 20), rising(100, 200), rising(200, 230));

    Folds folds = Folds.of(samples, 5, new Seed(1));

    for (int fold = 0; fold < 5; fold++) {
      assertThat(folds.inside(Role.POSITIVE, fold)).hasSize(4);
      assertThat(folds.inside(Role.UNLABELED, fold)).hasSize(20);
      assertThat(folds.inside(Role.NEGATIVE, fold)).hasSize(6);
      assertThat(folds.outside(Role.UNLABELED, fold))
          .hasSize(80)
          .doesNotContain(folds.inside(Role.UNLABELED, fold));
    }
  }

  @Test
  void copiesOfARowDoNotUnbalanceTheFolds() {
    float[] values = new float[60];
    Arrays.fill(values, 0, 12, 7);
    for (int i = 12; i < 60; i++) {
      values[i] = 100 + i;
    }
    PubnSamples samples =
        PubnSamples.withoutNegatives(rising(0, 5), DenseFeatures.ofOwned(1, values));

    Folds folds = Folds.of(samples, 5, new Seed(2));

    for (int fold = 0; fold < 5; fold++) {
      assertThat(folds.inside(Role.UNLABELED, fold)).hasSize(12);
    }
  }

  @Test
  void storedZerosMakeNoDifference() {
    SparseFeatures with =
        SparseFeatures.of(3, new int[] {0, 2}, new int[] {0, 2}, new float[] {1, 0});
    SparseFeatures without = SparseFeatures.of(3, new int[] {0, 1}, new int[] {0}, new float[] {1});

    assertThat(RowKeys.of(with)).isEqualTo(RowKeys.of(without));
    assertThat(RowKeys.of(with.toDense())).isEqualTo(RowKeys.of(without));
  }

  @Test
  void rowsWithTheSameValuesInOtherColumnsDiffer() {
    DenseFeatures rows = DenseFeatures.of(2, 1, 2, 2, 1, 0, 3, 3, 0);

    assertThat(Arrays.stream(RowKeys.of(rows)).distinct().count()).isEqualTo(4);
  }

  @Test
  void constantRowsAreRefused() {
    PubnSamples samples =
        PubnSamples.withoutNegatives(
            DenseFeatures.ofOwned(2, new float[60]), DenseFeatures.ofOwned(2, new float[200]));

    assertThatThrownBy(() -> Folds.of(samples, 5, new Seed(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "positive sample: its 30 rows have too few different values to be split into 5 folds");
  }
}
