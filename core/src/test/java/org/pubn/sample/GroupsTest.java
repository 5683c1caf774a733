package org.pubn.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.files.LoadedSamples;
import org.pubn.random.Seed;
import org.pubn.split.Folds;
import org.pubn.split.SharedRows;
import org.pubn.train.TrainOptions;

/** Rows of a group are together in every split. */
class GroupsTest {

  private static DenseFeatures rising(int from, int to) {
    float[] values = new float[to - from];
    for (int i = 0; i < values.length; i++) {
      values[i] = from + i;
    }
    return DenseFeatures.ofOwned(1, values);
  }

  /** Every row is of the group of its number modulo so many. */
  private static PubnSamples samples(int groups) {
    PubnSamples samples = new PubnSamples(rising(1, 41), rising(100, 220), rising(300, 340));
    return samples.withNotes(
        RowNotes.NONE.withGroups(
            ByRole.of(
                role ->
                    LongStream.range(0, samples.of(role).rows()).map(i -> i % groups).toArray())));
  }

  private static long[] groups(PubnSamples samples) {
    return Arrays.stream(Role.values())
        .flatMapToLong(role -> Arrays.stream(samples.keys(role)))
        .distinct()
        .toArray();
  }

  @Test
  void noGroupStandsOnBothSidesOfTheSplit() {
    for (Scenario scenario : Scenario.values()) {
      LoadedSamples split = Pubn.split(samples(10), TrainOptions.DEFAULT.withScenario(scenario));
      long[] training = groups(split.data().training());
      long[] held = groups(split.data().validation());
      assertThat(training).hasSize(8).doesNotContain(held);
      assertThat(held).hasSize(2);
      assertThat(split.shared()).isEqualTo(SharedRows.NONE);
    }
  }

  @Test
  void noGroupStandsInTwoFolds() {
    for (Scenario scenario : Scenario.values()) {
      PubnSamples samples = samples(10).drawn(scenario);
      Folds folds = Folds.of(samples, 5, new Seed(2));
      for (int fold = 0; fold < 5; fold++) {
        int each = fold;
        PubnSamples inside = samples.select(ByRole.of(role -> folds.inside(role, each)));
        assertThat(groups(inside)).hasSize(2).doesNotContain(groups(folds.outside(samples, fold)));
      }
    }
  }

  @Test
  void selectedRowsKeepTheirGroups() {
    PubnSamples some =
        samples(7).select(new ByRole<>(new int[] {3, 9}, new int[] {8, 20}, new int[] {13}));
    assertThat(some.keys(Role.POSITIVE)).containsExactly(3, 2);
    assertThat(some.keys(Role.UNLABELED)).containsExactly(1, 6);
    assertThat(some.keys(Role.NEGATIVE)).containsExactly(6);
    assertThat(some.drawn(Scenario.ONE_SAMPLE).keys(Role.UNLABELED)).containsExactly(3, 2, 6, 1, 6);
    assertThat(some.withoutNegatives().keys(Role.POSITIVE)).containsExactly(3, 2);
  }

  @Test
  void tooFewGroupsGetASentence() {
    assertThatThrownBy(() -> Pubn.split(samples(1), TrainOptions.DEFAULT))
        .hasMessage(
            "P sample: needs at least 2 different groups, one to train on and one to validate with,"
                + " has 40 rows of one group");
    assertThatThrownBy(() -> Folds.of(samples(3), 5, new Seed(1)))
        .hasMessage(
            "positive sample: its 40 rows belong to too few groups to be split into 5 folds");
    assertThatThrownBy(
            () -> samples(3).withNotes(RowNotes.NONE.withGroups(ByRole.of(role -> new long[] {1}))))
        .hasMessage("1 groups for 40 rows of P");
  }

  @Test
  void rowsWithoutGroupsAreTakenByContent() {
    PubnSamples plain = new PubnSamples(rising(1, 5), rising(1, 9), rising(20, 22));
    assertThat(plain.hasGroups()).isFalse();
    assertThat(Arrays.copyOf(plain.keys(Role.UNLABELED), 4))
        .containsExactly(plain.keys(Role.POSITIVE));
    assertThat(IntStream.of(plain.rest())).hasSize(8);
  }
}
