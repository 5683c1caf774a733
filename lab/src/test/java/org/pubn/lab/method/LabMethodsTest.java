package org.pubn.lab.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.pubn.lab.dataset.AtHand.DATASETS;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.lab.dataset.Dataset;
import org.pubn.lab.task.Task;
import org.pubn.lab.task.TestSet;
import org.pubn.lab.trial.Trials;
import org.pubn.learn.Fit;
import org.pubn.learn.Method;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingListener;
import org.pubn.learn.TrainingStep;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodContext;
import org.pubn.method.MethodRow;
import org.pubn.method.Part;
import org.pubn.method.Stage;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.settings.Settings;

class LabMethodsTest {

  private static final Dataset TOY = DATASETS.dataset("toy");
  private static final Dataset MNIST = DATASETS.dataset("mnist");
  private static final Settings EVERYTHING =
      Settings.NONE
          .with("rate", 0.1)
          .with("sigmaRate", 0.01)
          .with("puRate", 0.01)
          .with("pnRate", 0.1)
          .with("tau", 0.7)
          .with("gamma", 0.3);

  private static TrialContext context(String task) {
    Task drawn = DATASETS.task(task);
    return new TrialContext(
        TOY,
        new Trials(TOY, drawn).draw(new Seed(0)),
        Optional.empty(),
        Optional.of(drawn.priors()));
  }

  private static Problem problem(TrialContext context) {
    Priors priors = context.thresholdPriors().orElseThrow();
    return new Problem(context.trial().data(), priors, TOY.model(), new Seed(0));
  }

  @Test
  void theIdsAreThoseOfTheCommandLine() {
    assertThat(LabMethods.all())
        .extracting(MethodRow::id)
        .containsExactlyInAnyOrder(
            "naive", "pn", "upu", "nnpu", "nnpnu", "nnpu+pn", "pu-pn", "iwpn", "pubn-n", "pubn",
            "u-as-n", "oracle");
  }

  @Test
  void anUnknownIdIsAnsweredWithTheKnownOnes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabMethods.byId("svm"))
        .withMessage(
            "method svm: must be one of naive, pn, upu, nnpu, nnpnu, nnpu+pn, pu-pn, iwpn, pubn-n,"
                + " pubn, u-as-n, oracle");
  }

  static List<MethodRow> methods() {
    return LabMethods.all();
  }

  /** Progress is planned by this number. */
  @ParameterizedTest
  @MethodSource("methods")
  void aMethodTrainsAsManyNetworksAsItSays(MethodRow method) {
    TrialContext context = context("toy/above");
    int[] started = {0};
    SharedTrainings trainings =
        new SharedTrainings(
            new TrainingListener() {
              @Override
              public void started(Problem problem, TrainingStep step) {
                started[0]++;
              }
            });

    Fit fit = method.make(EVERYTHING, context).fit(problem(context), trainings);

    assertThat(started[0]).isEqualTo(method.trainings());
    assertThat(fit.validationLoss()).isFinite();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void withoutNegativesAMethodWorksOrIsKnownToNeedThem(MethodRow method) {
    TrialContext context = context("toy/pu");
    Method made = method.make(EVERYTHING, context);
    SharedTrainings trainings = new SharedTrainings(TrainingListener.NONE);

    if (method.needsNegatives()) {
      assertThatIllegalArgumentException().isThrownBy(() -> made.fit(problem(context), trainings));
    } else {
      assertThat(made.fit(problem(context), trainings).validationLoss()).isFinite();
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
    List<Stage> stages = LabMethods.byId(id).stages();

    assertThat(stages.stream().map(stage -> stage.part().map(Part::id).orElse("")).toList())
        .containsExactly(parts.split(",", -1));
    assertThat(
            stages.stream()
                .map(stage -> "" + stage.points(Settings.NONE, LabMethods.grids(MNIST)).size())
                .toList())
        .containsExactly(points.split(",", -1));
  }

  /** All settings that a method reads are chosen by its stages. */
  @ParameterizedTest
  @MethodSource("methods")
  void theStagesLeaveNothingOpen(MethodRow method) {
    TrialContext context = context("toy/above");
    Settings chosen = Settings.NONE;
    for (Stage stage : method.stages()) {
      chosen = stage.points(chosen, LabMethods.grids(TOY)).get(0);
      Method candidate = stage.trained(method).make(chosen, context);
      assertThat(candidate.fit(problem(context), new SharedTrainings(TrainingListener.NONE)))
          .isNotNull();
    }
    assertThat(method.make(chosen, context)).isNotNull();
  }

  private static String loss(MethodRow method, Settings settings) {
    return method.make(settings, context("toy/above")).hyperParameters().getOrDefault("loss", "");
  }

  @Test
  void theLossOfUpuAndNnpuIsASetting() {
    Settings sigmoid = EVERYTHING.with("loss", "sigmoid");

    assertThat(loss(MethodCatalog.UPU, EVERYTHING)).isEqualTo("SIGMOID");
    assertThat(loss(MethodCatalog.NNPU, EVERYTHING)).isEqualTo("LOGISTIC");
    assertThat(loss(MethodCatalog.NNPU, sigmoid)).isEqualTo("SIGMOID");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> loss(MethodCatalog.NNPU, EVERYTHING.with("loss", "hinge")))
        .withMessage("setting loss=hinge: must be logistic or sigmoid");
  }

  @Test
  void theOracleIsForExperimentsAlone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LabMethods.ORACLE.make(EVERYTHING, MethodContext.of(TOY.optimisation())))
        .withMessage("the method needs labels that only an experiment has");
  }

  @Test
  void settingsAreReadUnderTheirOtherNamesToo() {
    Settings other = Settings.NONE.with("sigmaRate", 0.01).with("rate", 0.1);

    assertThat(LabMethods.named("pu-pn", other)).hasToString("pnRate=0.1, puRate=0.01");
    assertThat(LabMethods.named("pubn", other)).isEqualTo(other);
    assertThat(LabMethods.named("sigma", other)).isEqualTo(other);
  }

  /** What {@code train} does is a method like any other, with its own threshold. */
  @Test
  void theDefaultOfTrainCanBeCompared() {
    TrialContext context = context("toy/above");

    Fit fit =
        LabMethods.byId("train")
            .make(Settings.NONE, context)
            .fit(problem(context), new SharedTrainings(TrainingListener.NONE));

    TestSet test = context.trial().test();
    float[] scores = fit.scorer().scores(test.features());
    assertThat(test.auc(scores).orElseThrow()).isGreaterThan(0.8);
    assertThat(test.confusion(scores).error().orElseThrow()).isLessThan(0.3);
  }
}
