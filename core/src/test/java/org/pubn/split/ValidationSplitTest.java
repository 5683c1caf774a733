package org.pubn.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.numbers.RowKeys;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;
import org.pubn.train.Plane;

class ValidationSplitTest {

  private static final Seed SEED = new Seed(3);
  private static final long[] NONE = {};

  private static long[] range(int from, int to) {
    return LongStream.range(from, to).toArray();
  }

  @Test
  void everySampleGivesItsShare() {
    ValidationSplit split =
        ValidationSplit.of(range(0, 100), range(1000, 2000), range(5000, 5050), 0.2, SEED);

    assertThat(split.validation(Role.POSITIVE)).hasSize(20);
    assertThat(split.training(Role.POSITIVE)).hasSize(80);
    assertThat(split.validation(Role.UNLABELED)).hasSize(200);
    assertThat(split.validation(Role.NEGATIVE)).hasSize(10);
    assertThat(split.shared()).isEqualTo(SharedRows.NONE);
  }

  @Test
  void sidesAreDisjointAndComplete() {
    PubnSamples samples = Plane.samples(1);
    TrainingData data = ValidationSplit.of(samples, 0.2, SEED).apply(samples);

    assertThat(data.training().positive().rows()).isEqualTo(160);
    assertThat(data.validation().unlabeled().rows()).isEqualTo(200);
    assertThat(RowKeys.of(data.training().positive()))
        .doesNotContain(RowKeys.of(data.validation().positive()));
  }

  @Test
  void aSampleTooSmallForItsShareGivesOneRow() {
    ValidationSplit split = ValidationSplit.of(range(0, 2), range(10, 12), NONE, 0.2, SEED);

    assertThat(split.validation(Role.POSITIVE)).hasSize(1);
    assertThat(split.training(Role.POSITIVE)).hasSize(1);
    assertThat(split.validation(Role.NEGATIVE)).isEmpty();
  }

  @Test
  void aSampleOfEqualRowsCannotBeSplit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ValidationSplit.of(new long[] {7, 7, 7}, range(10, 20), NONE, 0.2, SEED))
        .withMessage(
            "P sample: needs at least 2 different rows, one to train on and one to validate with,"
                + " has 3 equal rows");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ValidationSplit.of(new long[] {7}, range(10, 20), NONE, 0.2, SEED))
        .withMessageEndingWith("has 1 row");
  }

  @Test
  void rowsInSeveralSamplesAreCounted() {
    ValidationSplit split =
        ValidationSplit.of(
            new long[] {1, 2, 3, 4}, new long[] {3, 4, 4, 5, 6}, new long[] {4, 6, 8}, 0.5, SEED);

    assertThat(split.shared()).isEqualTo(new SharedRows(2, 1, 2, 0));
  }

  @Test
  void aRowThatFillsASampleStandsOnBothSides() {
    long[] negative = LongStream.range(0, 300).map(i -> i < 299 ? 7 : 8).toArray();
    ValidationSplit split =
        ValidationSplit.of(range(10, 110), range(200, 900), negative, 0.2, SEED);

    assertThat(split.validation(Role.NEGATIVE)).hasSizeBetween(59, 61);
    assertThat(split.shared().divided()).isEqualTo(299);
  }

  @Test
  void sharesAreKeptWhereRowsRepeat() {
    // Each of 30 rows ten times in U and, the first ten, ten times in bN.
    long[] unlabeled = LongStream.range(0, 300).map(i -> i % 30).toArray();
    long[] negative = LongStream.range(0, 100).map(i -> i % 10).toArray();
    ValidationSplit split = ValidationSplit.of(range(100, 200), unlabeled, negative, 0.2, SEED);

    assertThat(split.validation(Role.NEGATIVE)).hasSize(20);
    assertThat(split.validation(Role.UNLABELED)).hasSize(60);
    assertThat(split.shared().divided()).isZero();
  }

  @Test
  void anotherSeedHoldsOutOtherRows() {
    int[] first =
        ValidationSplit.of(range(0, 50), range(50, 90), NONE, 0.3, SEED).validation(Role.POSITIVE);
    int[] second =
        ValidationSplit.of(range(0, 50), range(50, 90), NONE, 0.3, new Seed(4))
            .validation(Role.POSITIVE);

    assertThat(first).isNotEqualTo(second);
  }

  @Test
  void equalRowsHaveEqualKeysDenseOrSparse() {
    DenseFeatures dense = DenseFeatures.of(3, 0, 1, 2, 0, 1, 2, -0f, 1, 2, 1, 0, 2);
    SparseFeatures sparse =
        SparseFeatures.of(3, new int[] {0, 2}, new int[] {1, 2}, new float[] {1, 2});
    long[] keys = RowKeys.of(dense);

    assertThat(keys[0]).isEqualTo(keys[1]).isEqualTo(keys[2]).isNotEqualTo(keys[3]);
    assertThat(RowKeys.of(sparse)[0]).isEqualTo(keys[0]);
  }
}
