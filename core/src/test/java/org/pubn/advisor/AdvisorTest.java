package org.pubn.advisor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors;
import org.pubn.advice.Bias;
import org.pubn.advice.Comparison;
import org.pubn.advice.Need;
import org.pubn.advice.Sensitivity;
import org.pubn.advice.Verdict;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Progress;
import org.pubn.eval.PuMetric;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/** Advice on samples whose truth is known. */
class AdvisorTest {

  private static final double UNKNOWN = Double.NaN;

  private static final AdviceOptions QUICK =
      new AdviceOptions(NetworkSpec.linear(3), 3, 30, 8, 300, 0.95, new Seed(0), 2);

  private static Advice advise(PubnSamples samples, double pi, double rho) {
    return advise(samples, pi, rho, QUICK, Progress.NONE);
  }

  private static Advice advise(
      PubnSamples samples, double pi, double rho, AdviceOptions options, Progress progress) {
    TrainingData data = World.split(samples);
    return new Advisor(data, World.assumed(data, pi, rho), options, progress).advise();
  }

  private static PubnSamples withoutNegatives(PubnSamples samples) {
    return PubnSamples.withoutNegatives(samples.positive(), samples.unlabeled());
  }

  /** bN is of one kind of negatives, which is half of all: ρ_max = (1 − π) / 2. */
  @Test
  void negativesOfOneKindAreBiased() {
    Bias bias =
        advise(new World(0.4, 2, 3).samples(1, 300, 1500, 300, 1), 0.4, UNKNOWN)
            .bias()
            .orElseThrow();

    assertThat(bias.verdict()).isEqualTo(Verdict.BIASED);
    assertThat(bias.test().orElseThrow().pValue()).isLessThan(1e-6);
    assertThat(bias.test().orElseThrow().auc()).isBetween(0.65, 0.85);
    assertThat(bias.coverage()).isBetween(0.3, 0.65);
  }

  @Test
  void aFairSampleOfTheNegativesShowsNoBias() {
    Bias bias =
        advise(new World(0.4, 2, 3).samples(2, 300, 1500, 300, 0.5), 0.4, UNKNOWN)
            .bias()
            .orElseThrow();

    assertThat(bias.verdict()).isEqualTo(Verdict.NO_SIGN);
    assertThat(bias.test().orElseThrow().interval().contains(0.5)).isTrue();
    assertThat(bias.mostCoverage()).isGreaterThan(0.9);
  }

  /** Of 100 fair samples about five should look biased: of ten hardly more than two. */
  @Test
  void fairSamplesAreRarelyTakenForBiased() {
    int significant = 0;
    for (int seed = 10; seed < 20; seed++) {
      PubnSamples samples = new World(0.4, 1.5, 3).samples(seed, 150, 600, 150, 0.5);
      TrainingData data = World.split(samples);
      AssumedPriors assumed = World.assumed(data, 0.4, UNKNOWN);
      AdviceOptions few =
          new AdviceOptions(NetworkSpec.linear(3), 3, 8, 8, 100, 0.95, new Seed(seed), 2);
      Bias bias = new Advisor(data, assumed, few, Progress.NONE).advise().bias().orElseThrow();
      significant += bias.significant() ? 1 : 0;
    }

    assertThat(significant).isLessThanOrEqualTo(2);
  }

  /** With π = 0.7 the naive method is content with p(y=+1 | x) above 0.3. */
  @Test
  void overlappingClassesNeedPuLearning() {
    Need need =
        advise(withoutNegatives(new World(0.7, 0.8, 3).samples(3, 1500, 6000, 1, 1)), 0.7, UNKNOWN)
            .need();

    assertThat(need.verdict()).isEqualTo(Verdict.NEEDED);
    assertThat(need.comparison().errors().value()).isBetween(0.01, 0.08);
  }

  @Test
  void rarePositivesFarAwayDoNotNeedIt() {
    Advice advice =
        advise(withoutNegatives(new World(0.02, 4, 3).samples(4, 200, 3000, 1, 1)), 0.02, UNKNOWN);

    assertThat(advice.need().verdict()).isEqualTo(Verdict.NOT_NEEDED);
    assertThat(advice.bias()).isEmpty();
    assertThat(advice.benefit()).isEmpty();
    assertThat(advice.sensitivity().method()).isEqualTo("PUbN\\N");
    assertThat(advice.sensitivity().variants()).hasSize(2);
  }

  /** The same rows, of which 2 % are positive, and somebody who says 30 %. */
  @Test
  void aPriorThatTheRowsContradictIsNamed() {
    Need need =
        advise(withoutNegatives(new World(0.02, 4, 3).samples(4, 200, 3000, 1, 1)), 0.3, UNKNOWN)
            .need();

    assertThat(need.verdict()).isEqualTo(Verdict.PRIOR_AT_ODDS);
  }

  @Test
  void positivesLikeTheUnlabeledTeachNothing() {
    Need need =
        advise(withoutNegatives(new World(0.5, 0, 3).samples(5, 200, 800, 1, 1)), 0.5, UNKNOWN)
            .need();

    assertThat(need.verdict()).isEqualTo(Verdict.NOTHING_LEARNED);
  }

