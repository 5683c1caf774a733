package org.pubn.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.lab.task.ClassLabels;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;

class MnistTest {

  private static final Mnist MNIST = new Mnist();
  private static final Task PU = DATASETS.task("mnist/pu");

  @Test
  void theTrainingSplitHasTheKnownDigits() {
    ClassLabels classes = MNIST.classes();

    assertThat(classes.size()).isEqualTo(60_000);
    assertThat(IntStream.range(0, 5).map(classes::get)).containsExactly(5, 0, 4, 1, 9);
    assertThat(histogram(classes))
        .containsExactly(5923, 6742, 5958, 6131, 5842, 5421, 5918, 6265, 5851, 5949);
  }

  @Test
  void theTestSplitHasTheKnownDigits() {
    TestSet test = MNIST.test(PU);

    assertThat(test.size()).isEqualTo(10_000);
    assertThat(IntStream.range(0, 5).map(test.classes()::get)).containsExactly(7, 2, 1, 0, 4);
    assertThat(histogram(test.classes()))
        .containsExactly(980, 1135, 1032, 1010, 982, 892, 958, 1028, 974, 1009);
  }

  private static int[] histogram(ClassLabels classes) {
    int[] counts = new int[10];
    for (int row = 0; row < classes.size(); row++) {
      counts[classes.get(row)]++;
    }
    return counts;
  }

  @Test
  void thePriorOfTheTasksIsTheShareOfEvenDigits() {
    assertThat(MNIST.test(PU).labels().positives()).isEqualTo(4926);
    int[] counts = histogram(MNIST.classes());
    int even = counts[0] + counts[2] + counts[4] + counts[6] + counts[8];
    assertThat(even).isEqualTo(29_492);
    assertThat(PU.priors().pi()).isCloseTo(even / 60_000.0, offset(0.0016));
  }

  @Test
  void pixelsAreStandardised() {
    DenseFeatures first = MNIST.rows(new int[] {0});

    assertThat(first.columns()).isEqualTo(784);
    // (0 / 255 − 0.1307) / 0.3081, and the first ink of the first digit: 3, 18, …, 126.
    assertThat(first.get(0, 0)).isCloseTo(-0.4242129f, offset(1e-6f));
    assertThat(first.get(0, 151)).isEqualTo(first.get(0, 0));
    assertThat(first.get(0, 152)).isCloseTo(-0.3860282f, offset(1e-6f));
    assertThat(first.get(0, 156)).isCloseTo(1.1795440f, offset(1e-6f));
  }

  @Test
  void pixelSumsAreTheKnownOnes() {
    assertThat(inkOf(MNIST.rows(new int[] {59_999, 0}), 0)).isEqualTo(20_920);
    assertThat(inkOf(MNIST.rows(new int[] {59_999, 0}), 1)).isEqualTo(27_525);
    DenseFeatures test = (DenseFeatures) MNIST.test(PU).features();
    assertThat(inkOf(test, 0)).isEqualTo(18_454);
    assertThat(inkOf(test, 9_999)).isEqualTo(41_833);
  }

  /** The sum of the pixels as bytes, with the standardization undone. */
  private static long inkOf(DenseFeatures features, int row) {
    long sum = 0;
    for (int column = 0; column < features.columns(); column++) {
      sum += Math.round((features.get(row, column) * 0.3081 + 0.1307) * 255);
    }
    return sum;
  }

  @Test
  void theTrainingPixelsHaveMeanZeroAndUnitVariance() {
    double sum = 0;
    double squares = 0;
    for (int start = 0; start < 60_000; start += 5000) {
      DenseFeatures part = MNIST.rows(IntStream.range(start, start + 5000).toArray());
      float[] pixels = new float[784];
      for (int row = 0; row < part.rows(); row++) {
        part.copyRow(row, pixels, 0);
        for (double pixel : pixels) {
          sum += pixel;
          squares += pixel * pixel;
        }
      }
    }
    double n = 60_000 * 784.0;

    assertThat(sum / n).isCloseTo(0, offset(5e-4));
    assertThat(squares / n).isCloseTo(1, offset(5e-4));
  }

  @Test
  void rowsOutsideTheSplitAreRefused() {
    assertThatThrownBy(() -> MNIST.rows(new int[] {60_000}))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
