package org.pubn.nn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Matrix products against their definition. */
interface GemmContract {

  Kernels kernels();

  /** Shapes around every block size in use, of m × n × k, and those of the paper's networks. */
  static Stream<Arguments> shapes() {
    int[][] shapes = {
      {1, 1, 1},
      {1, 144, 40},
      {40, 1, 140},
      {40, 144, 1},
      {1, 37, 19},
      {37, 1, 19},
      {2, 3, 5},
      {3, 47, 4},
      {4, 8, 8},
      {5, 17, 3},
      {6, 16, 7},
      {7, 48, 13},
      {8, 24, 31},
      {9, 33, 64},
      {13, 40, 65},
      {16, 49, 257},
      {23, 63, 300},
      {25, 95, 513},
      {160, 144, 40},
      {300, 144, 301},
      {97, 300, 140},
      {31, 300, 600},
      {130, 160, 270},
    };
    return Stream.of(shapes)
        .flatMap(
            s ->
                Stream.of(0, 1, 2, 3)
                    .map(flags -> Arguments.of(s[0], s[1], s[2], flags / 2 == 1, flags % 2 == 1)));
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.GemmContract#shapes")
  default void gemmIsTheSumOfProducts(int m, int n, int k, boolean transA, boolean transB) {
    Kernels kernels = kernels();
    // Leading dimensions and offsets that are no multiple of anything.
    int lda = (transA ? m : k) + 3;
    int ldb = (transB ? k : n) + 1;
    int ldc = n + 5;
    float[] a = Arrays32.random(7 + lda * (transA ? k : m), 1);
    float[] b = Arrays32.random(5 + ldb * (transB ? n : k), 2);
    float[] before = Arrays32.random(11 + ldc * m, 3);
    for (boolean accumulate : new boolean[] {false, true}) {
      float[] expected =
          ReferenceKernels.gemm(
              transA, transB, m, n, k, a, 7, lda, b, 5, ldb, before, 11, ldc, accumulate);
      float[] c = before.clone();
      kernels.gemm(transA, transB, m, n, k, a, 7, lda, b, 5, ldb, c, 11, ldc, accumulate);
      Arrays32.assertClose("accumulate " + accumulate, c, expected, k);

      float[] again = before.clone();
      kernels.gemm(transA, transB, m, n, k, a, 7, lda, b, 5, ldb, again, 11, ldc, accumulate);
      assertThat(again).isEqualTo(c);
      float[] fresh = before.clone();
      kernels().gemm(transA, transB, m, n, k, a, 7, lda, b, 5, ldb, fresh, 11, ldc, accumulate);
      assertThat(fresh).isEqualTo(c);
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.nn.GemmContract#shapes")
  default void gemmLeavesTheRestOfTheArrayAlone(
      int m, int n, int k, boolean transA, boolean transB) {
    float[] a = Arrays32.random(m * k, 1);
    float[] b = Arrays32.random(k * n, 2);
    int ldc = n + 19;
    float[] c = new float[19 + ldc * m];
    java.util.Arrays.fill(c, 77f);
    kernels()
        .gemm(
            transA, transB, m, n, k, a, 0, transA ? m : k, b, 0, transB ? k : n, c, 19, ldc, false);
    for (int i = 0; i < c.length; i++) {
      boolean outside = i < 19 || (i - 19) % ldc >= n;
      assertThat(c[i] == 77f).as("element %s unchanged", i).isEqualTo(outside);
    }
  }
}