  /** Negatives where no unlabeled row is. */
  @Test
  void foreignNegativesAreOfNoUse() {
    PubnSamples samples = new World(0.4, 2, 3).samples(6, 200, 800, 1, 1);
    float[] far = new float[3 * 100];
    for (int i = 0; i < far.length; i++) {
      far[i] = 30 + (i % 7) + i * 0.01f;
    }
    Advice advice =
        advise(
            new PubnSamples(samples.positive(), samples.unlabeled(), DenseFeatures.ofOwned(3, far)),
            0.4,
            UNKNOWN);

    assertThat(advice.bias().orElseThrow().verdict()).isEqualTo(Verdict.FOREIGN);
    assertThat(advice.benefit()).isEmpty();
  }

  @Test
  void threadsChangeNothingAndTheSeedDoes() {
    PubnSamples samples = new World(0.4, 1, 3).samples(7, 100, 400, 100, 0.8);
    Advice two = advise(samples, 0.4, 0.2);
    Advice one = advise(samples, 0.4, 0.2, QUICK.withThreads(1), Progress.NONE);
    Advice other = advise(samples, 0.4, 0.2, QUICK.withSeed(new Seed(9)), Progress.NONE);

    assertThat(one).isEqualTo(two);
    assertThat(other).isNotEqualTo(two);
  }

  @Test
  void allPlannedEpochsAreAccountedFor() {
    AtomicLong planned = new AtomicLong();
    AtomicLong advanced = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void start(String what, long epochs) {
            planned.addAndGet(epochs);
          }

          @Override
          public void advance(long epochs) {
            advanced.addAndGet(epochs);
          }
        };
    advise(new World(0.4, 1, 3).samples(7, 100, 400, 100, 0.8), 0.4, 0.2, QUICK, progress);

    assertThat(advanced.get()).isEqualTo(planned.get());
    // Grids of 2, 2 + 6 · 2 and 2 + 6 · 2; three folds of 1 + 2 + 2, of 1 for bias and of 1 for
    // fairness; five times three folds of 2.
    assertThat(planned.get()).isEqualTo(30L * (30 + 21 + 30));
  }

  @Test
  void otherPriorsAreJudgedByThemselves() {
    Sensitivity sensitivity =
        advise(new World(0.4, 1, 3).samples(8, 200, 800, 200, 0.8), 0.4, 0.2).sensitivity();

    assertThat(sensitivity.variants())
        .extracting(Sensitivity.Variant::name)
        .containsExactly("π lower", "π higher", "ρ lower", "ρ higher");
    Sensitivity.Variant lower = sensitivity.variants().get(0);
    Sensitivity.Variant higher = sensitivity.variants().get(1);
    assertThat(lower.priors().pi()).isEqualTo(0.4 - 0.05);
    assertThat(lower.calledPositive()).isLessThan(higher.calledPositive());
    assertThat(lower.cost().value()).isCloseTo(lower.keptError() - lower.ownError(), within(1e-9));
    assertThat(sensitivity.worst().changed())
        .isEqualTo(
            sensitivity.variants().stream()
                .mapToDouble(Sensitivity.Variant::changed)
                .max()
                .orElseThrow());
  }

  @Test
  void whatIsComparedIsJudgedWithoutLabels() {
    Comparison comparison =
        advise(new World(0.4, 1.5, 3).samples(9, 200, 800, 200, 0.8), 0.4, 0.2)
            .benefit()
            .orElseThrow()
            .comparison();

    assertThat(comparison.first().label()).isEqualTo("PUbN\\N");
    assertThat(comparison.second().label()).isEqualTo("PUbN");
    assertThat(comparison.second().negativesCalledPositive()).isPresent();
    assertThat(comparison.second().evaluation().rates().recall()).isGreaterThan(0.7);
    assertThat(comparison.second().evaluation().metrics()).containsKey(PuMetric.ERROR);
  }

  @Test
  void tooFewRowsAreRefused() {
    PubnSamples few = new World(0.4, 1, 3).samples(1, 3, 50, 30, 1);
    PubnSamples fewNegatives = new World(0.4, 1, 3).samples(1, 50, 50, 10, 1);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> advise(withoutNegatives(few), 0.4, UNKNOWN))
        .withMessage("positive sample: has 2 rows to learn from, advice needs 20 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> advise(fewNegatives, 0.4, 0.2))
        .withMessage("negative sample: has 8 rows to learn from, advice needs 20 or more");
  }

  @Test
  void equalRowsCannotBeDealt() {
    PubnSamples samples = new World(0.4, 1, 3).samples(1, 50, 100, 1, 1);
    DenseFeatures same = (DenseFeatures) samples.positive().select(new int[60]);
    TrainingData data =
        new TrainingData(
            PubnSamples.withoutNegatives(same, samples.unlabeled()), withoutNegatives(samples));
    AssumedPriors assumed = World.assumed(data, 0.4, UNKNOWN);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Advisor(data, assumed, QUICK, Progress.NONE))
        .withMessage(
            "positive sample: its 60 rows have too few different values to be split into 3 folds");
  }
}
