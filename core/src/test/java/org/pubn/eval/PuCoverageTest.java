package org.pubn.eval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubn.random.Seed;
import org.pubn.stats.Bootstrap;

/** How often label-free intervals hold the truth, in a world where the truth is known. */
class PuCoverageTest {

  private static final PuSamples.World WORLD = new PuSamples.World(0.4, 2, -1.5);
  private static final int RUNS = 200;

  private static final List<PuMetric> METRICS =
      List.of(
          PuMetric.ACCURACY,
          PuMetric.PRECISION,
          PuMetric.RECALL,
          PuMetric.FPR,
          PuMetric.F1,
          PuMetric.BALANCED_ACCURACY,
          PuMetric.ROC_AUC,
          PuMetric.LEE_LIU);

  /** How many of the runs cover, by metric, given what is believed of π in each. */
  private static Map<PuMetric, Integer> covered(List<? extends PriorBelief> beliefs) {
    Map<PuMetric, Integer> covered = new EnumMap<>(PuMetric.class);
    for (int run = 0; run < RUNS; run++) {
      PuEvaluation evaluation =
          PuEvaluation.of(
              PuSamples.pu(WORLD, 200, 1000, new Seed(run)),
              0,
              beliefs.get(run),
              new Bootstrap(200, 0.95, new Seed(run)));
      for (PuMetric metric : METRICS) {
        MetricValue.Estimate estimate = (MetricValue.Estimate) evaluation.get(metric);
        boolean holds = estimate.interval().contains(WORLD.truth(metric, 0));
        covered.merge(metric, holds ? 1 : 0, Integer::sum);
      }
    }
    return covered;
  }

  @Test
  void aKnownPriorGivesNearlyTheWantedConfidence() {
    List<PriorBelief> known = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      known.add(PriorBelief.known(WORLD.pi()));
    }

    assertThat(covered(known))
        .allSatisfy((metric, runs) -> assertThat(runs).as(metric.label()).isBetween(180, 200));
  }

  /** The truth lies at an end of the interval as often as anywhere in it. */
  @Test
  void anEnvelopeIsConservative() {
    List<PriorBelief> within = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      double shift = 0.03 * (2.0 * run / (RUNS - 1) - 1);
      double middle = WORLD.pi() + shift;
      within.add(
          PriorBelief.within(
              middle, Math.min(WORLD.pi(), middle - 0.03), Math.max(WORLD.pi(), middle + 0.03)));
    }

    assertThat(covered(within))
        .allSatisfy((metric, runs) -> assertThat(runs).as(metric.label()).isBetween(186, 200));
  }

  /** Believing a wrong π for certain is what the intervals cannot survive. */
  @Test
  void aWrongPriorIsNotCovered() {
    List<PriorBelief> wrong = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      wrong.add(PriorBelief.known(WORLD.pi() + 0.15));
    }

    assertThat(covered(wrong).get(PuMetric.PRECISION)).isLessThan(20);
  }
}
