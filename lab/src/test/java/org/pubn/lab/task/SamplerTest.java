package org.pubn.lab.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/** Chi-square bounds are the 99.9 % quantiles; all seeds are fixed, so no run differs. */
class SamplerTest {

  private static final Set<Integer> EVEN = Set.of(0, 2, 4, 6, 8);
  private static final Task PU = new Task("toy/pu", "toy", EVEN, Map.of(), new Priors(0.5, 0));
  private static final Task ODD_135 =
      new Task(
          "toy/135", "toy", EVEN, Map.of(1, 1 / 3.0, 3, 1 / 3.0, 5, 1 / 3.0), new Priors(0.5, 0.3));
  private static final Task SKEWED =
      new Task(
          "toy/skewed",
          "toy",
          EVEN,
          Map.of(1, 0.03, 3, 0.15, 5, 0.30, 7, 0.02, 9, 0.50),
          new Priors(0.5, 0.2));
  private static final TrialSizes SIZES =
      new TrialSizes(new SampleSizes(20, 20, 100), new SampleSizes(5, 5, 20), 700);

  /** 1000 rows: row r is of class r mod 10. */
  private static final ClassLabels TOY =
      ClassLabels.of(IntStream.range(0, 1000).map(row -> row % 10).toArray());

  private static TrialRows draw(Task task, long seed) {
    return new Sampler(TOY, task, SIZES).draw(new Seed(seed));
  }

  @Test
  void theRowsOfSeedZeroNeverChange() {
    TrialRows rows = draw(ODD_135, 0);

    assertThat(rows.training().positive()).startsWith(48, 788, 232, 68);
    assertThat(rows.training().unlabeled()).startsWith(826, 738, 965, 371);
    assertThat(rows.training().negative()).startsWith(531, 581, 181, 451);
    assertThat(rows.validation().positive()).startsWith(554, 104, 60, 278);
    assertThat(rows.validation().unlabeled()).startsWith(575, 982, 841, 657);
    assertThat(rows.validation().negative()).startsWith(431, 561, 233, 85);
  }

  @Test
  void aSeedIsATrial() {
    assertThat(draw(SKEWED, 4)).isEqualTo(draw(SKEWED, 4));
    assertThat(draw(SKEWED, 4)).isNotEqualTo(draw(SKEWED, 5));
    assertThat(draw(SKEWED, 4).training().unlabeled())
        .isNotEqualTo(draw(SKEWED, 5).training().unlabeled());
  }

  @Test
  void unlabeledAndPositiveRowsArePairedAcrossTasks() {
    for (int seed = 0; seed < 5; seed++) {
      TrialRows pu = draw(PU, seed);
      for (Task task : new Task[] {ODD_135, SKEWED}) {
        TrialRows biased = draw(task, seed);
        assertThat(biased.training().positive()).isEqualTo(pu.training().positive());
        assertThat(biased.training().unlabeled()).isEqualTo(pu.training().unlabeled());
        assertThat(biased.validation().positive()).isEqualTo(pu.validation().positive());
        assertThat(biased.validation().unlabeled()).isEqualTo(pu.validation().unlabeled());
      }
    }
  }

  @Test
  void aTaskWithoutNegativesDrawsNone() {
    assertThat(draw(PU, 0).training().negative()).isEmpty();
    assertThat(draw(PU, 0).validation().negative()).isEmpty();
  }

  @Test
  void rowsAreOfTheRightClasses() {
    SampledRows rows = draw(SKEWED, 1).training();

    assertThat(IntStream.of(rows.positive())).allMatch(row -> EVEN.contains(TOY.get(row)));
    assertThat(IntStream.of(rows.negative())).allMatch(row -> TOY.get(row) % 2 == 1);
    assertThat(IntStream.of(draw(ODD_135, 1).training().negative()))
        .allMatch(row -> Set.of(1, 3, 5).contains(TOY.get(row)));
  }

