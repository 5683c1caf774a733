package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kernels that run once along their arrays. */
interface ElementwiseContract {

  Kernels kernels();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 7, 8, 15, 16, 17, 31, 100, 1003})
  default void axpyAddsTheScaledArray(int length) {
    float[] x = Arrays32.random(length + 3, 1);
    float[] y = Arrays32.random(length + 9, 2);
    float[] expected = y.clone();
    for (int i = 0; i < length; i++) {
      expected[5 + i] += 0.75f * x[3 + i];
    }
    kernels().axpy(length, 0.75f, x, 3, y, 5);
    Arrays32.assertClose("y", y, expected, 1);
  }

  @Test
  default void addBiasAddsOneNumberPerRow() {
    float[] values = Arrays32.random(5 * 48, 1);
    float[] bias = Arrays32.random(7, 2);
    float[] expected = values.clone();
    for (int i = 0; i < values.length; i++) {
      expected[i] += bias[2 + i / 48];
    }
    kernels().addBias(5, 48, bias, 2, values);
    assertThat(values).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 48, 144, 160})
  default void rowSumsAddEachRow(int stride) {
    int rows = 6;
    float[] values = Arrays32.random(rows * stride, 1);
    float[] sums = {7, 7, 7, 7, 7, 7, 7, 7, 7};
    float[] expected = sums.clone();
    for (int r = 0; r < rows; r++) {
      double sum = 0;
      for (int i = 0; i < stride; i++) {
        sum += values[r * stride + i];
      }
      expected[2 + r] = (float) sum;
    }
    kernels().rowSums(rows, stride, values, sums, 2);
    Arrays32.assertClose("sums", sums, expected, stride);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 19, 160})
  default void reluKeepsThePositivePart(int length) {
    float[] in = Arrays32.random(length, 1);
    in[0] = 0f;
    float[] dOut = Arrays32.random(length, 2);
    float[] expected = new float[length];
    float[] expectedDIn = new float[length];
    for (int i = 0; i < length; i++) {
      expected[i] = in[i] > 0 ? in[i] : 0f;
      expectedDIn[i] = in[i] > 0 ? dOut[i] : 0f;
    }
    kernels().relu(length, in, in);
    kernels().reluBackward(length, in, dOut, dOut);
    assertThat(in).isEqualTo(expected);
    assertThat(dOut).isEqualTo(expectedDIn);
  }

  /** Two hundred steps against the same recursion in double, to a relative 1e-4. */
  @ParameterizedTest
  @ValueSource(ints = {1, 13, 16, 165})
  default void amsgradFollowsItsRecursion(int length) {
    float[] parameters = Arrays32.random(length, 1);
    float[] m = new float[length];
    float[] v = new float[length];
    float[] vMax = new float[length];
    double[] theta = new double[length];
    double[] first = new double[length];
    double[] second = new double[length];
    double[] largest = new double[length];
    for (int i = 0; i < length; i++) {
      theta[i] = parameters[i];
    }
    Kernels kernels = kernels();
    float decay = 0.01f;
    float epsilon = 1e-4f;
    for (int t = 1; t <= 200; t++) {
      float[] gradients = Arrays32.random(length, 100 + t);
      float stepSize = (float) (1e-3 / (1 - Math.pow(0.9f, t)));
      float correction = (float) (1 / Math.sqrt(1 - Math.pow(0.999f, t)));
      kernels.amsgrad(
          length,
          parameters,
          gradients,
          m,
          v,
          vMax,
          0.9f,
          0.999f,
          epsilon,
          decay,
          stepSize,
          correction);
      for (int i = 0; i < length; i++) {
        double g = gradients[i] + decay * theta[i];
        first[i] = 0.9f * first[i] + (1 - (double) 0.9f) * g;
        second[i] = 0.999f * second[i] + (1 - (double) 0.999f) * g * g;
        largest[i] = Math.max(largest[i], second[i]);
        theta[i] -= stepSize * first[i] / (Math.sqrt(largest[i]) * correction + epsilon);
      }
    }
    for (int i = 0; i < length; i++) {
      assertThat((double) parameters[i]).isCloseTo(theta[i], within(1e-4));
      assertThat((double) m[i]).isCloseTo(first[i], within(1e-5));
      assertThat(v[i] / second[i]).isCloseTo(1, within(1e-4));
      assertThat(vMax[i] / largest[i]).isCloseTo(1, within(1e-4));
    }
  }
}
