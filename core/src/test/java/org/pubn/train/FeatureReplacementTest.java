package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.files.FeatureColumns;

class FeatureReplacementTest {

  private static final FeatureReplacement REPLACEMENT = new FeatureReplacement(4, List.of(1, 3));

  private static float[] row(DenseFeatures rows, int row) {
    float[] values = new float[rows.columns()];
    rows.copyRow(row, values, 0);
    return values;
  }

  @Test
  void denseRows() {
    DenseFeatures replaced =
        (DenseFeatures)
            REPLACEMENT.apply(
                DenseFeatures.of(4, 1, 2, 3, 4, 5, 6, 7, 8),
                DenseFeatures.of(4, -1, -2, -3, -4, -5, -6, -7, -8));

    assertThat(row(replaced, 0)).containsExactly(1, -2, 3, -4);
    assertThat(row(replaced, 1)).containsExactly(5, -6, 7, -8);
  }

  @Test
  void sparseRows() {
    SparseFeatures rows =
        SparseFeatures.of(4, new int[] {0, 3, 4}, new int[] {0, 1, 2, 3}, new float[] {1, 2, 3, 8});
    SparseFeatures donors =
        SparseFeatures.of(4, new int[] {0, 1, 3}, new int[] {3, 0, 1}, new float[] {-4, -5, -6});
    DenseFeatures replaced = ((SparseFeatures) REPLACEMENT.apply(rows, donors)).toDense();

    assertThat(row(replaced, 0)).containsExactly(1, 0, 3, -4);
    assertThat(row(replaced, 1)).containsExactly(0, -6, 0, 0);
  }

  @Test
  void columnsByTheirFeatures() {
    assertThat(FeatureColumns.of(List.of("age", "job", "job", "age")).columns())
        .containsExactly(
            new FeatureColumns.Column("age", List.of(0, 3)),
            new FeatureColumns.Column("job", List.of(1, 2)));
    assertThat(FeatureColumns.unnamed(2).columns())
        .containsExactly(
            new FeatureColumns.Column("column 1", List.of(0)),
            new FeatureColumns.Column("column 2", List.of(1)));
  }
}
