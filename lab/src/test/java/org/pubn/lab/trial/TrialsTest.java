package org.pubn.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.BinaryLabels;
import org.pubn.lab.task.Sampler;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TrialRows;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

class TrialsTest {

  private static final Dataset MNIST = DATASETS.dataset("mnist");
  private static final Task ODD_135 = DATASETS.task("mnist/135");

  @Test
  void theRowsOfSeedZeroNeverChange() {
    TrialRows rows = new Sampler(MNIST.classes(), ODD_135, MNIST.trialSizes()).draw(new Seed(0));

    assertThat(rows.training().positive()).startsWith(48690, 36187, 2334, 48744);
    assertThat(rows.training().unlabeled()).startsWith(43762, 50830, 37343, 11789);
    assertThat(rows.training().negative()).startsWith(56882, 16441, 34017, 22325);
    assertThat(rows.validation().positive()).startsWith(43806, 33020, 35377, 36994);
    assertThat(rows.validation().unlabeled()).startsWith(47804, 35804, 54997, 59820);
    assertThat(rows.validation().negative()).startsWith(38272, 55634, 40015, 345);
  }

  @Test
  void aTrialHoldsTheFeaturesOfItsRows() {
    Trial trial = new Trials(MNIST, ODD_135).draw(new Seed(0));

    assertSizes(trial.data().training(), 500, 500, 6000);
    assertSizes(trial.data().validation(), 100, 100, 1200);
    assertSameRow(trial.data().training().positive(), 1, 36187);
    assertSameRow(trial.data().training().unlabeled(), 2, 37343);
    assertSameRow(trial.data().validation().negative(), 3, 345);
    assertThat(trial.test().size()).isEqualTo(10_000);
  }

  @Test
  void aTrialWithoutNegativesIsPairedWithOneThatHasThem() {
    PubnSamples without =
        new Trials(MNIST, DATASETS.task("mnist/pu")).draw(new Seed(0)).data().training();

    assertSizes(without, 500, 0, 6000);
    assertSameRow(without.positive(), 1, 36187);
    assertSameRow(without.unlabeled(), 2, 37343);
  }

  private static void assertSizes(PubnSamples samples, int positive, int negative, int unlabeled) {
    assertThat(samples.positive().rows()).isEqualTo(positive);
    assertThat(samples.negative().rows()).isEqualTo(negative);
    assertThat(samples.unlabeled().rows()).isEqualTo(unlabeled);
  }

  private static void assertSameRow(Features sample, int row, int trainingRow) {
    DenseFeatures expected = (DenseFeatures) MNIST.rows(new int[] {trainingRow});
    for (int column = 0; column < expected.columns(); column++) {
      assertThat(((DenseFeatures) sample).get(row, column)).isEqualTo(expected.get(0, column));
    }
  }

  @Test
  void hiddenLabelsAreThoseOfTheUnlabeledRows() {
    HiddenLabels hidden = new Trials(MNIST, ODD_135).draw(new Seed(0)).hidden();
    TrialRows rows = new Sampler(MNIST.classes(), ODD_135, MNIST.trialSizes()).draw(new Seed(0));

    assertLabels(hidden.training(), rows.training().unlabeled());
    assertLabels(hidden.validation(), rows.validation().unlabeled());
    assertThat(hidden.training().positives()).isEqualTo(2895);
    assertThat(hidden.validation().positives()).isEqualTo(605);
  }

  private static void assertLabels(BinaryLabels labels, int[] rows) {
    assertThat(labels.size()).isEqualTo(rows.length);
    for (int i = 0; i < rows.length; i++) {
      assertThat(labels.isPositive(i)).isEqualTo(MNIST.classes().get(rows[i]) % 2 == 0);
    }
  }

  @Test
  void aSeparateTrialHasTwoSetsOfSamples() {
    SeparateTrial trial = new Trials(MNIST, ODD_135).drawSeparate(new Seed(0));

    assertSizes(trial.sigma().training(), 500, 500, 6000);
    assertSizes(trial.sigma().validation(), 100, 100, 1200);
    assertSizes(trial.classifier().data().training(), 500, 500, 6000);
    assertSizes(trial.classifier().data().validation(), 100, 100, 1200);
    assertThat(trial.classifier().hidden().training().size()).isEqualTo(6000);
  }

  @Test
  void aTaskOfAnotherDatasetIsRefused() {
    Task other = new Task("toy/a", "toy", Set.of(0), Map.of(), Priors.positive(0.5));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Trials(MNIST, other))
        .withMessage("task toy/a: is made from toy, not from mnist");
  }
}
