package org.pubn.estimation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.data.Warning;
import org.pubn.prior.Estimator;
import org.pubn.prior.PriorEstimate;
import org.pubn.prior.RhoEstimate;
import org.pubn.stats.Interval;

/** Which doubts are said, and that they are said only then. */
final class PriorDoubtsTest {

  private static final Overlap NONE = new Overlap(0.99, false);

  private static PriorEstimate estimate(
      Estimator estimator, double value, double low, double high) {
    return new PriorEstimate(estimator, value, Optional.of(new Interval(low, high)), 0);
  }

  private static final PriorEstimate PI = estimate(Estimator.BINOMIAL_BIN, 0.3, 0.25, 0.35);

  private static List<String> doubts(
      PriorEstimate pi, Overlap overlap, Optional<RhoEstimate> rho, PriorEstimate... others) {
    return PriorDoubts.warnings(pi, overlap, List.of(others), rho).stream()
        .map(Warning::sentence)
        .toList();
  }

  @Test
  void theDissentOfDedpulWarns() {
    PriorEstimate near = estimate(Estimator.DEDPUL, 0.39, 0, 1);
    PriorEstimate far = estimate(Estimator.DEDPUL, 0.41, 0, 1);

    assertThat(doubts(PI, NONE, Optional.empty(), near)).isEmpty();
    assertThat(doubts(PI, NONE, Optional.empty(), far))
        .containsExactly(
            "Estimates of the prior differ by more than 0.1: binomial bin says 0.300, but DEDPUL"
                + " says 0.410. If you know the prior roughly, give it as a range.");
  }

  @Test
  void underOverlapDissentIsNoNews() {
    PriorEstimate far = estimate(Estimator.DEDPUL, 0.5, 0, 1);

    assertThat(doubts(PI, new Overlap(0.83, false), Optional.empty(), far))
        .singleElement()
        .asString()
        .startsWith("The classes overlap so much");
  }

  @Test
  void overlapIsSaidWithItsSign() {
    assertThat(doubts(PI, new Overlap(0.83, false), Optional.empty()))
        .singleElement()
        .asString()
        .contains("an AUC of about 0.83", "any prior from 0 to 0.350 is possible");
    assertThat(doubts(PI, new Overlap(0.95, true), Optional.empty()))
        .singleElement()
        .asString()
        .contains("still falls among the very highest");
  }

  @Test
  void thatOrdinaryLearningWouldDoIsSaidOnlyWhereBothAreKnown() {
    RhoEstimate sure = new RhoEstimate(0.7, new Interval(0.6, 0.7));
    RhoEstimate unsure = new RhoEstimate(0.7, new Interval(0.3, 0.7));
    PriorEstimate wide = estimate(Estimator.BINOMIAL_BIN, 0.3, 0, 0.35);

    assertThat(doubts(PI, NONE, Optional.of(sure)))
        .singleElement()
        .asString()
        .endsWith("ordinary learning from P and N would do.");
    assertThat(doubts(PI, NONE, Optional.of(unsure))).isEmpty();
    assertThat(doubts(wide, NONE, Optional.of(sure))).isEmpty();
  }
}
