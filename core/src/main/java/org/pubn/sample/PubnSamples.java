package org.pubn.sample;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.numbers.RowKeys;

/**
 * The three samples a learner sees. There is no place in this type for a true label of an unlabeled
 * example, so no learner can look at one.
 *
 * <p>U always stands for the population. Where P and bN were labeled within one table ({@link
 * Scenario#ONE_SAMPLE}), that is the whole table: then U begins with the rows of P and bN once
 * more, its {@linkplain #copies() copies}. So a mean over U is a mean over all rows, in every risk,
 * criterion and estimator, and none of them needs to know.
 *
 * @param positive X_P, drawn from p(x | y=+1)
 * @param unlabeled X_U, drawn from p(x)
 * @param negative X_bN, drawn from p(x | y=−1, s=+1); without rows where none are given
 * @param notes what else is known of the rows
 */
public record PubnSamples(
    Features positive, Features unlabeled, Features negative, RowNotes notes) {

  public PubnSamples {
    if (positive.isEmpty()) {
      throw new InputException("positive sample: has no rows, at least one is needed");
    }
    if (unlabeled.isEmpty()) {
      throw new InputException("unlabeled sample: has no rows, at least one is needed");
    }
    checkWidth("unlabeled", unlabeled, positive);
    checkWidth("negative", negative, positive);
    notes.requireSizes(new ByRole<>(positive.rows(), unlabeled.rows(), negative.rows()));
  }

  /** Samples of whose rows nothing is known but their features. */
  public PubnSamples(Features positive, Features unlabeled, Features negative) {
    this(positive, unlabeled, negative, RowNotes.NONE);
  }

  private static void checkWidth(String name, Features sample, Features positive) {
    if (sample.columns() != positive.columns()) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%s sample: has %d columns, the positive sample has %d",
              name,
              sample.columns(),
              positive.columns()));
    }
    if (sample.getClass() != positive.getClass()) {
      throw new InputException(name + " sample: dense and sparse samples cannot be mixed");
    }
  }

  /** Samples of a problem without biased negatives. */
  public static PubnSamples withoutNegatives(Features positive, Features unlabeled) {
    return new PubnSamples(positive, unlabeled, positive.select(new int[0]));
  }

  /** Samples made role by role. */
  public static PubnSamples of(Function<Role, Features> maker) {
    ByRole<Features> made = ByRole.of(maker);
    return new PubnSamples(made.positive(), made.unlabeled(), made.negative());
  }

  /** The same with something known of the rows. */
  public PubnSamples withNotes(RowNotes known) {
    return new PubnSamples(positive, unlabeled, negative, known);
  }

  /**
   * The same samples where P and bN were labeled within one table and U is the rest of it.
   *
   * @param scenario how the samples came to be; {@link Scenario#TWO_SAMPLE} changes nothing
   */
  public PubnSamples drawn(Scenario scenario) {
    if (scenario == scenario() || scenario == Scenario.TWO_SAMPLE) {
      return this;
    }
    return new PubnSamples(
        positive,
        Features.stacked(List.of(positive, negative, unlabeled)),
        negative,
        notes.united(positive.rows() + negative.rows()));
  }

  /** How the samples came to be. */
  public Scenario scenario() {
    return copies() == 0 ? Scenario.TWO_SAMPLE : Scenario.ONE_SAMPLE;
  }

  /** How many rows of U, its first ones, are rows of P and bN again. */
  public int copies() {
    return notes.copies();
  }

  /** Which rows of U nobody labeled: all but the copies. */
  public int[] rest() {
    return IntStream.range(copies(), unlabeled.rows()).toArray();
  }

  /** The samples without copies: every row of the data once. */
  public PubnSamples apart() {
    return copies() == 0
        ? this
        : select(
            new ByRole<>(
                IntStream.range(0, positive.rows()).toArray(),
                rest(),
                IntStream.range(0, negative.rows()).toArray()));
  }

  /**
   * Some rows of each sample.
   *
   * @param rows by sample; those of U rise
   */
  public PubnSamples select(ByRole<int[]> rows) {
    return new PubnSamples(
        positive.select(rows.positive()),
        unlabeled.select(rows.unlabeled()),
        negative.select(rows.negative()),
        notes.select(rows));
  }

  /**
   * For every row of a sample a number by which it is kept with others in a split: that of its
   * group, or, where there are no groups, one that equal rows share.
   */
  public long[] keys(Role role) {
    return notes.groups(role).orElseGet(() -> RowKeys.of(of(role)));
  }

  /** Whether rows belong to groups, which stay together in every split. */
  public boolean hasGroups() {
    return notes.hasGroups();
  }

  /** The same without biased negatives. */
  public PubnSamples withoutNegatives() {
    return select(
        new ByRole<>(
            IntStream.range(0, positive.rows()).toArray(),
            IntStream.range(0, unlabeled.rows()).toArray(),
            new int[0]));
  }

  /** One of the samples. */
  public Features of(Role role) {
    return switch (role) {
      case POSITIVE -> positive;
      case UNLABELED -> unlabeled;
      case NEGATIVE -> negative;
    };
  }

  /** Whether biased negatives are given. */
  public boolean hasNegatives() {
    return !negative.isEmpty();
  }

  /** The length of every example. */
  public int columns() {
    return positive.columns();
  }
}
