package org.pubn.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.pubn.random.Seed;
import org.pubn.sample.Role;

/** Few different rows, so that many are equal. */
class ValidationSplitPropertyTest {

  @Property(tries = 300)
  void equalRowsAreOnTheSameSide(
      @ForAll @Size(min = 3, max = 40) long @LongRange(min = 0, max = 30) [] positive,
      @ForAll @Size(min = 3, max = 60) long @LongRange(min = 0, max = 30) [] unlabeled,
      @ForAll @DoubleRange(min = 0.05, max = 0.9) double share,
      @ForAll long seed) {
    Assume.that(distinct(positive).size() > 2 && distinct(unlabeled).size() > 2);
    ValidationSplit split;
    try {
      split = ValidationSplit.of(positive, unlabeled, new long[0], share, new Seed(seed));
    } catch (IllegalArgumentException refused) {
      // Two tiny samples that share all their rows may have no split at all.
      Assume.that(false);
      return;
    }
    Assume.that(split.shared().divided() == 0);
    Set<Long> training = new HashSet<>();
    Set<Long> validation = new HashSet<>();
    collect(split.training(Role.POSITIVE), positive, training);
    collect(split.training(Role.UNLABELED), unlabeled, training);
    collect(split.validation(Role.POSITIVE), positive, validation);
    collect(split.validation(Role.UNLABELED), unlabeled, validation);

    assertThat(training).doesNotContainAnyElementsOf(validation);
    assertThat(split.training(Role.POSITIVE)).isNotEmpty();
    assertThat(split.validation(Role.POSITIVE)).isNotEmpty();
    assertThat(split.training(Role.POSITIVE).length + split.validation(Role.POSITIVE).length)
        .isEqualTo(positive.length);
  }

  @Property(tries = 100)
  void theOrderOfTheRowsDoesNotMatter(
      @ForAll @Size(min = 4, max = 40) long @LongRange(min = 0, max = 1000) [] rows,
      @ForAll long seed) {
    Assume.that(distinct(rows).size() > 3);
    long[] unlabeled = {2000, 2001, 2002};
    long[] reversed = rows.clone();
    for (int i = 0; i < rows.length; i++) {
      reversed[i] = rows[rows.length - 1 - i];
    }
    Set<Long> forward = new HashSet<>();
    Set<Long> backward = new HashSet<>();
    collect(
        ValidationSplit.of(rows, unlabeled, new long[0], 0.3, new Seed(seed))
            .validation(Role.POSITIVE),
        rows,
        forward);
    collect(
        ValidationSplit.of(reversed, unlabeled, new long[0], 0.3, new Seed(seed))
            .validation(Role.POSITIVE),
        reversed,
        backward);

    assertThat(forward).isEqualTo(backward);
  }

  private static Set<Long> distinct(long[] keys) {
    Set<Long> distinct = new HashSet<>();
    for (long key : keys) {
      distinct.add(key);
    }
    return distinct;
  }

  private static void collect(int[] rows, long[] keys, Set<Long> into) {
    for (int row : rows) {
      into.add(keys[row]);
    }
  }
}
