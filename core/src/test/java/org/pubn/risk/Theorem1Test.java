package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubn.risk.FiniteWorld.Point;
import org.pubn.sample.Role;

/**
 * Theorem 1 on every distribution over two points whose probabilities are multiples of one number:
 * samples that hold each point in proportion have the distribution's expectations as their means.
 */
class Theorem1Test {

  private static final double[] SCORES = {0.7, -1.3};
  private static final double[] ETA_LOGITS = {
    Double.NEGATIVE_INFINITY, -1, -0.1, 0, 0.1, 1, Double.POSITIVE_INFINITY
  };

  @Test
  void proportionalSamplesHaveTheTrueRisk() {
    List<FiniteWorld> worlds = worlds();
    assertThat(worlds).hasSizeGreaterThan(500);
    for (FiniteWorld counts : worlds) {
      double total = counts.sum(Point::mass);
      FiniteWorld world =
          new FiniteWorld(
              counts.points().stream()
                  .map(
                      x ->
                          new Point(
                              x.positive() / total,
                              x.biased() / total,
                              x.rest() / total,
                              x.score()))
                  .toList());
      for (double etaLogit : ETA_LOGITS) {
        Risk risk = new PubnRisk(world.priors(), etaLogit, MarginLoss.LOGISTIC);
        assertThat(evaluation(risk, counts).value())
            .as("%s, logit of eta %s", counts, etaLogit)
            .isCloseTo(world.risk(MarginLoss.LOGISTIC), within(1e-12));
      }
    }
  }

  /** Adds every point as often as its masses, which are whole numbers, say. */
  private static RiskEvaluation evaluation(Risk risk, FiniteWorld counts) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (Point x : counts.points()) {
      add(evaluation, Role.POSITIVE, x, x.positive());
      add(evaluation, Role.UNLABELED, x, x.mass());
      add(evaluation, Role.NEGATIVE, x, x.biased());
    }
    return evaluation;
  }

  private static void add(RiskEvaluation evaluation, Role group, Point x, double times) {
    for (int i = 0; i < times; i++) {
      evaluation.add(group, x.score(), x.sigmaLogit());
    }
  }

  /** All worlds of two points with masses in {0, 1, 2}, some of them P and some with s=−1. */
  private static List<FiniteWorld> worlds() {
    List<Point> firsts = points(SCORES[0]);
    List<Point> seconds = points(SCORES[1]);
    List<FiniteWorld> worlds = new ArrayList<>();
    for (Point first : firsts) {
      for (Point second : seconds) {
        FiniteWorld world = new FiniteWorld(List.of(first, second));
        if (world.sum(Point::positive) > 0 && world.sum(Point::rest) > 0) {
          worlds.add(world);
        }
      }
    }
    return Collections.unmodifiableList(worlds);
  }

  private static List<Point> points(double score) {
    List<Point> points = new ArrayList<>();
    for (int positive = 0; positive <= 2; positive++) {
      for (int biased = 0; biased <= 2; biased++) {
        for (int rest = 0; rest <= 2; rest++) {
          points.add(new Point(positive, biased, rest, score));
        }
      }
    }
    return points;
  }
}
