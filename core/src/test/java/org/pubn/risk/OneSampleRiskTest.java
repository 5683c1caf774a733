package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.risk.FiniteWorld.Point;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.Scenario;

/**
 * A table that holds every point of a finite world in proportion, of which a quarter of the
 * positives and half of the negatives of the known kind were labeled. With all rows in the place of
 * U every risk is what it estimates; with the rest alone it is not.
 */
class OneSampleRiskTest {

  private static final Offset<Double> EXACT = within(1e-12);

  /** Counts, each a multiple of four. */
  private static final FiniteWorld COUNTS =
      new FiniteWorld(
          List.of(
              new Point(24, 0, 4, 0.9),
              new Point(8, 4, 4, 0.4),
              new Point(4, 16, 4, -0.2),
              new Point(0, 0, 12, -1.1),
              new Point(0, 4, 16, 0.1)));

  private static final double TOTAL = COUNTS.sum(Point::mass);

  private static final FiniteWorld WORLD =
      new FiniteWorld(
          COUNTS.points().stream()
              .map(
                  x ->
                      new Point(
                          x.positive() / TOTAL, x.biased() / TOTAL, x.rest() / TOTAL, x.score()))
              .toList());

  private static final PubnSamples TABLE =
      new PubnSamples(
          rows(x -> x.positive() / 4),
          rows(x -> x.positive() * 3 / 4 + x.biased() / 2 + x.rest()),
          rows(x -> x.biased() / 2));

  private interface Count {
    double of(Point point);
  }

  /** Rows of one feature, the number of the point, as often as is wanted. */
  private static Features rows(Count count) {
    List<Float> rows = new ArrayList<>();
    for (int point = 0; point < COUNTS.points().size(); point++) {
      for (int i = 0; i < count.of(COUNTS.points().get(point)); i++) {
        rows.add((float) point);
      }
    }
    float[] values = new float[rows.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = rows.get(i);
    }
    return DenseFeatures.ofOwned(1, values);
  }

  private static double value(Risk risk, PubnSamples samples) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (Role role : Role.values()) {
      DenseFeatures rows = (DenseFeatures) samples.of(role);
      for (int row = 0; row < rows.rows(); row++) {
        Point point = WORLD.points().get((int) rows.get(row, 0));
        evaluation.add(role, point.score(), point.sigmaLogit());
      }
    }
    return evaluation.value();
  }

  private record Estimator(String name, Risk risk, double truth) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Estimator> estimators() {
    Priors priors = WORLD.priors();
    Loss loss = MarginLoss.LOGISTIC;
    double risk = WORLD.risk(loss);
    double ofS = WORLD.riskOfS(loss);
    List<Estimator> all = new ArrayList<>();
    all.add(new Estimator("uPU", new UpuRisk(priors.pi(), loss), risk));
    all.add(new Estimator("nnPU", new NnPuRisk(priors.pi(), loss, 0), risk));
    all.add(new Estimator("uPU of s", new UpuSRisk(priors, loss), ofS));
    all.add(new Estimator("nnPU of s", new NnPuSRisk(priors, loss, 0), ofS));
    for (double eta : new double[] {-0.5, 0, 1, Double.POSITIVE_INFINITY}) {
      all.add(new Estimator("PUbN, logit of η " + eta, new PubnRisk(priors, eta, loss), risk));
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("estimators")
  void allRowsInThePlaceOfUGiveTheRisk(Estimator estimator) {
    PubnSamples all = TABLE.drawn(Scenario.ONE_SAMPLE);
    assertThat(value(estimator.risk, all)).isCloseTo(estimator.truth, EXACT);
  }

  @ParameterizedTest
  @MethodSource("estimators")
  void theRestAloneDoesNot(Estimator estimator) {
    assertThat(Math.abs(value(estimator.risk, TABLE) - estimator.truth)).isGreaterThan(0.001);
  }

  /** Appendix B: Ĵ, with the scores as logits of σ̂. */
  @Test
  void theDistanceOfSigmaIsRightOverAllRows() {
    double distance = WORLD.sum(x -> x.mass() * square(1 / (1 + Math.exp(-x.score())) - x.sigma()));
    double constant = WORLD.sum(x -> x.mass() * square(x.sigma()));
    Risk risk = new SigmaDistance(WORLD.priors());
    assertThat(value(risk, TABLE.drawn(Scenario.ONE_SAMPLE)) + constant).isCloseTo(distance, EXACT);
    assertThat(Math.abs(value(risk, TABLE) + constant - distance)).isGreaterThan(0.001);
  }

  private static double square(double x) {
    return x * x;
  }
}
