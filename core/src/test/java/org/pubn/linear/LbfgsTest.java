package org.pubn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class LbfgsTest {

  private static Minimum run(Lbfgs search, ToDoubleFunction<double[]> value, Slopes slopes) {
    while (!search.finished()) {
      search.tell(value.applyAsDouble(search.point()), slopes.at(search.point()));
    }
    return search.minimum();
  }

  private interface Slopes {
    double[] at(double[] point);
  }

  /** ½ Σ cᵢ (xᵢ − i)². */
  private static final double[] CURVATURES = {1e-3, 1, 50, 3000};

  private static double bowl(double[] x) {
    double sum = 0;
    for (int i = 0; i < x.length; i++) {
      sum += CURVATURES[i] * (x[i] - i) * (x[i] - i) / 2;
    }
    return sum;
  }

  private static double[] bowlSlopes(double[] x) {
    double[] slopes = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      slopes[i] = CURVATURES[i] * (x[i] - i);
    }
    return slopes;
  }

  @Test
  void findsTheBottomOfAStretchedBowl() {
    Minimum minimum =
        run(
            new Lbfgs(new double[] {9, 9, 9, 9}, 1e-12, 500),
            LbfgsTest::bowl,
            LbfgsTest::bowlSlopes);

    assertThat(minimum.function().parameters())
        .containsExactly(new double[] {0, 1, 2, 3}, within(1e-8));
    assertThat(minimum.converged()).isTrue();
    assertThat(minimum.gradient()).isLessThanOrEqualTo(1e-12);
    assertThat(minimum.evaluations()).isLessThan(100);
  }

  @Test
  void endsAtTheLimitWithTheBestPointSoFar() {
    Lbfgs search = new Lbfgs(new double[] {9, 9, 9, 9}, 1e-12, 5);

    Minimum minimum = run(search, LbfgsTest::bowl, LbfgsTest::bowlSlopes);

    assertThat(minimum.evaluations()).isEqualTo(5);
    assertThat(minimum.converged()).isFalse();
    assertThat(minimum.value())
        .isEqualTo(bowl(minimum.function().parameters()))
        .isLessThan(bowl(new double[] {9, 9, 9, 9}));
  }

  @Test
  void stepsBackFromWhereThereIsNoValue() {
    // −ln(1 − x²) + y²/2 − x has its minimum at x = √2 − 1 and is not a number beyond |x| = 1.
    Minimum minimum =
        run(
            new Lbfgs(new double[] {-0.9, 4}, 1e-11, 200),
            p -> -Math.log(1 - p[0] * p[0]) + p[1] * p[1] / 2 - p[0],
            p -> new double[] {2 * p[0] / (1 - p[0] * p[0]) - 1, p[1]});

    assertThat(minimum.function().parameters())
        .containsExactly(new double[] {Math.sqrt(2) - 1, 0}, within(1e-9));
  }

  @Test
  void aStartThatIsTheMinimumNeedsOneLook() {
    Minimum minimum =
        run(new Lbfgs(new double[] {0, 1, 2, 3}, 1e-9, 10), LbfgsTest::bowl, LbfgsTest::bowlSlopes);

    assertThat(minimum.evaluations()).isEqualTo(1);
    assertThat(minimum.iterations()).isZero();
    assertThat(minimum.converged()).isTrue();
  }

  @Test
  void refusesAStartWithoutAValue() {
    Lbfgs search = new Lbfgs(new double[] {1, 1}, 1e-9, 10);

    assertThatThrownBy(() -> search.tell(Double.NaN, new double[] {0, 0}))
        .isInstanceOf(ArithmeticException.class)
        .hasMessage("the risk is NaN at the start");
  }

  @Test
  void asksForPointsOnlyAndNeverMovesTheStart() {
    double[] start = {9, 9, 9, 9};

    run(new Lbfgs(start, 1e-12, 500), LbfgsTest::bowl, LbfgsTest::bowlSlopes);

    assertThat(start).containsExactly(9, 9, 9, 9);
  }
}
