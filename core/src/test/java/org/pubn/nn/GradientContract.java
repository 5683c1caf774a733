package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubn.data.DenseFeatures;
import org.pubn.data.SparseFeatures;
import org.pubn.random.Seed;

/**
 * Forward and backward passes of whole networks. The function is compared with {@link
 * ReferenceNetwork}, its gradient with central differences of that: both in double, so that the
 * difference is the rounding of the engine.
 */
interface GradientContract {

  Seed DROPOUT = new Seed(11);

  Kernels kernels();

  /** Networks in which every kind of layer has parameters before it and stands first once. */
  static Stream<NetworkSpec> networks() {
    LayerSpec.Conv conv = new LayerSpec.Conv(new ConvShape(2, 5, 7, 3, 2));
    LayerSpec.MaxPool pool = new LayerSpec.MaxPool(new PoolShape(3, 4, 6));
    return Stream.of(
        NetworkSpec.linear(9),
        NetworkSpec.mlp(7, 5, 4),
        chain(conv, new LayerSpec.Dense(72, 1)),
        chain(conv, pool, new LayerSpec.Relu(18), new LayerSpec.Dense(18, 1)),
        chain(
            conv,
            new LayerSpec.Relu(72),
            new LayerSpec.Conv(new ConvShape(3, 4, 6, 2, 2)),
            new LayerSpec.MaxPool(new PoolShape(2, 3, 5)),
            new LayerSpec.Dense(4, 1)),
        chain(new LayerSpec.Dense(6, 8), new LayerSpec.Dropout(8, 0.25), new LayerSpec.Dense(8, 1)),
        chain(new LayerSpec.Dropout(6, 0.5), new LayerSpec.Dense(6, 1)),
        chain(new LayerSpec.Relu(6), new LayerSpec.Dense(6, 1)),
        chain(new LayerSpec.MaxPool(new PoolShape(1, 4, 4)), new LayerSpec.Dense(4, 1)),
        chain(new LayerSpec.AveragePool(3, 5), new LayerSpec.Dense(3, 1)),
        chain(new LayerSpec.NormRelu(3, 6), new LayerSpec.Dense(18, 1)),
        chain(new LayerSpec.PreActBlock(2, 5, 4, 2, 1), new LayerSpec.Dense(40, 1)),
        chain(
            new LayerSpec.Conv(new ConvShape(2, 6, 5, 3, 3, 1, 1, false)),
            new LayerSpec.PreActBlock(3, 6, 5, 4, 2),
            new LayerSpec.PreActBlock(4, 3, 3, 4, 1),
            new LayerSpec.AveragePool(4, 9),
            new LayerSpec.Dense(4, 1)));
  }

