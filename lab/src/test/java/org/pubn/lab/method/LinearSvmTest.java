package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.nn.Network;

class LinearSvmTest {

  /**
   * One positive at 2, one negative at −2, C = 1: by symmetry b = 0, and w minimizes ½w² + 2(1 −
   * 2w)², so w = 8/17.
   */
  @Test
  void theMinimumIsThatOfTheObjective() {
    DenseFeatures positive = DenseFeatures.of(1, 2);
    DenseFeatures negative = DenseFeatures.of(1, -2);

    float[] parameters = LinearSvm.learn(positive, negative, 1).parameters();

    assertThat(parameters[0]).isCloseTo(8 / 17f, within(1e-3f));
    assertThat(parameters[1]).isCloseTo(0, within(1e-3f));
  }

  @Test
  void sparseAndDenseRowsGiveTheSame() {
    SparseFeatures positive =
        SparseFeatures.of(3, new int[] {0, 2, 3}, new int[] {0, 2, 0}, new float[] {1, 2, 3});
    SparseFeatures negative =
        SparseFeatures.of(3, new int[] {0, 0, 1}, new int[] {1}, new float[] {2});

    Network sparse = LinearSvm.learn(positive, negative, 1);
    Network dense = LinearSvm.learn(positive.toDense(), negative.toDense(), 1);

    assertThat(sparse.parameters()).containsExactly(dense.parameters(), within(1e-6f));
    assertThat(sparse.scores(positive)[0]).isPositive();
    assertThat(sparse.scores(negative)[0]).isNegative();
  }
}
