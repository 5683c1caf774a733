package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

/**
 * One step of the small PreAct ResNet-18 as PyTorch takes it; {@code resnet-pytorch.py} beside the
 * values generates them.
 *
 * <p>The images are chosen such that no ReLU is within rounding of opening or closing. Where one
 * is, it may open on one side alone, and the gradients of the layers before it differ by some
 * thousandths of their largest. Of eight seeds that were tried, the scalar kernels agreed with
 * PyTorch on all gradients on seven, those for 512 bits, which round more (Winograd), on four;
 * scores always did.
 */
interface PyTorchContract {

  int EXAMPLES = 8;

  Kernels kernels();

  @Test
  default void oneStepOfTheResidualNetworkIsThatOfPyTorch() {
    NetworkSpec spec = NetworkSpec.preActResNet18(3, 32, 32, 16);
    float[] parameters = parameters(spec);
    DenseFeatures images = images();
    NetworkPass pass = new NetworkPass(spec, kernels());
    for (int i = 0; i < EXAMPLES; i++) {
      pass.batch().add(images, i);
    }
    pass.forwardTraining(parameters, new Seed(0).random());
    float[] scores = pass.scores().clone();
    float[] slopes = new float[Kernels.stride(EXAMPLES)];
    double loss = 0;
    for (int i = 0; i < EXAMPLES; i++) {
      double y = i % 2 == 0 ? 1 : -1;
      loss += Math.log1p(Math.exp(-y * scores[i])) / EXAMPLES;
      slopes[i] = (float) (-y / (1 + Math.exp(y * scores[i])) / EXAMPLES);
    }
    float[] gradients = new float[spec.parameters()];
    pass.backward(parameters, gradients, slopes);
    new AmsGrad(gradients.length).step(pass.kernels(), parameters, gradients, 1e-3, 1e-4);
    float[] evaluated = pass.scores(parameters, images);

    for (List<Double> line : lines("loss")) {
      assertThat(loss).isCloseTo(line.get(0), within(1e-4));
    }
    for (List<Double> line : lines("score")) {
      assertThat((double) scores[line.get(0).intValue()])
          .as("score %s", line.get(0))
          .isCloseTo(line.get(1), within(1e-4));
    }
    for (List<Double> line : lines("parameter")) {
      int i = line.get(0).intValue();
      double largest = line.get(2);
      assertThat((double) gradients[i])
          .as("gradient %d, the largest of its layer being %s", i, largest)
          .isCloseTo(line.get(1), within(1e-4 * largest));
      if (Math.abs(line.get(1)) > 1e-4 * largest) {
        // Elsewhere the step turns rounding noise into plus or minus the rate.
        assertThat((double) parameters[i])
            .as("parameter %d", i)
            .isCloseTo(line.get(3), within(1e-4));
      }
    }
    for (List<Double> line : lines("statistic")) {
      assertThat((double) parameters[spec.parameters() + line.get(0).intValue()])
          .as("statistic %s", line.get(0))
          .isCloseTo(line.get(1), within(1e-4));
    }
    for (List<Double> line : lines("evaluated")) {
      assertThat((double) evaluated[line.get(0).intValue()])
          .as("score %s after the step", line.get(0))
          .isCloseTo(line.get(1), within(1e-3));
    }
    assertThat(lines("parameters")).containsExactly(List.of((double) spec.parameters()));
    assertThat(lines("parameter")).hasSizeGreaterThan(1300);
    assertThat(lines("statistic")).hasSize(spec.stored() - spec.parameters());
  }

  private static float[] parameters(NetworkSpec spec) {
    RandomStream random = new Seed(1).random();
    float[] parameters = new float[spec.stored()];
    int next = 0;
    int statistic = spec.parameters();
    for (LayerSpec part : spec.parts()) {
      boolean norm = part instanceof LayerSpec.NormRelu;
      double scale = norm ? 0.2 : 1 / Math.sqrt(part.fanIn());
      for (int i = 0; i < part.parameters(); i++) {
        double shift = norm && i < part.parameters() / 2 ? 1 : 0;
        parameters[next++] = (float) (shift + scale * (2 * random.nextDouble() - 1));
      }
      for (int i = 0; i < part.statistics(); i++) {
        parameters[statistic++] = i < part.statistics() / 2 ? 0 : 1;
      }
    }
    return parameters;
  }

  private static DenseFeatures images() {
    RandomStream random = new Seed(9).random();
    float[] values = new float[EXAMPLES * 3072];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (1.7 * (2 * random.nextDouble() - 1));
    }
    return DenseFeatures.ofOwned(3072, values);
  }

  /** The numbers of all lines that begin with a word. */
  private static List<List<Double>> lines(String word) {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    PyTorchContract.class.getResourceAsStream("resnet-pytorch.csv")),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .map(line -> List.of(line.split(",")))
          .filter(cells -> cells.get(0).equals(word))
          .map(cells -> cells.stream().skip(1).map(Double::valueOf).toList())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
