package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.DenseFeatures;

class InputBatchTest {

  private static final int COLUMNS = 3;

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 5, 8, 11})
  void transposesEveryRowAndNothingElse(int rows) {
    float[] values = new float[rows * COLUMNS];
    for (int i = 0; i < values.length; i++) {
      values[i] = i + 1;
    }
    DenseFeatures features = DenseFeatures.of(COLUMNS, values);
    InputBatch batch = new InputBatch(COLUMNS);
    for (int row = 0; row < rows; row++) {
      batch.add(features, row);
    }
    int stride = Kernels.stride(rows);
    float[] target = new float[COLUMNS * stride];

    batch.transposeInto(target, stride);

    float[] expected = new float[target.length];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        expected[column * stride + row] = features.get(row, column);
      }
    }
    assertThat(target).containsExactly(expected);
  }
}
