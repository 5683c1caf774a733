package org.pubn.lab.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;

/** 300 rows of three classes in turn: enough of each in both pools for all sizes drawn here. */
class SamplerPropertyTest {

  private static final ClassLabels THREE =
      ClassLabels.of(IntStream.range(0, 300).map(row -> row % 3).toArray());
  private static final Task TASK =
      new Task("three/a", "three", Set.of(0), Map.of(1, 0.7, 2, 0.3), new Priors(0.3, 0.2));

  @Property
  void everySampleHasItsSizeAndNoRowTwice(
      @ForAll long seed,
      @ForAll @IntRange(max = 20) int positive,
      @ForAll @IntRange(max = 20) int negative,
      @ForAll @IntRange(max = 150) int unlabeled) {
    SampleSizes sizes = new SampleSizes(positive, negative, unlabeled);
    TrialRows rows =
        new Sampler(THREE, TASK, new TrialSizes(sizes, sizes, 150)).draw(new Seed(seed));

    assertSample(rows.training(), sizes);
    assertSample(rows.validation(), sizes);
    assertThat(Collections.disjoint(allRows(rows.training()), allRows(rows.validation()))).isTrue();
  }

  private static void assertSample(SampledRows rows, SampleSizes sizes) {
    assertThat(rows.positive()).hasSize(sizes.positive()).doesNotHaveDuplicates();
    assertThat(rows.negative()).hasSize(sizes.negative()).doesNotHaveDuplicates();
    assertThat(rows.unlabeled()).hasSize(sizes.unlabeled()).doesNotHaveDuplicates();
    assertThat(IntStream.of(rows.positive())).allMatch(row -> THREE.get(row) == 0);
    assertThat(IntStream.of(rows.negative())).allMatch(row -> THREE.get(row) != 0);
  }

  private static Set<Integer> allRows(SampledRows rows) {
    return IntStream.concat(
            IntStream.concat(IntStream.of(rows.positive()), IntStream.of(rows.negative())),
            IntStream.of(rows.unlabeled()))
        .boxed()
        .collect(Collectors.toSet());
  }
}
