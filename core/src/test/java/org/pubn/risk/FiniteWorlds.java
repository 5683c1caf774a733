package org.pubn.risk;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.pubn.risk.FiniteWorld.Point;

/** Random {@link FiniteWorld}s. */
final class FiniteWorlds {

  private FiniteWorlds() {}

  /** Worlds of up to eight points, with zeros among the probabilities. */
  static Arbitrary<FiniteWorld> any() {
    return worlds(point(weight(), weight(), weight()));
  }

  /** Worlds where some bN exist and y is independent of s given x, with σ(x) &gt; 0. */
  static Arbitrary<FiniteWorld> withCovariateShift() {
    Arbitrary<Double> zero = Arbitraries.just(0.0);
    return worlds(
        Arbitraries.oneOf(
            point(weight(), positiveWeight(), zero), point(zero, positiveWeight(), weight())));
  }

  private static Arbitrary<FiniteWorld> worlds(Arbitrary<Point> points) {
    return points
        .filter(x -> x.mass() > 0)
        .list()
        .ofMinSize(1)
        .ofMaxSize(8)
        .map(FiniteWorlds::normalised)
        .filter(world -> world.sum(Point::positive) > 0 && world.sum(Point::rest) > 0.001);
  }

  private static Arbitrary<Point> point(
      Arbitrary<Double> positive, Arbitrary<Double> biased, Arbitrary<Double> rest) {
    Arbitrary<Double> score = Arbitraries.doubles().between(-20, 20);
    return Combinators.combine(positive, biased, rest, score).as(Point::new);
  }

  private static Arbitrary<Double> weight() {
    return Arbitraries.oneOf(Arbitraries.just(0.0), positiveWeight());
  }

  private static Arbitrary<Double> positiveWeight() {
    return Arbitraries.doubles().between(0.01, 1);
  }

  private static FiniteWorld normalised(List<Point> points) {
    double total = new FiniteWorld(points).sum(Point::mass);
    return new FiniteWorld(
        points.stream()
            .map(
                x ->
                    new Point(
                        x.positive() / total, x.biased() / total, x.rest() / total, x.score()))
            .toList());
  }
}
