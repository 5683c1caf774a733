package org.pubn.trees.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.engine.MeanScorer;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.Setting;
import org.pubn.train.ModelChoice;
import org.pubn.train.ModelKind;
import org.pubn.train.TrainOptions;
import org.pubn.train.TrainResult;

/** The default of a training: which kind of model, and what is said of it. */
class ModelChoiceTest {

  private static final Priors PRIORS = new Priors(0.4, 0.3);

  private static final TrainOptions QUICK = TrainOptions.DEFAULT.withEpochs(8).withPatience(4);

  /** A row is positive where the signs of the first two numbers agree, if {@code crossed}. */
  private static DenseFeatures rows(int count, double share, boolean crossed, Seed seed) {
    RandomStream random = seed.random();
    float[] values = new float[6 * count];
    for (int row = 0; row < count; row++) {
      boolean positive = row < share * count;
      for (int i = 0; i < 6; i++) {
        values[6 * row + i] = random.nextFloat() * 2 - 1;
      }
      if (crossed) {
        boolean agree = values[6 * row] * values[6 * row + 1] > 0;
        values[6 * row] *= agree == positive ? 1 : -1;
      } else {
        values[6 * row] += positive ? 0.5f : -0.5f;
      }
    }
    return DenseFeatures.ofOwned(6, values);
  }

  private static PubnSamples samples(boolean crossed, long seed) {
    Seed all = new Seed(seed);
    return new PubnSamples(
        rows(250, 1, crossed, all.child("P")),
        rows(1000, PRIORS.pi(), crossed, all.child("U")),
        rows(150, 0, crossed, all.child("bN")));
  }

  @Test
  void takesTheMeanWhereNothingIsClearlyBetter() {
    TrainResult result = Pubn.train(samples(false, 1), PRIORS, QUICK);

    ModelChoice choice = result.models().orElseThrow();
    assertThat(choice.candidates().stream().map(ModelChoice.Candidate::name))
        .containsExactly("mean of mlp, forest and boosted", "mlp", "forest", "boosted", "linear");
    assertThat(choice.standard().behind()).isZero();
    assertThat(choice.chosen()).isZero();
    assertThat(result.classifier().scorer()).isInstanceOf(MeanScorer.class);
    assertThat(((MeanScorer) result.classifier().scorer()).members()).hasSize(3);
    assertThat(result.numbers()).isPresent();
    assertThat(result.classifier().provenance().method()).isEqualTo("pubn+soft-labels");
  }

  @Test
  void seesWhichKindCannotLearnTheTask() {
    TrainResult result = Pubn.train(samples(true, 2), PRIORS, QUICK);

    ModelChoice choice = result.models().orElseThrow();
    // No line separates a cross.
    assertThat(choice.candidates().get(4).isClearlyWorse()).isTrue();
    assertThat(choice.best().name()).isNotEqualTo("linear");
    assertThat(choice.best().isClearlyBetter()).isEqualTo(choice.chosen() != 0);
    assertThat(result.numbers().orElseThrow().auc().value()).isGreaterThan(0.8);
  }

  @Test
  void isTheSameOnAnyNumberOfThreads(@TempDir Path folder) throws IOException {
    Path one = folder.resolve("one.pubn");
    Path two = folder.resolve("two.pubn");

    TrainResult first = Pubn.train(samples(false, 3), PRIORS, QUICK.withThreads(1));
    TrainResult second = Pubn.train(samples(false, 3), PRIORS, QUICK.withThreads(2));
    Pubn.save(first.classifier(), one);
    Pubn.save(second.classifier(), two);

    assertThat(second.models()).isEqualTo(first.models());
    assertThat(second.numbers()).isEqualTo(first.numbers());
    assertThat(Files.readAllBytes(two)).isEqualTo(Files.readAllBytes(one));
    DenseFeatures rows = rows(50, 0.5, false, new Seed(9));
    assertThat(Pubn.load(one).scorer().scores(rows))
        .isEqualTo(first.classifier().scorer().scores(rows));
  }

  @Test
  void aGivenModelMethodOrSettingLeavesNothingToChoose() {
    PubnSamples samples = samples(false, 4);

    assertThat(Pubn.train(samples, PRIORS, QUICK.withModel(ModelKind.LINEAR)).models()).isEmpty();
    TrainResult bagging = Pubn.train(samples, PRIORS, QUICK.withMethod("pu-bagging"));
    assertThat(bagging.models()).isEmpty();
    assertThat(bagging.problem().model().description()).startsWith("forest");
    TrainResult rate =
        Pubn.train(samples, PRIORS, QUICK.withRate(0.01).with(Setting.SIGMA_RATE, 0.01));
    assertThat(rate.models()).isEmpty();
    assertThat(rate.problem().model().description()).startsWith("mlp");
  }

  @Test
  void choosesWithoutHonestNumbersToo() {
    TrainResult result =
        Pubn.train(samples(false, 5), PRIORS, QUICK.withoutHonestNumbers().withEpochs(2));

    assertThat(result.models()).isPresent();
    assertThat(result.numbers()).isEmpty();
  }
}
