package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.random.Seed;

/** Networks under training. */
interface TrainingContract {

  Kernels kernels();

  /** Steps of changing size that pull the scores towards 0, 1 and 2 in turn. */
  private float[] train(NetworkSpec spec, Features rows, long seed) {
    NetworkTraining training = new NetworkTraining(spec, kernels(), new Seed(seed));
    int next = 0;
    for (int step = 0; step < 40; step++) {
      int examples = 1 + step * 7 % 35;
      training.clear();
      for (int i = 0; i < examples; i++) {
        training.add(rows, (next + i) % rows.rows());
      }
      training.forward();
      for (int i = 0; i < examples; i++) {
        training.setDerivative(i, (training.score(i) - (next + i) % 3) / examples);
      }
      next += examples;
      training.step(0.01, 1e-4);
      if (step % 10 == 9) {
        training.scores(rows);
      }
    }
    return training.snapshot().parameters();
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.GradientContract#networks")
  default void equalSeedsGiveEqualBits(NetworkSpec spec) {
    Features rows = GradientContract.rows(100, spec.columns());
    float[] alone = train(spec, rows, 5);
    assertThat(train(spec, rows, 5)).isEqualTo(alone);
    assertThat(train(spec, rows, 6)).isNotEqualTo(alone);
  }

  @Test
  default void anotherTrainingInParallelChangesNoBit() {
    NetworkSpec spec = NetworkSpec.mnistConvNet();
    Features rows = GradientContract.rows(60, spec.columns());
    Features sparse = GradientContract.sparseRows(60, 300);
    float[] alone = train(spec, rows, 5);
    CompletableFuture<float[]> other =
        CompletableFuture.supplyAsync(() -> train(NetworkSpec.mlp(300, 40), sparse, 7));
    CompletableFuture<float[]> same = CompletableFuture.supplyAsync(() -> train(spec, rows, 5));
    assertThat(train(spec, rows, 5)).isEqualTo(alone);
    assertThat(same.join()).isEqualTo(alone);
    assertThat(other.join()).isEqualTo(train(NetworkSpec.mlp(300, 40), sparse, 7));
  }

  @Test
  default void parametersStartUniformWithinOneOverRootFanIn() {
    NetworkSpec spec = NetworkSpec.mnistConvNet();
    float[] parameters = new NetworkTraining(spec, kernels(), new Seed(1)).snapshot().parameters();
    int next = 0;
    for (LayerSpec layer : spec.layers()) {
      double bound = 1 / Math.sqrt(layer.fanIn());
      double sumOfSquares = 0;
      for (int i = 0; i < layer.parameters(); i++) {
        assertThat((double) parameters[next]).isBetween(-bound, bound);
        sumOfSquares += parameters[next] * parameters[next];
        next++;
      }
      if (layer.parameters() > 100) {
        // A uniform variable in ±b has mean square b²/3.
        double meanSquare = sumOfSquares / layer.parameters();
        assertThat(meanSquare / (bound * bound)).isCloseTo(1 / 3.0, within(0.06));
      }
    }
    assertThat(List.of(25, 125, 160, 40))
        .isEqualTo(
            spec.layers().stream()
                .filter(layer -> layer.parameters() > 0)
                .map(LayerSpec::fanIn)
                .toList());
  }

  @Test
  default void dropoutActsInTrainingAlone() {
    NetworkSpec spec =
        new NetworkSpec(
            List.of(
                new LayerSpec.Dense(1, 1000),
                new LayerSpec.Dropout(1000, 0.5),
                new LayerSpec.Dense(1000, 1)));
    NetworkTraining training = new NetworkTraining(spec, kernels(), new Seed(2));
    DenseFeatures row = DenseFeatures.of(1, 0.5f);
    float evaluated = training.scores(row)[0];
    double sum = 0;
    int distinct = 0;
    float previous = Float.NaN;
    int passes = 400;
    for (int i = 0; i < passes; i++) {
      training.clear();
      training.add(row, 0);
      training.forward();
      distinct += training.score(0) == previous ? 0 : 1;
      previous = training.score(0);
      sum += previous;
    }
    assertThat(distinct).isEqualTo(passes);
    // The dropped sum is unbiased; its deviation is below 1, so that of the mean is below 0.05.
    assertThat(sum / passes).isCloseTo(evaluated, within(0.2));
    assertThat(training.scores(row)[0]).isEqualTo(evaluated);
    assertThat(training.snapshot().spec()).isEqualTo(spec);
  }

  @Test
  default void laterStepsDoNotChangeASnapshot() {
    NetworkTraining training = new NetworkTraining(NetworkSpec.linear(2), kernels(), new Seed(3));
    Network snapshot = training.snapshot();
    float[] before = snapshot.parameters();
    training.clear();
    training.add(DenseFeatures.of(2, 1, 2), 0);
    training.forward();
    training.setDerivative(0, 1);
    training.step(0.1, 0);
    assertThat(snapshot.parameters()).isEqualTo(before);
    assertThat(training.snapshot().parameters()).isNotEqualTo(before);
  }

  /**
   * A linear model has the gradient Σ d·x, whatever its parameters: large at first, then a hundred
   * times smaller, so that Adam would differ from AMSGrad by a factor.
   */
  @Test
  default void stepsAreThoseOfAmsgrad() {
    NetworkTraining training = new NetworkTraining(NetworkSpec.linear(2), kernels(), new Seed(4));
    float[] start = training.snapshot().parameters();
    DenseFeatures rows = DenseFeatures.of(2, 1, -2, 0.5f, 3);
    double[] theta = {start[0], start[1], start[2]};
    double[] m = new double[3];
    double[] v = new double[3];
    double[] vMax = new double[3];
    double decay = 1e-2;
    for (int t = 1; t <= 300; t++) {
      double rate = t <= 150 ? 0.01 : 0.001;
      double scale = t <= 20 ? 1 : 0.01;
      double[] slopes = {scale * Math.sin(t), scale * 0.3};
      training.clear();
      training.add(rows, 0);
      training.add(rows, 1);
      training.forward();
      training.setDerivative(0, slopes[0]);
      training.setDerivative(1, slopes[1]);
      training.step(rate, decay);
      double[] gradient = {
        slopes[0] + 0.5 * slopes[1], -2 * slopes[0] + 3 * slopes[1], slopes[0] + slopes[1]
      };
      for (int i = 0; i < 3; i++) {
        double g = gradient[i] + decay * theta[i];
        m[i] = 0.9 * m[i] + 0.1 * g;
        v[i] = 0.999 * v[i] + 0.001 * g * g;
        vMax[i] = Math.max(vMax[i], v[i]);
        double denominator = Math.sqrt(vMax[i]) / Math.sqrt(1 - Math.pow(0.999, t)) + 1e-8;
        theta[i] -= rate / (1 - Math.pow(0.9, t)) * m[i] / denominator;
      }
    }
    float[] end = training.snapshot().parameters();
    for (int i = 0; i < 3; i++) {
      assertThat(Math.abs(theta[i] - start[i])).isGreaterThan(1e-2);
      assertThat((double) end[i]).isCloseTo(theta[i], within(1e-4));
    }
  }

  @Test
  default void refusesRowsItCannotTake() {
    NetworkTraining images =
        new NetworkTraining(NetworkSpec.mnistConvNet(), kernels(), new Seed(1));
    images.add(GradientContract.sparseRows(2, 784), 1);
    assertThatIllegalArgumentException()
        .isThrownBy(images::forward)
        .withMessageStartingWith("sparse rows: the first layer must be dense, not Conv");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> images.add(GradientContract.rows(1, 784), 0))
        .withMessage("dense and sparse rows cannot share a mini-batch");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> images.add(GradientContract.rows(1, 3), 0))
        .withMessage("row of 3 columns: the model takes 784");
  }
}
