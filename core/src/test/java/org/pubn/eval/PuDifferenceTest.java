package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.ByRole;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

class PuDifferenceTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(200, 0.95, new Seed(1));
  private static final PriorBelief PRIOR = PriorBelief.known(0.4);

  private static final double[] FIRST_P = {2, -1, 1, -3};
  private static final double[] SECOND_P = {1, 1, 2, -1};
  private static final double[] FIRST_U = {1, -1, 2, -2, 3};
  private static final double[] SECOND_U = {-1, -2, 1, -1, 2};

  /** The first misses one positive of four more, and calls one of five unlabeled more positive. */
  @Test
  void byHand() {
    PuDifference errors =
        PuDifference.ofErrors(
            scores(FIRST_P, FIRST_U), scores(SECOND_P, SECOND_U), PRIOR, BOOTSTRAP);

    assertThat(errors.value()).isCloseTo(2 * 0.4 / 4 + 1.0 / 5, within(1e-12));
    assertThat(errors.interval().contains(errors.value())).isTrue();
  }

  @Test
  void itIsTheDifferenceOfTheRisks() {
    double errors = raw(FIRST_P, FIRST_U, PuMetric.ERROR) - raw(SECOND_P, SECOND_U, PuMetric.ERROR);
    double risks =
        raw(FIRST_P, FIRST_U, PuMetric.SIGMOID_RISK)
            - raw(SECOND_P, SECOND_U, PuMetric.SIGMOID_RISK);
    ByRole<double[]> first = scores(FIRST_P, FIRST_U);
    ByRole<double[]> second = scores(SECOND_P, SECOND_U);

    assertThat(PuDifference.ofErrors(first, second, PRIOR, BOOTSTRAP).value())
        .isCloseTo(errors, within(1e-12));
    assertThat(PuDifference.ofSigmoidRisks(first, second, PRIOR, BOOTSTRAP).value())
        .isCloseTo(risks, within(1e-12));
  }

  private static ByRole<double[]> scores(double[] positive, double[] unlabeled) {
    return new ByRole<>(positive, unlabeled, new double[0]);
  }

  private static double raw(double[] positive, double[] unlabeled, PuMetric metric) {
    MetricValue value =
        PuEvaluation.of(PuScores.of(positive, unlabeled), 0, PRIOR, BOOTSTRAP).get(metric);
    return ((MetricValue.Estimate) value).raw();
  }

  @Test
  void equalClassifiersDoNotDiffer() {
    PuDifference none =
        PuDifference.ofErrors(scores(FIRST_P, FIRST_U), scores(FIRST_P, FIRST_U), PRIOR, BOOTSTRAP);

    assertThat(none.value()).isZero();
    assertThat(none.interval()).isEqualTo(Interval.point(0));
  }

  @Test
  void anIntervalOfThePriorWidensIt() {
    ByRole<double[]> first = scores(FIRST_P, FIRST_U);
    ByRole<double[]> second = scores(SECOND_P, SECOND_U);
    Interval known = PuDifference.ofErrors(first, second, PRIOR, BOOTSTRAP).interval();
    Interval within =
        PuDifference.ofErrors(first, second, PriorBelief.within(0.4, 0.2, 0.6), BOOTSTRAP)
            .interval();

    assertThat(within.low()).isLessThanOrEqualTo(known.low());
    assertThat(within.high()).isGreaterThan(known.high());
  }

  /**
   * Rows that are called positive with probability ½ by one and 0.6 by the other, independently.
   */
  @Test
  void intervalsHoldTheTruth() {
    double truth = 2 * 0.4 * (0.5 - 0.4) + 0.5 - 0.6;
    int held = 0;
    int runs = 200;
    for (int run = 0; run < runs; run++) {
      RandomStream random = new Seed(run).child("coverage").random();
      double[] firstP = calls(150, 0.5, random);
      double[] secondP = calls(150, 0.6, random);
      ByRole<double[]> first = scores(firstP, calls(400, 0.5, random));
      ByRole<double[]> second = scores(secondP, calls(400, 0.6, random));
      Bootstrap bootstrap = new Bootstrap(200, 0.95, new Seed(run));
      PuDifference difference = PuDifference.ofErrors(first, second, PRIOR, bootstrap);
      held += difference.interval().contains(truth) ? 1 : 0;
    }

    assertThat(held / (double) runs).isBetween(0.9, 0.99);
  }

  private static double[] calls(int rows, double share, RandomStream random) {
    double[] scores = new double[rows];
    for (int i = 0; i < rows; i++) {
      scores[i] = random.nextDouble() < share ? 1 : -1;
    }
    return scores;
  }

  @Test
  void scoresOfOtherRowsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                PuDifference.ofErrors(
                    scores(FIRST_P, FIRST_U), scores(FIRST_U, FIRST_U), PRIOR, BOOTSTRAP))
        .withMessage("4 and 5 scores: must be of the same rows, one or more");
  }
}
