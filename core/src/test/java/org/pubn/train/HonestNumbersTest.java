package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.eval.PriorBelief;
import org.pubn.numbers.Auc;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;

final class HonestNumbersTest {

  private static HonestNumbers numbers(int called, int rows, int ofU, int u, PriorBelief prior) {
    return HonestNumbers.of(
        new HonestScores.Counts(rows, called, u, ofU), new Auc(0.8, 0.01), prior, new Seed(1));
  }

  @Test
  void sharesFollowFromCounts() {
    HonestNumbers numbers = numbers(80, 100, 300, 1000, PriorBelief.known(0.3));
    assertThat(numbers.recall().value()).isEqualTo(0.8);
    assertThat(numbers.precision().orElseThrow().value()).isCloseTo(0.8, within(1e-12));
    assertThat(numbers.calledPositive().value()).isEqualTo(0.3);
    assertThat(numbers.auc().value()).as("(0.8 − 0.15) / 0.7").isCloseTo(0.65 / 0.7, within(1e-12));
    assertThat(numbers.recall().interval().low()).isBetween(0.70, 0.73);
    assertThat(numbers.recall().interval().high()).isBetween(0.86, 0.88);
    assertThat(numbers.precision().orElseThrow().interval().contains(0.8)).isTrue();
  }

  @Test
  void allIsNeverCertain() {
    HonestNumbers numbers = numbers(20, 20, 100, 1000, PriorBelief.known(0.1));
    assertThat(numbers.recall().value()).isBetween(0.97, 0.99);
    assertThat(numbers.recall().interval().low()).isLessThan(0.9);
    assertThat(numbers.recall().interval().high()).isLessThan(1);
    assertThat(numbers.precision().orElseThrow().value()).isLessThan(1);
    assertThat(numbers.precision().orElseThrow().interval().low()).isLessThan(0.85);
  }

  @Test
  void aPrecisionAboveOneIsMovedToWhatIsPossible() {
    HonestNumbers numbers = numbers(45, 50, 260, 1000, PriorBelief.known(0.3));
    assertThat(numbers.precision().orElseThrow().raw()).isGreaterThan(1);
    assertThat(numbers.precision().orElseThrow().value()).isBetween(0.85, 0.999);
  }

  /** 20 of 40 positives found, 5 % of U called: at most a prior of 0.1 goes with that. */
  @Test
  void aPriorFromZeroDoesNotMakeAllAlarmsFalse() {
    HonestNumbers possible = numbers(20, 40, 38, 760, PriorBelief.within(0.11, 0.001, 0.27));
    HonestNumbers impossible = numbers(20, 40, 38, 760, PriorBelief.within(0.3, 0.001, 0.4));

    assertThat(possible.precision().orElseThrow().value()).isBetween(0.8, 0.999);
    assertThat(possible.precision().orElseThrow().interval().low()).isLessThan(0.05);
    assertThat(impossible.precision().orElseThrow().value()).isBetween(0.4, 0.6);
  }

  @Test
  void aPriorThatIsKnownRoughlyWidensThePrecision() {
    HonestNumbers known = numbers(80, 100, 400, 1000, PriorBelief.known(0.3));
    HonestNumbers rough = numbers(80, 100, 400, 1000, PriorBelief.within(0.3, 0.2, 0.4));
    assertThat(rough.precision().orElseThrow().interval().width())
        .isGreaterThan(1.5 * known.precision().orElseThrow().interval().width());
    assertThat(rough.recall()).isEqualTo(known.recall());
  }

  @Test
  void withoutAnAlarmThereIsNoPrecision() {
    assertThat(numbers(0, 50, 0, 1000, PriorBelief.known(0.3)).precision()).isEmpty();
  }

  /** How often the intervals of r and of π r / q hold the truth, for shares that are known. */
  @Test
  void intervalsHoldTheTruth() {
    RandomStream random = new Seed(3).random();
    int recalls = 0;
    int precisions = 0;
    int trials = 400;
    double r = 0.9;
    double q = 0.25;
    for (int trial = 0; trial < trials; trial++) {
      int called = count(random, 40, r);
      int ofU = count(random, 400, q);
      HonestNumbers numbers = numbers(called, 40, ofU, 400, PriorBelief.known(0.2));
      recalls += numbers.recall().interval().contains(r) ? 1 : 0;
      precisions += numbers.precision().orElseThrow().interval().contains(0.2 * r / q) ? 1 : 0;
    }
    assertThat(recalls).isGreaterThan(360);
    assertThat(precisions).isGreaterThan(360);
  }

  private static int count(RandomStream random, int rows, double share) {
    int count = 0;
    for (int i = 0; i < rows; i++) {
      count += random.nextDouble() < share ? 1 : 0;
    }
    return count;
  }

  @Test
  void theNumbersOfATrainingAreNearTheTruth() {
    TrainResult result = Pubn.train(Plane.samples(5), Plane.PRIORS, Plane.QUICK);
    HonestNumbers numbers = result.numbers().orElseThrow();
    DenseFeatures positives = Plane.positives(99, 5000);
    int found = 0;
    for (boolean positive : result.classifier().predictions(positives)) {
      found += positive ? 1 : 0;
    }
    assertThat(numbers.recall().interval().contains(found / 5000.0)).isTrue();
    assertThat(numbers.positives())
        .isEqualTo(result.problem().data().validation().positive().rows());
    assertThat(result.topRows()).isNotEmpty();
    assertThat(result.topRows().get(0).rows()).isGreaterThanOrEqualTo(10);
    assertThat(result.topRows().get(0).positives())
        .isLessThanOrEqualTo(result.topRows().get(0).rows());
  }

  @Test
  void numbersCanBeLeftOutAndTheModelStays() {
    TrainResult with = Pubn.train(Plane.samples(5), Plane.PRIORS, Plane.QUICK);
    TrainResult without =
        Pubn.train(Plane.samples(5), Plane.PRIORS, Plane.QUICK.withoutHonestNumbers());
    assertThat(without.numbers()).isEmpty();
    DenseFeatures rows = Plane.positives(99, 50);
    assertThat(without.classifier().scores(rows)).isEqualTo(with.classifier().scores(rows));
  }
}
