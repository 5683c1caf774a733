package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.Pubn;
import org.pubn.classify.Classifier;
import org.pubn.classify.ColumnImportance;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Progress;
import org.pubn.files.FeatureColumns;
import org.pubn.learn.ChosenCheckpoint;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.prior.GivenPriors;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

class TrainingPipelineTest {

  private static final DenseFeatures CLEAR = DenseFeatures.of(3, 3, 0, 0, -3, 2, 0, -3, -3, 0);

  @TempDir private Path directory;

  static List<MethodRow> methods() {
    return MethodCatalog.all();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyMethodLearnsFromOwnData(MethodRow row) {
    TrainResult result =
        Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK.withMethod(row.id()));

    boolean[] answers = result.classifier().predictions(CLEAR);
    assertThat(answers[0]).isTrue();
    assertThat(answers[1]).isFalse();
    assertThat(result.method().id()).isEqualTo(row.id());
    assertThat(result.classifier().provenance().method()).isEqualTo(row.id());
  }

  @Test
  void withoutNegatives() {
    TrainResult result =
        Pubn.train(Plane.withoutNegatives(1), Priors.positive(0.4), Plane.QUICK.withEpochs(60));

    assertThat(result.method().id()).isEqualTo("pubn-n");
    assertThat(result.classifier().predictions(CLEAR)).containsExactly(true, false, false);
    assertThat(result.negativesAuc()).isEmpty();
    assertThat(result.warnings()).isEmpty();
  }

