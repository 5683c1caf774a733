package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.dataset.Datasets;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.NnPu;
import org.pubn.learn.Problem;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.learn.Trainings;
import org.pubn.learn.Upu;
import org.pubn.risk.MarginLoss;
import org.pubn.sample.Seed;
import org.pubn.sample.Task;

class MethodKindsTest {

  private static final Dataset TOY = Datasets.dataset("toy");
  private static final Dataset MNIST = Datasets.dataset("mnist");
  private static final Settings EVERYTHING =
      Settings.NONE
          .with("rate", 0.1)
          .with("sigmaRate", 0.01)
          .with("puRate", 0.01)
          .with("pnRate", 0.1)
          .with("tau", 0.7)
          .with("gamma", 0.3);

  private static MethodContext context(String task) {
    return new MethodContext(
        TOY,
        Datasets.task(task),
        new Trials(TOY, Datasets.task(task)).draw(new Seed(0)),
        Optional.empty());
  }

  private static Problem problem(MethodContext context) {
    Task task = context.task();
    return new Problem(context.trial().data(), task.priors(), TOY.model(), new Seed(0));
  }

  @Test
  void theIdsAreThoseOfTheCommandLine() {
    assertThat(MethodKinds.all())
        .extracting(MethodKind::id)
        .containsExactlyInAnyOrder(
            "naive", "pn", "upu", "nnpu", "nnpnu", "nnpu+pn", "pu-pn", "iwpn", "pubn-n", "pubn",
            "oracle");
  }

  @Test
  void anUnknownIdIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodKinds.byId("svm"))
        .withMessage(
            "method svm: must be one of naive, pn, upu, nnpu, nnpnu, nnpu+pn, pu-pn, iwpn, pubn-n,"
                + " pubn, oracle");
  }

  static List<MethodKind> kinds() {
    return MethodKinds.all();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aKindMakesTheMethodOfItsName(MethodKind kind) {
    assertThat(MethodKinds.byId(kind.id())).isSameAs(kind);
    Method method = kind.create(EVERYTHING, context("toy/above"));

    assertThat(method.id()).isEqualTo(kind.id());
    assertThat(method.label()).isEqualTo(kind.label());
  }

  /** Progress is planned by this number. */
  @ParameterizedTest
  @MethodSource("kinds")
  void aKindTrainsAsManyNetworksAsItSays(MethodKind kind) {
    MethodContext context = context("toy/above");
    int[] started = {0};
    Trainings trainings =
        new Trainings(
            new TrainingListener() {
              @Override
              public void started(Problem problem, TrainingStep step) {
                started[0]++;
              }
            });

    Fit fit = kind.create(EVERYTHING, context).fit(problem(context), trainings);

    assertThat(started[0]).isEqualTo(kind.trainings());
    assertThat(fit.validationLoss()).isFinite();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void withoutNegativesAKindWorksOrIsKnownToNeedThem(MethodKind kind) {
    MethodContext context = context("toy/pu");
    Method method = kind.create(EVERYTHING, context);
    Trainings trainings = new Trainings(TrainingListener.NONE);

    if (kind.needsNegatives()) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> method.fit(problem(context), trainings));
    } else {
      assertThat(method.fit(problem(context), trainings).validationLoss()).isFinite();
    }
  }

  /** The grids of the paper, 2 rates on MNIST, by the number of points of each stage. */
  @ParameterizedTest
  @CsvSource({
    "naive, '', '2'",
    "pn, '', '2'",
    "upu, '', '2'",
    "nnpu, '', '2'",
    "nnpnu, '', '10'",
    "nnpu+pn, '', '10'",
    "pu-pn, 'pu-half,pn-half', '2,2'",
    "iwpn, 'sigma,', '2,2'",
    "pubn-n, 'sigma-y,', '2,6'",
    "pubn, 'sigma,', '2,6'",
    "oracle, '', '2'",
  })
  void settingsAreChosenInStages(String id, String parts, String points) {
    List<SelectionStage> stages = MethodKinds.byId(id).stages().apply(MNIST);

    assertThat(stages.stream().map(stage -> stage.part().map(MethodKind::id).orElse("")).toList())
        .containsExactly(parts.split(",", -1));
    assertThat(stages.stream().map(stage -> "" + stage.points(Settings.NONE).size()).toList())
        .containsExactly(points.split(",", -1));
  }

  /** All settings that a method reads are chosen by its stages. */
  @ParameterizedTest
  @MethodSource("kinds")
  void theStagesLeaveNothingOpen(MethodKind kind) {
    MethodContext context = context("toy/above");
    Settings chosen = Settings.NONE;
    for (SelectionStage stage : kind.stages().apply(TOY)) {
      chosen = stage.points(chosen).get(0);
      Method candidate = stage.part().orElse(kind).create(chosen, context);
      assertThat(candidate.fit(problem(context), new Trainings(TrainingListener.NONE))).isNotNull();
    }
    assertThat(kind.create(chosen, context)).isNotNull();
  }

  @Test
  void theLossOfUpuAndNnpuIsASetting() {
    Settings sigmoid = EVERYTHING.with("loss", "sigmoid");
    MethodContext context = context("toy/above");

    assertThat(((Upu) MethodKinds.UPU.create(EVERYTHING, context)).loss())
        .isEqualTo(MarginLoss.SIGMOID);
    assertThat(((NnPu) MethodKinds.NNPU.create(EVERYTHING, context)).loss())
        .isEqualTo(MarginLoss.LOGISTIC);
    assertThat(((NnPu) MethodKinds.NNPU.create(sigmoid, context)).loss())
        .isEqualTo(MarginLoss.SIGMOID);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MethodKinds.NNPU.create(EVERYTHING.with("loss", "hinge"), context))
        .withMessage("setting loss=hinge: must be logistic or sigmoid");
  }
}
