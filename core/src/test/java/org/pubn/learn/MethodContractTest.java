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
import org.pubn.classify.ClassifierFile;
import org.pubn.data.Features;
import org.pubn.eval.ErrorRates;
import org.pubn.nn.NetworkSpec;

/** What every method must do. */
final class MethodContractTest {

  private static final Features ROWS = Gaussians.test().features();

  @TempDir private Path directory;

  static List<Method> methods() {
    return AllMethods.of(Gaussians.OPTIMISATION);
  }

  static List<Method> methodsNeedingNegatives() {
    return methods().stream()
        .filter(method -> AllMethods.NEEDING_NEGATIVES.contains(method.id()))
        .toList();
  }

  private static Fit fit(Method method, Problem problem) {
    return method.fit(problem, new Trainings(TrainingListener.NONE));
  }

  @Test
  void noMethodIsForgotten() {
    List<String> written =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.pubn.learn")
                .stream()
                .filter(type -> type.isAssignableTo(Method.class) && !type.isInterface())
                .map(JavaClass::getName)
                .toList();
    assertThat(methods().stream().map(method -> method.getClass().getName()))
        .containsExactlyInAnyOrderElementsOf(written);
    assertThat(methods().stream().map(Method::id)).doesNotHaveDuplicates();
  }

  /** The best error is about 6 %, always calling negative gives 40 %. */
  @ParameterizedTest
  @MethodSource("methods")
  void learns(Method method) {
    for (NetworkSpec model : List.of(NetworkSpec.linear(2), NetworkSpec.mlp(2, 6))) {
      Problem plane = Gaussians.problem(1);
      Problem problem = new Problem(plane.data(), plane.priors(), model, plane.seed());
      Fit fit = fit(method, problem);
      double error = ErrorRates.of(fit.scorer().scores(ROWS), Gaussians.test()).error();
      assertThat(error).as("%s, %s", method.id(), model.description()).isLessThan(0.15);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void equalSeedsGiveEqualBits(Method method) {
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
    Trainings shared = new Trainings(TrainingListener.NONE);
    Map<String, float[]> scores = new ConcurrentHashMap<>();
    Runnable all =
        () ->
            methods()
                .forEach(m -> scores.put(m.id(), m.fit(problem, shared).scorer().scores(ROWS)));
    Runnable backwards =
        () -> {
          for (int i = methods().size() - 1; i >= 0; i--) {
            Method method = methods().get(i);
            scores.put(method.id() + "'", method.fit(problem, shared).scorer().scores(ROWS));
          }
        };
    CompletableFuture.allOf(CompletableFuture.runAsync(all), CompletableFuture.runAsync(backwards))
        .join();
    for (Method method : methods()) {
      float[] alone = fit(method, problem).scorer().scores(ROWS);
      assertThat(scores.get(method.id())).as(method.id()).isEqualTo(alone);
      assertThat(scores.get(method.id() + "'")).as(method.id()).isEqualTo(alone);
    }
  }

  @ParameterizedTest
  @MethodSource("methodsNeedingNegatives")
  void saysThatNegativesAreMissing(Method method) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fit(method, Gaussians.withoutNegatives(1)))
        .withMessage(
            "method " + method.id() + ": needs negative examples; without them use pubn-n");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void theOthersDoWithoutNegatives(Method method) {
    if (!AllMethods.NEEDING_NEGATIVES.contains(method.id())) {
      Fit fit = fit(method, Gaussians.withoutNegatives(1));
      double error = ErrorRates.of(fit.scorer().scores(ROWS), Gaussians.test()).error();
      assertThat(error).isLessThan(0.15);
    }
  }

  @Test
  void saysThatAMiniBatchIsTooLarge() {
    Optimisation large = Gaussians.OPTIMISATION.withBatches(new BatchSizes(101, 10, 40));
    for (Method method : AllMethods.of(large)) {
      assertThatIllegalArgumentException()
          .as(method.id())
          .isThrownBy(() -> fit(method, Gaussians.problem(1)))
          .withMessage("mini-batch of 101 P examples: larger than the sample, which has 100");
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void whatIsLearnedCanBeKept(Method method) throws IOException {
    Problem problem = Gaussians.problem(4);
    Fit fit = fit(method, problem);
    Path file = directory.resolve("model.pubn");
    ClassifierFile.save(fit.classifier(method, problem), file);
    Classifier loaded = ClassifierFile.load(file);
    assertThat(loaded.scores(ROWS)).isEqualTo(fit.scorer().scores(ROWS));
    assertThat(loaded.provenance()).isEqualTo(fit.classifier(method, problem).provenance());
    assertThat(loaded.provenance().method()).isEqualTo(method.id());
    assertThat(loaded.provenance().hyperParameters()).isNotEmpty();
    assertThat(loaded.provenance().training().unlabeled().rows()).isEqualTo(400);
  }
}
