package org.pubn.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeaturesTest {

  /** The rows (1 0 2), (0 0 0), (0 3 0). */
  private static SparseFeatures sparse() {
    return SparseFeatures.of(3, new int[] {0, 2, 2, 3}, new int[] {0, 2, 1}, new float[] {1, 2, 3});
  }

  @Test
  void denseRowsLieOneAfterAnother() {
    DenseFeatures features = DenseFeatures.of(2, 1, 2, 3, 4, 5, 6);

    assertThat(features.rows()).isEqualTo(3);
    assertThat(features.columns()).isEqualTo(2);
    assertThat(features.get(2, 0)).isEqualTo(5);
    float[] target = new float[4];
    features.copyRow(1, target, 1);
    assertThat(target).containsExactly(0, 3, 4, 0);
  }

  @Test
  void denseFeaturesKeepACopy() {
    float[] values = {1, 2};
    DenseFeatures features = DenseFeatures.of(2, values);
    values[0] = 9;

    assertThat(features.get(0, 0)).isEqualTo(1);
  }

  @Test
  void denseSelectionKeepsTheOrderAskedFor() {
    DenseFeatures picked = DenseFeatures.of(2, 1, 2, 3, 4, 5, 6).select(new int[] {2, 0, 2});

    assertThat(picked.rows()).isEqualTo(3);
    assertThat(picked.get(0, 1)).isEqualTo(6);
    assertThat(picked.get(1, 1)).isEqualTo(2);
    assertThat(picked.get(2, 0)).isEqualTo(5);
  }

  @Test
  void anEmptySelectionKeepsTheWidth() {
    assertThat(DenseFeatures.of(2, 1, 2).select(new int[0]).columns()).isEqualTo(2);
    assertThat(sparse().select(new int[0]).columns()).isEqualTo(3);
    assertThat(sparse().select(new int[0]).isEmpty()).isTrue();
  }

  @Test
  void rowsAndColumnsOutsideTheTableAreRefused() {
    DenseFeatures dense = DenseFeatures.of(2, 1, 2);

    assertThatThrownBy(() -> dense.get(0, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> dense.select(new int[] {1}))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> sparse().select(new int[] {3}))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void valuesMustBeFinite(float bad) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DenseFeatures.of(2, 1, 2, 3, bad))
        .withMessage("row 1, column 1: " + bad + " is not a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> SparseFeatures.of(3, new int[] {0, 0, 1}, new int[] {2}, new float[] {bad}))
        .withMessage("row 1, column 2: " + bad + " is not a finite number");
  }

  @Test
  void denseValuesMustFillWholeRows() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DenseFeatures.of(2, 1, 2, 3))
        .withMessage("3 values: not a multiple of 2 columns");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DenseFeatures.of(0))
        .withMessage("columns 0: must be at least 1");
  }

  @Test
  void sparseRowsGiveTheirCells() {
    int[] columns = new int[3];
    float[] values = new float[3];

    assertThat(sparse().rows()).isEqualTo(3);
    assertThat(sparse().maxCells()).isEqualTo(2);
    assertThat(sparse().cells(1)).isZero();
    assertThat(sparse().copyRow(0, columns, values, 1)).isEqualTo(2);
    assertThat(columns).containsExactly(0, 0, 2);
    assertThat(values).containsExactly(0, 1, 2);
  }

  @Test
  void sparseSelectionEqualsDenseSelection() {
    int[] rows = {2, 1, 0, 2};
    DenseFeatures picked = sparse().select(rows).toDense();
    DenseFeatures expected = sparse().toDense().select(rows);

    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < 3; column++) {
        assertThat(picked.get(row, column)).isEqualTo(expected.get(row, column));
      }
    }
    assertThat(picked.get(0, 1)).isEqualTo(3);
  }

  @Test
  void sparseFeaturesKeepACopy() {
    float[] values = {1};
    int[] indices = {0};
    SparseFeatures features = SparseFeatures.of(2, new int[] {0, 1}, indices, values);
    values[0] = 9;
    indices[0] = 1;

    assertThat(features.toDense().get(0, 0)).isEqualTo(1);
  }

  @Test
  void sparseColumnsRiseStrictlyWithinARow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oneRow(5, 1, 1))
        .withMessage("row 0: column 1 must be greater than the one before it and less than 5");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> oneRow(5, 2, 5))
        .withMessage("row 0: column 5 must be greater than the one before it and less than 5");
    assertThatIllegalArgumentException().isThrownBy(() -> oneRow(5, -1, 2));
  }

  private static SparseFeatures oneRow(int columns, int first, int second) {
    return SparseFeatures.of(
        columns, new int[] {0, 2}, new int[] {first, second}, new float[] {1, 1});
  }

  @Test
  void sparseArraysMustBelongTogether() {
    float[] one = {1};
    int[] zero = {0};

    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[0], new int[0], new float[0]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[] {0, 2}, zero, one));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[] {1, 1}, zero, one));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[] {0, 1}, zero, new float[2]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[] {0, 2, 1}, zero, one))
        .withMessage("row 0: cells 0 to 2, must rise and stay within the 1 cells given");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SparseFeatures.of(1, new int[] {0, 1, 0, 1}, zero, one))
        .withMessage("row 1: cells 1 to 0, must rise and stay within the 1 cells given");
  }
}
