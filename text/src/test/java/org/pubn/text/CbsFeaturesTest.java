package org.pubn.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;

class CbsFeaturesTest {

  private static final float ROOT = (float) Math.sqrt(0.5);

  private static SparseFeatures rows(float[]... rows) {
    SparseRows sparse = new SparseRows(rows[0].length);
    for (float[] row : rows) {
      for (int column = 0; column < row.length; column++) {
        if (row[column] != 0) {
          sparse.add(column, row[column]);
        }
      }
      sparse.endRow();
    }
    return sparse.build();
  }

  private static final SparseFeatures POSITIVE =
      rows(new float[] {1, 0, 0, 0}, new float[] {0.6f, 0, 0.8f, 0});
  private static final SparseFeatures NEGATIVE = rows(new float[] {0, 1, 0, 0});

  /** Column 0: O = 1.6 and 0, E = 1.6·⅔ and 1.6·⅓, so 0.8; column 1: 2; column 2: 0.4. */
  @Test
  void chiSquareIsThatOfTheDefinition() {
    assertThat(ChiSquare.scores(POSITIVE, NEGATIVE))
        .containsExactly(new double[] {0.8, 2, 0.4, 0}, within(1e-6));
    assertThat(ChiSquare.highest(new double[] {1, 3, 3, 2}, 2)).containsExactly(1, 2);
    assertThat(ChiSquare.highest(new double[] {1, 3, 3, 2}, 9)).containsExactly(0, 1, 2, 3);
  }

  /** Kept are columns 0 and 1; within them every row has length 1, so c = (6·1, −4·1). */
  @Test
  void similaritiesAreThoseOfTheDefinition() {
    CbsFeatures features = CbsFeatures.learn(POSITIVE, NEGATIVE, new CbsRule(2, 6, 4));
    DenseFeatures similarities =
        features.transform(rows(new float[] {ROOT, ROOT, 0, 0}, new float[] {0, 0, 1, 0}));

    double length = Math.sqrt(52);
    double product = ROOT * 2;
    assertThat(similarities.get(0, 0)).isCloseTo((float) (product / length), within(1e-6f));
    double gower = Math.abs(ROOT - 6 / length) + Math.abs(ROOT + 4 / length);
    assertThat(similarities.get(0, 1)).isCloseTo((float) (1 - gower / 2), within(1e-6f));
    double lorentz = Math.log(1 + 6 - ROOT) + Math.log(1 + 4 + ROOT);
    assertThat(similarities.get(0, 2)).isCloseTo((float) (1 - lorentz), within(1e-6f));
    assertThat(similarities.get(0, 3)).isCloseTo((float) (2 * product / 53), within(1e-6f));
    assertThat(similarities.get(0, 4)).isCloseTo((float) (product / (53 - product)), within(1e-6f));
  }

  @Test
  void aDocumentWithoutAnyTermKeptHasSimilaritiesToo() {
    CbsFeatures features = CbsFeatures.learn(POSITIVE, NEGATIVE, new CbsRule(2, 6, 4));
    DenseFeatures similarities = features.transform(rows(new float[] {0, 0, 0, 1}));

    assertThat(similarities.get(0, 0)).isZero();
    assertThat(similarities.get(0, 1))
        .isCloseTo((float) (1 - 10 / Math.sqrt(52) / 2), within(1e-6f));
    assertThat(similarities.get(0, 2))
        .isCloseTo((float) (1 - Math.log(7) - Math.log(5)), within(1e-6f));
    assertThat(similarities.get(0, 3)).isZero();
    assertThat(similarities.get(0, 4)).isZero();
  }

  @Test
  void wrongInputIsRefused() {
    CbsFeatures features = CbsFeatures.learn(POSITIVE, NEGATIVE, CbsRule.PAPER);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> features.transform(rows(new float[] {1, 0})))
        .withMessage("rows of 2 columns: the center has 4");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CbsFeatures.learn(POSITIVE, NEGATIVE.select(new int[0]), CbsRule.PAPER))
        .withMessageStartingWith("2 positive and 0 negative documents");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CbsRule(0, 6, 4))
        .withMessage("terms 0: must be at least 1");
    assertThatIllegalArgumentException().isThrownBy(() -> new CbsRule(10, 0, 0));
  }
}
