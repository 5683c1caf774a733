package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.classify.Classifier;
import org.pubn.data.Features;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.modelfile.ClassifierFile;
import org.pubn.nn.NetworkSpec;
import org.pubn.sample.Priors;

/** What every method must do. */
final class MethodContractTest {

  private static final Features ROWS = Gaussians.test();

  @TempDir private Path directory;

  static List<MethodRow> methods() {
    return MethodCatalog.all();
  }

  private static Method method(MethodRow row) {
    return AllMethods.make(row, Gaussians.OPTIMISATION);
  }

  private static Fit fit(MethodRow row, Problem problem) {
    return fit(method(row), problem);
  }

  private static Fit fit(Method method, Problem problem) {
    return method.fit(problem, new SharedTrainings(TrainingListener.NONE));
  }

  @Test
  void noMethodIsForgotten() {
    List<String> written =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.pubn.learn")
                .stream()
                .filter(type -> type.isAssignableTo(Method.class) && !type.isInterface())
                // Knows no seed and no mini-batches: ExactPipelineTest.
                .filter(type -> !type.isEquivalentTo(ExactPubn.class))
                // Made of another method: EnsembleTest.
                .filter(type -> !type.isEquivalentTo(Ensemble.class))
                .map(JavaClass::getName)
                .toList();
    assertThat(methods().stream().map(row -> method(row).getClass().getName()).distinct())
        .containsExactlyInAnyOrderElementsOf(written);
    assertThat(methods().stream().map(MethodRow::id)).doesNotHaveDuplicates();
    assertThat(methods().stream().map(MethodRow::label)).doesNotHaveDuplicates();
  }

  /** The best error is about 6 %, always calling negative gives 40 %. */
  @ParameterizedTest
  @MethodSource("methods")
  void learns(MethodRow method) {
    for (NetworkSpec model : List.of(NetworkSpec.linear(2), NetworkSpec.mlp(2, 6))) {
      Problem plane = Gaussians.problem(1);
      Problem problem = new Problem(plane.data(), plane.priors(), model, plane.seed());
      Fit fit = fit(method, problem);
      double error = Gaussians.error(fit.scorer());
      assertThat(error).as("%s, %s", method.id(), model.description()).isLessThan(0.15);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void equalSeedsGiveEqualBits(MethodRow method) {
    Fit first = fit(method, Gaussians.problem(2));
    Fit second = fit(method, Gaussians.problem(2));
    assertThat(second.scorer().scores(ROWS)).isEqualTo(first.scorer().scores(ROWS));
    assertThat(second.validationLoss()).isEqualTo(first.validationLoss());
    Problem problem = Gaussians.problem(2);
    Problem otherSeed =
        new Problem(problem.data(), problem.priors(), problem.model(), problem.seed().child("x"));
    assertThat(fit(method, otherSeed).scorer().scores(ROWS))
        .isNotEqualTo(first.scorer().scores(ROWS));
  }

  @Test
  void threadsThatShareTrainingsChangeNoBit() {
    Problem problem = Gaussians.problem(3);
    SharedTrainings shared = new SharedTrainings(TrainingListener.NONE);
    Map<String, float[]> scores = new ConcurrentHashMap<>();
    Runnable all =
        () ->
            methods()
                .forEach(
                    m -> scores.put(m.id(), method(m).fit(problem, shared).scorer().scores(ROWS)));
    Runnable backwards =
        () -> {
          for (int i = methods().size() - 1; i >= 0; i--) {
            MethodRow method = methods().get(i);
            scores.put(
                method.id() + "'", method(method).fit(problem, shared).scorer().scores(ROWS));
          }
        };
    CompletableFuture.allOf(CompletableFuture.runAsync(all), CompletableFuture.runAsync(backwards))
        .join();
    for (MethodRow method : methods()) {
      float[] alone = fit(method, problem).scorer().scores(ROWS);
      assertThat(scores.get(method.id())).as(method.id()).isEqualTo(alone);
      assertThat(scores.get(method.id() + "'")).as(method.id()).isEqualTo(alone);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void withoutNegativesItLearnsOrSaysThatTheyAreMissing(MethodRow method) {
    if (method.needsNegatives()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> fit(method, Gaussians.withoutNegatives(1)))
          .withMessage("no negative examples: the method needs some; without them use pubn-n");
    } else {
      assertThat(Gaussians.error(fit(method, Gaussians.withoutNegatives(1)).scorer()))
          .isLessThan(0.15);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void withoutRhoItLearnsOrSaysThatItIsNeeded(MethodRow method) {
    Problem problem = Gaussians.problem(1);
    Problem withoutRho =
        new Problem(
            problem.data(),
            Priors.positive(problem.priors().pi()),
            problem.model(),
            problem.seed());
    if (method.needsRho()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> fit(method, withoutRho))
          .withMessage("rho 0: must be greater than 0 for this method");
    } else {
      assertThat(Gaussians.error(fit(method, withoutRho).scorer())).isLessThan(0.15);
    }
  }

  @Test
  void saysThatAMiniBatchIsTooLarge() {
    Optimisation large = Gaussians.OPTIMISATION.withBatches(new BatchSizes(101, 10, 40));
    AllMethods.of(large)
        .forEach(
            (row, method) ->
                assertThatIllegalArgumentException()
                    .as(row.id())
                    .isThrownBy(() -> fit(method, Gaussians.problem(1)))
                    .withMessage(
                        "mini-batch of 101 P examples: larger than the sample, which has 100"));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void whatIsLearnedCanBeKept(MethodRow method) throws IOException {
    Problem problem = Gaussians.problem(4);
    Fit fit = fit(method, problem);
    Path file = directory.resolve("model.pubn");
    Classifier learned = fit.classifier(method.id(), method(method), problem);
    ClassifierFile.save(learned, file);
    Classifier loaded = ClassifierFile.load(file);
    assertThat(loaded.scores(ROWS)).isEqualTo(fit.scorer().scores(ROWS));
    assertThat(loaded.provenance()).isEqualTo(learned.provenance());
    assertThat(loaded.provenance().method()).isEqualTo(method.id());
    assertThat(loaded.provenance().hyperParameters()).isNotEmpty();
    assertThat(loaded.provenance().training().unlabeled().rows()).isEqualTo(400);
  }
}