  @Test
  void countsOfCategoriesAreMultinomial() {
    double[] shares = {0.03, 0.15, 0.30, 0.02, 0.50};
    int trials = 1000;
    int[] totals = new int[5];
    double squares = 0;
    for (int seed = 0; seed < trials; seed++) {
      int[] counts = new int[5];
      for (int row : draw(SKEWED, seed).training().negative()) {
        counts[TOY.get(row) / 2]++;
      }
      Arrays.setAll(totals, i -> totals[i] + counts[i]);
      squares += (counts[4] - 10.0) * (counts[4] - 10.0);
    }

    double chiSquare = 0;
    for (int i = 0; i < shares.length; i++) {
      double expected = 20 * trials * shares[i];
      chiSquare += (totals[i] - expected) * (totals[i] - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(18.47);
    // n p (1 − p) = 5 and not 0: the counts are random, not quotas.
    assertThat(squares / trials).isBetween(4.3, 5.7);
  }

  @Test
  void everyRowIsEquallyLikelyToBeUnlabeled() {
    ClassLabels few = ClassLabels.of(IntStream.range(0, 40).map(row -> row % 2).toArray());
    Task task = new Task("few/pu", "few", Set.of(0), Map.of(), new Priors(0.5, 0));
    TrialSizes sizes = new TrialSizes(new SampleSizes(1, 0, 10), new SampleSizes(1, 0, 5), 25);
    Sampler sampler = new Sampler(few, task, sizes);
    int[] counts = new int[40];
    for (int seed = 0; seed < 4000; seed++) {
      for (int row : sampler.draw(new Seed(seed)).training().unlabeled()) {
        counts[row]++;
      }
    }

    double chiSquare = Arrays.stream(counts).mapToDouble(c -> (c - 1000.0) * (c - 1000.0)).sum();
    // Without replacement the variance of a count is 1000 · ¾, so the sum is ¾ of a chi-square.
    assertThat(chiSquare / 750).isBetween(16.27, 72.05);
  }

  @Test
  void separateSamplesComeFromDisjointPools() {
    TrialSizes sizes =
        new TrialSizes(new SampleSizes(15, 15, 350), new SampleSizes(5, 5, 150), 700);
    SeparateRows rows = new Sampler(TOY, ODD_135, sizes).drawSeparate(new Seed(2));

    // U takes every row of each half, so that the halves show.
    int[] all =
        Stream.of(
                rows.sigma().training(),
                rows.classifier().training(),
                rows.sigma().validation(),
                rows.classifier().validation())
            .flatMapToInt(sample -> IntStream.of(sample.unlabeled()))
            .toArray();
    assertThat(all).hasSize(1000).doesNotHaveDuplicates();
    assertThat(rows.sigma().training().unlabeled())
        .contains(rows.sigma().training().positive())
        .contains(rows.sigma().training().negative());
    assertThat(rows.classifier().validation().unlabeled())
        .contains(rows.classifier().validation().positive())
        .contains(rows.classifier().validation().negative());
  }

  @Test
  void separateSamplesUseTheSamePoolsAsJointOnes() {
    TrialSizes whole = new TrialSizes(new SampleSizes(1, 1, 700), new SampleSizes(1, 1, 300), 700);
    TrialSizes half = new TrialSizes(new SampleSizes(1, 1, 350), new SampleSizes(1, 1, 150), 700);
    int[] pool = new Sampler(TOY, ODD_135, whole).draw(new Seed(3)).training().unlabeled();
    SeparateRows rows = new Sampler(TOY, ODD_135, half).drawSeparate(new Seed(3));

    assertThat(pool)
        .contains(rows.sigma().training().unlabeled())
        .contains(rows.classifier().training().unlabeled());
  }

  @Test
  void aPoolThatHoldsTooFewIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> drawTraining(PU, new SampleSizes(20, 0, 701)))
        .withMessage("unlabeled sample: 701 rows wanted, the training pool of 700 rows holds 700");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> drawTraining(PU, new SampleSizes(600, 0, 1)))
        .withMessageMatching(
            "positive classes \\[0, 2, 4, 6, 8]: 600 rows wanted, the training pool of 700 rows"
                + " holds 3\\d\\d");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> drawTraining(ODD_135, new SampleSizes(1, 600, 1)))
        .withMessageMatching("class 1: \\d+ rows wanted, the training pool of 700 rows holds \\d+");
    TrialSizes oneMoreThanHalf =
        new TrialSizes(new SampleSizes(1, 0, 351), new SampleSizes(1, 0, 1), 700);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sampler(TOY, PU, oneMoreThanHalf).drawSeparate(new Seed(0)))
        .withMessage(
            "unlabeled sample: 351 rows wanted, the first half of the training pool of 350 rows"
                + " holds 350");
  }

  /** Two of six rows are of the kind; the validation pool of three must hold both. */
  @Test
  void aTrialThatCanBeDrawnIsDrawn() {
    ClassLabels six = ClassLabels.of(new int[] {0, 0, 1, 1, 1, 1});
    Task task = new Task("six/pu", "six", Set.of(0), Map.of(), new Priors(1 / 3.0, 0));
    TrialSizes sizes = new TrialSizes(new SampleSizes(0, 0, 3), new SampleSizes(2, 0, 3), 3);
    Sampler sampler = new Sampler(six, task, sizes);
    int[] counts = new int[6];
    for (int seed = 0; seed < 2000; seed++) {
      TrialRows rows = sampler.draw(new Seed(seed));
      assertThat(rows.validation().positive()).containsExactlyInAnyOrder(0, 1);
      for (int row : rows.training().unlabeled()) {
        counts[row]++;
      }
    }

    // Of the other four, three are in the training pool, each equally likely.
    assertThat(Arrays.stream(counts).skip(2)).allMatch(count -> Math.abs(count - 1500) < 70);
    assertThat(sampler.draw(new Seed(7))).isEqualTo(sampler.draw(new Seed(7)));
  }

  private static TrialRows drawTraining(Task task, SampleSizes training) {
    TrialSizes sizes = new TrialSizes(training, SIZES.validation(), SIZES.cut());
    return new Sampler(TOY, task, sizes).draw(new Seed(0));
  }

  @Test
  void theCutMustLieInTheSplit() {
    TrialSizes sizes = new TrialSizes(SIZES.training(), SIZES.validation(), 1001);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sampler(TOY, PU, sizes))
        .withMessage("cut 1001: must be at most the 1000 rows of the split");
  }

  @Test
  void rowsBecomeSamplesInTheOrderOfTheDraw() {
    SampledRows rows = draw(ODD_135, 0).training();
    PubnSamples samples = rows.samples(SamplerTest::rowNumbers);

    assertThat(((DenseFeatures) samples.positive()).get(1, 0)).isEqualTo(788);
    assertThat(((DenseFeatures) samples.unlabeled()).get(2, 0)).isEqualTo(965);
    assertThat(((DenseFeatures) samples.negative()).get(3, 0)).isEqualTo(451);
  }

  private static DenseFeatures rowNumbers(int[] rows) {
    float[] values = new float[rows.length];
    for (int i = 0; i < rows.length; i++) {
      values[i] = rows[i];
    }
    return DenseFeatures.ofOwned(1, values);
  }

  @Test
  void rowsHandedOutAreCopies() {
    SampledRows rows = draw(PU, 0).training();
    rows.positive()[0] = -1;
    rows.unlabeled()[0] = -1;

    assertThat(rows).isEqualTo(draw(PU, 0).training());
  }
}
