package org.pubn.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.origin.RowSketch.Found;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

final class RowSketchTest {

  /** Rows (from, 1), (from + 1, 1), … */
  private static DenseFeatures rows(int from, int count) {
    float[] values = new float[2 * count];
    for (int i = 0; i < count; i++) {
      values[2 * i] = from + i;
      values[2 * i + 1] = 1;
    }
    return DenseFeatures.of(2, values);
  }

  private static RowSketch sketch(Features positive, Features unlabeled, Features held) {
    return RowSketch.of(
        new TrainingData(
            new PubnSamples(positive, unlabeled, rows(0, 0)),
            new PubnSamples(held, held, rows(0, 0))));
  }

  @Test
  void fewRowsAreAllRecognized() {
    RowSketch sketch = sketch(rows(0, 10), rows(10, 20), rows(100, 1));

    assertThat(sketch.find(rows(0, 30))).isEqualTo(new Found(30, 30));
    assertThat(sketch.find(rows(1000, 30))).isEqualTo(new Found(30, 0));
    assertThat(sketch.find(rows(25, 10))).isEqualTo(new Found(10, 5));
    assertThat(sketch.find(rows(100, 1))).as("occurs twice").isEqualTo(new Found(1, 0));
  }

  @Test
  void ofManyRowsARandomPartIsChecked() {
    RowSketch sketch = sketch(rows(0, 50_000), rows(50_000, 50_000), rows(200_000, 1));

    Found seen = sketch.find(rows(30_000, 40_000));
    assertThat(seen.known()).isEqualTo(seen.checked()).isBetween(330L, 490L);
    Found unseen = sketch.find(rows(1_000_000, 40_000));
    assertThat(unseen.known()).isZero();
    assertThat(unseen.checked()).isBetween(330L, 490L);
  }

  @Test
  void isWrittenAndRead() {
    RowSketch sketch = sketch(rows(0, 10), rows(10, 20), rows(100, 1));

    assertThat(sketch.hex()).hasSize(16 * 30);
    assertThat(RowSketch.ofHex(sketch.hex(), true)).isEqualTo(sketch);
    assertThat(RowSketch.ofHex("", true).find(rows(0, 3))).isEqualTo(new Found(3, 0));
    assertThat(RowSketch.ofHex("", false).find(rows(0, 3))).isEqualTo(Found.NONE);
  }

  @Test
  void whatIsNoSketchIsRefused() {
    for (String hex :
        new String[] {"0", "000000000000000g", "0".repeat(32), "0".repeat(16 * 1025)}) {
      assertThatIllegalArgumentException().isThrownBy(() -> RowSketch.ofHex(hex, true));
    }
  }
}