  private static NetworkSpec chain(LayerSpec... layers) {
    return new NetworkSpec(List.of(layers));
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.GradientContract#networks")
  default void gradientsAreThoseOfTheFunction(NetworkSpec spec) {
    for (int examples : new int[] {1, 3, 16, 19}) {
      checkGradients(spec, examples, 1);
    }
  }

  @Test
  default void gradientsOfTheMnistNetworkAreThoseOfTheFunction() {
    checkGradients(NetworkSpec.mnistConvNet(), 3, 41);
  }

  @Test
  default void gradientsOfAResidualNetworkAreThoseOfTheFunction() {
    checkGradients(NetworkSpec.preActResNet18(3, 16, 16, 2), 3, 53);
  }

  private void checkGradients(NetworkSpec spec, int examples, int every) {
    float[] parameters = parameters(spec);
    DenseFeatures rows = rows(examples, spec.columns());
    float[] slopes = Arrays32.random(examples, 3);
    float[] gradients = gradients(new NetworkPass(spec, kernels()), parameters, rows, slopes);
    double[][][] factors = ReferenceNetwork.dropoutFactors(spec, examples, DROPOUT.random());
    double[] exact = doubles(parameters);
    double h = 1e-6;
    for (int i = 0; i < gradients.length; i += every) {
      exact[i] = parameters[i] + h;
      double above = weightedScores(spec, exact, rows, slopes, factors);
      exact[i] = parameters[i] - h;
      double below = weightedScores(spec, exact, rows, slopes, factors);
      exact[i] = parameters[i];
      double expected = (above - below) / (2 * h);
      assertThat((double) gradients[i])
          .as("parameter %d of %s, %d examples", i, spec.layers(), examples)
          .isCloseTo(expected, within(1e-5 * (1 + Math.abs(expected))));
    }
  }

  private static double weightedScores(
      NetworkSpec spec, double[] parameters, DenseFeatures rows, float[] slopes, double[][][] f) {
    ReferenceNetwork reference = new ReferenceNetwork(spec, parameters);
    double[] scores = reference.scores(doubles(rows), f);
    double sum = 0;
    for (int row = 0; row < slopes.length; row++) {
      sum += slopes[row] * scores[row];
    }
    return sum;
  }

  private static float[] gradients(
      NetworkPass pass, float[] parameters, org.pubn.data.Features rows, float[] slopes) {
    pass.batch().clear();
    for (int row = 0; row < rows.rows(); row++) {
      pass.batch().add(rows, row);
    }
    pass.forwardTraining(parameters, DROPOUT.random());
    float[] dScores = Arrays.copyOf(slopes, Kernels.stride(slopes.length));
    float[] gradients = new float[pass.spec().parameters()];
    pass.backward(parameters, gradients, dScores);
    return gradients;
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.GradientContract#networks")
  default void everyLayerGivesWhatItsDefinitionSays(NetworkSpec spec) {
    float[] parameters = parameters(spec);
    DenseFeatures rows = rows(150, spec.columns());
    NetworkPass pass = new NetworkPass(spec, kernels());
    ReferenceNetwork reference = new ReferenceNetwork(spec, doubles(parameters));
    List<double[][]> outputs = reference.activations(doubles(rows));
    float[] scores = pass.scores(parameters, rows);
    for (int layer = 0; layer < spec.layers().size(); layer++) {
      int width = spec.layers().get(layer).outFeatures();
      float[] activations = pass.activations(parameters, rows, layer);
      for (int row = 0; row < rows.rows(); row++) {
        double[] expected = outputs.get(layer)[row];
        for (int i = 0; i < width; i++) {
          assertThat((double) activations[row * width + i])
              .isCloseTo(expected[i], within(1e-5 * (1 + Math.abs(expected[i]))));
        }
        if (layer == spec.layers().size() - 1) {
          assertThat(scores[row]).isEqualTo(activations[row]);
        }
      }
    }
  }

  /** The buffers of a pass are larger than the batch, and full of what was there before. */
  @ParameterizedTest
  @MethodSource("org.pubn.nn.GradientContract#networks")
  default void earlierBatchesLeaveNoTrace(NetworkSpec spec) {
    float[] parameters = parameters(spec);
    NetworkPass used = new NetworkPass(spec, kernels());
    for (int examples : new int[] {140, 3, 35, 1, 17}) {
      DenseFeatures rows = rows(examples, spec.columns());
      float[] slopes = Arrays32.random(examples, 4);
      used.scores(parameters, rows(200, spec.columns()));
      float[] gradients = gradients(used, parameters, rows, slopes);
      float[] fresh = gradients(new NetworkPass(spec, kernels()), parameters, rows, slopes);
      for (int i = 0; i < fresh.length; i++) {
        assertThat(gradients[i] == fresh[i]).as("%d examples, parameter %d", examples, i).isTrue();
      }
    }
  }

  @Test
  default void lanesBeyondTheBatchDoNotDrift() {
    NetworkSpec spec = NetworkSpec.linear(2);
    float[] parameters = {1, 1, 1e30f};
    NetworkPass pass = new NetworkPass(spec, kernels());
    DenseFeatures rows = rows(3, 2);
    for (int step = 0; step < 100; step++) {
      gradients(pass, parameters, rows, new float[] {1, 1, 1});
    }
    for (int lane = 3; lane < Kernels.LANES; lane++) {
      assertThat(pass.scores()[lane]).isEqualTo(1e30f);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 16, 150})
  default void sparseRowsAreWorthTheSameAsDenseOnes(int examples) {
    NetworkSpec spec = NetworkSpec.mlp(40, 6);
    float[] parameters = parameters(spec);
    SparseFeatures sparse = sparseRows(examples, 40);
    DenseFeatures dense = sparse.toDense();
    float[] slopes = Arrays32.random(examples, 5);
    NetworkPass pass = new NetworkPass(spec, kernels());
    Arrays32.assertClose(
        "scores", pass.scores(parameters, sparse), pass.scores(parameters, dense), 40);
    Arrays32.assertClose(
        "gradients",
        gradients(pass, parameters, sparse, slopes),
        gradients(pass, parameters, dense, slopes),
        Math.max(examples, 40));
  }

  /** Random numbers; the running statistics, variances among them, are positive. */
  static float[] parameters(NetworkSpec spec) {
    float[] parameters = Arrays32.random(spec.stored(), 1);
    for (int i = spec.parameters(); i < parameters.length; i++) {
      parameters[i] = 0.5f + Math.abs(parameters[i]);
    }
    return parameters;
  }

  static DenseFeatures rows(int rows, int columns) {
    return DenseFeatures.ofOwned(columns, Arrays32.random(rows * columns, 2));
  }

  /** Every third cell or so is stored; the first row has none. */
  static SparseFeatures sparseRows(int rows, int columns) {
    float[] values = Arrays32.random(rows * columns, 6);
    int[] starts = new int[rows + 1];
    int[] indices = new int[values.length];
    float[] stored = new float[values.length];
    int count = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns && row > 0; column++) {
        if (values[row * columns + column] > 0.3f) {
          indices[count] = column;
          stored[count++] = values[row * columns + column];
        }
      }
      starts[row + 1] = count;
    }
    return SparseFeatures.of(
        columns, starts, Arrays.copyOf(indices, count), Arrays.copyOf(stored, count));
  }

  private static double[][] doubles(DenseFeatures rows) {
    double[][] doubles = new double[rows.rows()][];
    float[] values = new float[rows.columns()];
    for (int row = 0; row < doubles.length; row++) {
      rows.copyRow(row, values, 0);
      doubles[row] = doubles(values);
    }
    return doubles;
  }

  private static double[] doubles(float[] values) {
    double[] doubles = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      doubles[i] = values[i];
    }
    return doubles;
  }
}
