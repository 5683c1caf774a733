package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPnuRisk;
import org.pubn.risk.NnPuRisk;
import org.pubn.risk.PnRisk;
import org.pubn.risk.Risk;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

final class MiniBatchesTest {

  /** 100 P, 400 U, 100 bN. */
  private static final PubnSamples SAMPLES = Gaussians.data(1).training();

  private static final Risk ALL = new NnPnuRisk(0.4, 0.5, MarginLoss.LOGISTIC, 0);
  private static final BatchSizes SIZES = new BatchSizes(30, 7, 40);

  private static MiniBatches batches(Risk risk, BatchSizes sizes, long seed) {
    return new MiniBatches(SAMPLES, risk, sizes, new Seed(seed));
  }

  private static List<Integer> rows(MiniBatches batches, Role group) {
    return IntStream.range(0, batches.count(group))
        .map(i -> batches.row(group, i))
        .boxed()
        .toList();
  }

  @Test
  void everyPositiveComesOncePerEpoch() {
    MiniBatches batches = batches(ALL, SIZES, 1);
    Set<List<Integer>> orders = new HashSet<>();
    for (int epoch = 0; epoch < 5; epoch++) {
      List<Integer> seen = new ArrayList<>();
      List<Integer> counts = new ArrayList<>();
      batches.startEpoch();
      while (batches.next()) {
        counts.add(batches.count(Role.POSITIVE));
        seen.addAll(rows(batches, Role.POSITIVE));
      }
      assertThat(counts).containsExactly(30, 30, 30, 10);
      assertThat(seen).doesNotHaveDuplicates().hasSize(100).allMatch(row -> row >= 0 && row < 100);
      orders.add(seen);
    }
    assertThat(orders).hasSize(5);
  }

  @Test
  void drawsHaveNoDuplicatesAndReachEveryRow() {
    MiniBatches batches = batches(ALL, SIZES, 2);
    Set<Integer> unlabeled = new HashSet<>();
    Set<Integer> negative = new HashSet<>();
    for (int epoch = 0; epoch < 40; epoch++) {
      batches.startEpoch();
      while (batches.next()) {
        assertThat(rows(batches, Role.UNLABELED)).hasSize(40).doesNotHaveDuplicates();
        assertThat(rows(batches, Role.NEGATIVE)).hasSize(7).doesNotHaveDuplicates();
        unlabeled.addAll(rows(batches, Role.UNLABELED));
        negative.addAll(rows(batches, Role.NEGATIVE));
      }
    }
    assertThat(unlabeled).hasSize(400).allMatch(row -> row >= 0 && row < 400);
    assertThat(negative).hasSize(100).allMatch(row -> row >= 0 && row < 100);
  }

  @Test
  void samplesThatTheRiskDoesNotUseAreNotDrawn() {
    MiniBatches pu = batches(new NnPuRisk(0.4, MarginLoss.LOGISTIC, 0), SIZES, 1);
    pu.startEpoch();
    assertThat(pu.next()).isTrue();
    assertThat(pu.count(Role.NEGATIVE)).isZero();
    assertThat(pu.count(Role.UNLABELED)).isEqualTo(40);
    MiniBatches pn = batches(new PnRisk(0.4, MarginLoss.LOGISTIC), SIZES, 1);
    pn.startEpoch();
    assertThat(pn.next()).isTrue();
    assertThat(pn.count(Role.NEGATIVE)).isEqualTo(7);
    assertThat(pn.count(Role.UNLABELED)).isZero();
  }

  @Test
  void aBatchMayBeAWholeSampleButNotMore() {
    MiniBatches whole = batches(ALL, new BatchSizes(100, 100, 400), 1);
    whole.startEpoch();
    assertThat(whole.next()).isTrue();
    assertThat(rows(whole, Role.UNLABELED)).hasSize(400).doesNotHaveDuplicates();
    assertThat(whole.next()).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batches(ALL, new BatchSizes(1, 1, 401), 1))
        .withMessage("mini-batch of 401 U examples: larger than the sample, which has 400");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batches(ALL, new BatchSizes(1, 101, 1), 1))
        .withMessage("mini-batch of 101 bN examples: larger than the sample, which has 100");
    assertThat(batches(new NnPuRisk(0.4, MarginLoss.LOGISTIC, 0), new BatchSizes(1, 101, 1), 1))
        .isNotNull();
  }

  @Test
  void theSeedDecides() {
    assertThat(firstUnlabeled(3)).isEqualTo(firstUnlabeled(3)).isNotEqualTo(firstUnlabeled(4));
  }

  private static List<Integer> firstUnlabeled(long seed) {
    MiniBatches batches = batches(ALL, SIZES, seed);
    batches.startEpoch();
    assertThat(batches.next()).isTrue();
    return rows(batches, Role.UNLABELED);
  }
}