  @Test
  void threadsChangeNothing() throws IOException {
    Path one = directory.resolve("one.pubn");
    Path three = directory.resolve("three.pubn");
    ClassifierFile.save(Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK).classifier(), one);
    ClassifierFile.save(
        Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK.withThreads(3)).classifier(), three);

    assertThat(three).hasSameBinaryContentAs(one);
  }

  @Test
  void theSeedChangesTheOutcome() {
    float[] first =
        Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK).classifier().scores(CLEAR);
    float[] second =
        Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK.withSeed(1))
            .classifier()
            .scores(CLEAR);

    assertThat(first).isNotEqualTo(second);
  }

  @Test
  void savedAndLoadedItGivesTheSameBits() throws IOException {
    TrainResult result =
        Pubn.train(
            Plane.samples(2),
            Plane.PRIORS,
            Plane.QUICK
                .withModel(ModelKind.MLP)
                .withMethod("nnpu")
                .withRate(0.001)
                .withEpochs(1)
                .withDecision(DecisionRule.byCosts("1:3")));
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(result.classifier(), file);
    Classifier loaded = ClassifierFile.load(file);
    DenseFeatures rows = Plane.unlabeled(new Seed(77), 500);

    assertThat(loaded.scores(rows)).isEqualTo(result.classifier().scores(rows));
    assertThat(loaded.predictions(rows)).isEqualTo(result.classifier().predictions(rows));
    assertThat(loaded.probabilities(rows)).isEqualTo(result.classifier().probabilities(rows));
    assertThat(loaded.threshold()).isEqualTo(result.decision().score());
    assertThat(loaded.probability(loaded.threshold())).isEqualTo(0.25, within(1e-9));
    assertThat(Files.size(file)).isPositive();
  }

  @Test
  void trainingEndsWhenNothingImproves() {
    TrainResult result =
        Pubn.train(
            Plane.samples(1),
            Plane.PRIORS,
            Plane.QUICK.withMethod("nnpu").withRate(0.01).withEpochs(200).withPatience(4));
    ChosenCheckpoint part = result.fit().trainings().get(0);

    assertThat(part.trained().history().size()).isLessThan(200);
    assertThat(part.trained().history().size() - part.checkpoint().epoch()).isEqualTo(4);
    assertThat(result.stages().get(0).best().epochs()).isEqualTo(part.trained().history().size());
  }

  @Test
  void allPlannedEpochsAreAccountedFor() {
    AtomicLong planned = new AtomicLong();
    AtomicLong advanced = new AtomicLong();
    List<String> tried = new ArrayList<>();
    Progress progress =
        new Progress() {
          @Override
          public void start(String what, long steps) {
            planned.addAndGet(steps);
          }

          @Override
          public void advance(long steps) {
            advanced.addAndGet(steps);
          }

          @Override
          public synchronized void message(String text) {
            tried.add(text);
          }
        };
    TrainOptions options =
        Plane.QUICK.withPriors(GivenPriors.of(Plane.PRIORS)).withPatience(3).withThreads(2);
    Pubn.train(Pubn.split(Plane.samples(1), options), options, progress);

    // 2 of σ̂; 6 of σ̂ and g; both once more for the classifier; P against bN.
    assertThat(advanced.get()).isEqualTo(planned.get()).isEqualTo((2 + 6 * 2 + 2 + 1) * 15);
    assertThat(tried)
        .hasSize(8)
        .allMatch(text -> text.matches("\\d of 8 tried; .* with .*: loss .*"));
    // Threads may overtake one another between counting and telling.
    assertThat(tried).anyMatch(text -> text.startsWith("8 of 8 tried; PUbN with "));
  }

  @Test
  void weightsOfTheGroupsFollowEquation7() {
    TrainResult result = Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK);
    List<RoleWeight> weights = result.groupWeights();

    assertThat(weights).hasSize(5);
    assertThat(weights.get(0).weight()).isEqualTo(Plane.PRIORS.pi());
    assertThat(weights.get(1).weight()).isEqualTo(Plane.PRIORS.rho());
    RoleWeight unlabeled = weights.get(2);
    assertThat(unlabeled.group()).isEqualTo(Role.UNLABELED);
    assertThat(unlabeled.examples()).isEqualTo(800);
    assertThat(unlabeled.used()).isEqualTo(result.fit().threshold().orElseThrow().actual());
    double[] sigma = result.sigmaOfUnlabeled().orElseThrow();
    double eta = result.fit().threshold().orElseThrow().eta();
    double sum = 0;
    for (double value : sigma) {
      sum += value <= eta ? 1 - value : 0;
    }
    assertThat(unlabeled.weight()).isCloseTo(sum / 800, within(1e-9));
  }

  @Test
  void importanceFindsTheColumnThatMatters() {
    TrainResult result = Pubn.train(Plane.samples(1), Plane.PRIORS, Plane.QUICK);
    List<ColumnImportance> importance =
        result.importance(FeatureColumns.of(List.of("x", "y", "noise")));

    assertThat(importance).hasSize(3);
    assertThat(importance.get(0).column()).isEqualTo("x");
    assertThat(importance.get(0).increase()).isGreaterThan(0.1);
    assertThat(importance)
        .filteredOn(column -> column.column().equals("noise"))
        .allMatch(column -> Math.abs(column.increase()) < 0.05);
    assertThat(result.linearWeights().orElseThrow()).hasSize(3);
    assertThat(result.linearWeights().orElseThrow().get(0)).isPositive();
  }

  @Test
  void anMlpHasNoLinearWeights() {
    TrainResult result =
        Pubn.train(
            Plane.withoutNegatives(1),
            Priors.positive(0.4),
            Plane.QUICK.withModel(ModelKind.MLP).withMethod("nnpu").withRate(0.01).withEpochs(1));

    assertThat(result.linearWeights()).isEmpty();
    assertThat(result.sigmaOfUnlabeled()).isEmpty();
  }

  @Test
  void whatTheMethodDoesNotHaveIsRefused() {
    PubnSamples samples = Plane.samples(1);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Pubn.train(samples, Plane.PRIORS, Plane.QUICK.withMethod("nnpu").withTau(0.7)))
        .withMessage("tau 0.7: method nnpu has only rate");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Pubn.train(samples, Priors.positive(0.4), Plane.QUICK.withMethod("pubn")))
        .withMessage("method pubn, rho 0: must be greater than 0");
  }
}
