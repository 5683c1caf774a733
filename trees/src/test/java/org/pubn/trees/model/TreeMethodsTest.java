package org.pubn.trees.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.classify.Classifier;
import org.pubn.data.DenseFeatures;
import org.pubn.data.InputException;
import org.pubn.engine.Model;
import org.pubn.engine.ModelFamily;
import org.pubn.engine.Scorer;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.numbers.Auc;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Scenario;
import org.pubn.sample.TrainingData;
import org.pubn.settings.Settings;
import org.pubn.train.ModelKind;

/** What every method for trees must keep. */
class TreeMethodsTest {

  private static final TrainingData DATA =
      new TrainingData(
          new MixedTable(1).samples(200, 800, 60), new MixedTable(2).samples(50, 200, 20));

  private static final DenseFeatures TEST_POSITIVE = new MixedTable(3).rows(600, 1, false);
  private static final DenseFeatures TEST_NEGATIVE = new MixedTable(4).rows(1400, 0, false);

  @TempDir private Path directory;

  static List<Arguments> methods() {
    return Stream.of(TreeModels.FOREST, TreeModels.BOOSTED)
        .flatMap(
            kind ->
                new TreeMethods()
                    .methods().stream()
                        .filter(row -> row.families().contains(kind.family()))
                        .map(row -> Arguments.of(row.id(), row, kind)))
        .toList();
  }

  private static Problem problem(ModelKind kind) {
    Model model = kind.model(MixedTable.SHAPE);
    return new Problem(DATA, MixedTable.PRIORS, model, new Seed(7));
  }

  private static Method method(MethodRow row, int threads) {
    return row.make(Settings.NONE, MethodContext.of(Optimisation.ofRate(0.01), threads));
  }

  private static Fit fit(MethodRow row, ModelKind kind, int threads) {
    return method(row, threads).fit(problem(kind), new SharedTrainings(TrainingListener.NONE));
  }

  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("methods")
  void itTellsTheClassesApart(String id, MethodRow row, ModelKind kind) {
    Scorer scorer = fit(row, kind, 2).scorer();
    float[] positive = scorer.scores(TEST_POSITIVE);
    float[] negative = scorer.scores(TEST_NEGATIVE);

    assertThat(Auc.of(positive, negative).value()).isGreaterThan(0.93);
    // Naive trees call next to nothing positive, by design.
    if (!row.equals(TreeMethods.NAIVE_TREES)) {
      assertThat(error(positive, negative)).isLessThan(0.17);
    }
  }

  /** The same where U is what is left of a table that has P and bN as rows too. */
  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("methods")
  void itTellsTheClassesOfOneTableApart(String id, MethodRow row, ModelKind kind) {
    PubnSamples drawn = new MixedTable(1).samples(250, 800, 60);
    TrainingData table =
        new TrainingData(drawn, new MixedTable(2).samples(50, 200, 20)).drawn(Scenario.ONE_SAMPLE);
    double all = table.training().unlabeled().rows();
    Priors population =
        new Priors(
            (250 + 800 * MixedTable.PRIORS.pi()) / all, (60 + 800 * MixedTable.PRIORS.rho()) / all);
    Problem problem = new Problem(table, population, kind.model(MixedTable.SHAPE), new Seed(7));
    Scorer scorer =
        method(row, 2).fit(problem, new SharedTrainings(TrainingListener.NONE)).scorer();
    float[] positive = scorer.scores(TEST_POSITIVE);
    float[] negative = scorer.scores(TEST_NEGATIVE);

    assertThat(Auc.of(positive, negative).value()).isGreaterThan(0.93);
    if (!row.equals(TreeMethods.NAIVE_TREES)) {
      assertThat(error(positive, negative)).isLessThan(0.17);
    }
  }

  private static double error(float[] positive, float[] negative) {
    int wrong = 0;
    for (float score : positive) {
      wrong += score > 0 ? 0 : 1;
    }
    for (float score : negative) {
      wrong += score > 0 ? 1 : 0;
    }
    return (double) wrong / (positive.length + negative.length);
  }

  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("methods")
  void oneAndTwoThreadsGiveTheSameBytesAndTheFileTheSameScores(
      String id, MethodRow row, ModelKind kind) throws IOException {
    Classifier one = classifier(row, kind, 1);
    Path first = directory.resolve("one.pubn");
    Path second = directory.resolve("two.pubn");
    ClassifierFile.save(one, first);
    ClassifierFile.save(classifier(row, kind, 2), second);

    assertThat(second).hasSameBinaryContentAs(first);
    assertThat(ClassifierFile.load(first).scores(TEST_POSITIVE))
        .containsExactly(one.scores(TEST_POSITIVE));
    assertThat(Files.size(first)).isPositive();
  }

  private static Classifier classifier(MethodRow row, ModelKind kind, int threads) {
    return fit(row, kind, threads).classifier(row.id(), method(row, threads), problem(kind));
  }

  @Test
  void theCatalogueKnowsWhichMethodIsForWhichModel() {
    assertThat(ModelKind.byId("forest")).isEqualTo(TreeModels.FOREST);
    assertThat(ModelKind.byId("boosted")).isEqualTo(TreeModels.BOOSTED);
    assertThat(MethodCatalog.of("auto", true, ModelFamily.FOREST))
        .isEqualTo(TreeMethods.SOFT_LABELS);
    assertThat(MethodCatalog.of("auto", false, ModelFamily.BOOSTED))
        .isEqualTo(TreeMethods.SOFT_LABELS_N);
    assertThat(MethodCatalog.of("auto", true, ModelFamily.DESCENT)).isEqualTo(MethodCatalog.PUBN);
    assertThatThrownBy(() -> MethodCatalog.of("pu-bagging", true, ModelFamily.BOOSTED))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("method pu-bagging: cannot train such a model; those that can are");
    assertThatThrownBy(() -> MethodCatalog.of("pubn", true, ModelFamily.FOREST))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("soft-labels, soft-labels-n, pubn-weights");
  }

  @Test
  void treesAreNotTrainedStepByStepNorOnWords() {
    Model model = TreeModels.FOREST.model(3);
    assertThatThrownBy(() -> model.start(new Seed(1)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("its trees are grown whole");
    assertThatThrownBy(() -> TreeModels.BOOSTED.model(1_000_000))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "model boosted: takes at most 20000 columns, there are 1000000; a linear model takes"
                + " them");
  }
}
