package org.pubn.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubn.data.Features;
import org.pubn.data.Progress;
import org.pubn.engine.Model;
import org.pubn.engine.ModelTraining;
import org.pubn.engine.Scorer;
import org.pubn.eval.SelectionCriterion;
import org.pubn.learn.EarlyStopping;
import org.pubn.learn.Optimisation;
import org.pubn.learn.Problem;
import org.pubn.learn.SharedTrainings;
import org.pubn.learn.TrainingFailedException;
import org.pubn.learn.TrainingListener;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Setting;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;
import org.pubn.split.ValidationSplit;
import org.pubn.train.Plane;

class GridSearchTest {

  /** A linear model that cannot stand fast steps. */
  private record Fragile(Model model, double limit) implements Model {
    @Override
    public int columns() {
      return model.columns();
    }

    @Override
    public String description() {
      return "fragile " + model.description();
    }

    @Override
    public String engine() {
      return model.engine();
    }

    @Override
    public ModelTraining start(Seed seed) {
      return new FragileTraining(model.start(seed), limit);
    }
  }

  private record FragileTraining(ModelTraining training, double limit) implements ModelTraining {
    @Override
    public void clear() {
      training.clear();
    }

    @Override
    public void add(Features features, int row) {
      training.add(features, row);
    }

    @Override
    public void forward() {
      training.forward();
    }

    @Override
    public float score(int i) {
      return training.score(i);
    }

    @Override
    public void setDerivative(int i, double derivative) {
      training.setDerivative(i, derivative);
    }

    @Override
    public void step(double rate, double weightDecay) {
      if (rate > limit) {
        throw new ArithmeticException("too fast");
      }
      training.step(rate, weightDecay);
    }

    @Override
    public float[] scores(Features rows) {
      return training.scores(rows);
    }

    @Override
    public Scorer snapshot() {
      return training.snapshot();
    }
  }

  private static SettingsChoice choose(MethodRow row, double limit, int threads) {
    return choose(row, SelectionCriterion.SIGMOID_RISK, limit, threads);
  }

  private static Problem problem(double limit) {
    PubnSamples samples = Plane.samples(1);
    TrainingData data = ValidationSplit.of(samples, 0.2, new Seed(0)).apply(samples);
    return new Problem(data, Plane.PRIORS, new Fragile(NetworkSpec.linear(3), limit), new Seed(0));
  }

  private static SettingsChoice choose(
      MethodRow row, SelectionCriterion criterion, double limit, int threads) {
    Problem problem = problem(limit);
    Optimisation base = BatchRule.optimisation(problem.data().training(), 5);
    SharedTrainings trainings = new SharedTrainings(new EarlyStopping(20));
    return new GridSearch(row, criterion, base, problem, trainings, Progress.NONE)
        .choose(Settings.NONE, threads);
  }

  /** Every point is trained as ever; what differs is the loss by which they are compared. */
  @ParameterizedTest
  @EnumSource
  void theCriterionOfTheUserDecidesOnTheMethod(SelectionCriterion criterion) {
    List<StageChoice> stages = choose(MethodCatalog.PUBN, criterion, 1, 2).stages();
    Problem problem = problem(1);
    Optimisation base = BatchRule.optimisation(problem.data().training(), 5);

    assertThat(stages.get(0)).isEqualTo(choose(MethodCatalog.PUBN, 1, 1).stages().get(0));
    assertThat(stages.get(1).criterion()).isEqualTo(criterion.label());
    for (GridPoint point : stages.get(1).points()) {
      Scorer scorer =
          MethodCatalog.PUBN
              .make(point.settings(), MethodContext.of(base))
              .fit(problem, new SharedTrainings(TrainingListener.NONE))
              .scorer();
      PubnSamples held = problem.data().validation();
      assertThat(point.loss())
          .isCloseTo(
              criterion.loss(
                  scorer.scores(held.positive()), scorer.scores(held.unlabeled()), Plane.PRIORS),
              within(1e-9));
      assertThat(point.loss()).isGreaterThanOrEqualTo(stages.get(1).best().loss());
    }
  }

  @Test
  void criteriaChooseDifferently() {
    List<Settings> chosen =
        Arrays.stream(SelectionCriterion.values())
            .map(criterion -> choose(MethodCatalog.NNPNU, criterion, 1, 2).settings())
            .distinct()
            .toList();

    assertThat(chosen).hasSizeGreaterThan(1);
  }

  @Test
  void stagesFollowEachOther() {
    SettingsChoice choice = choose(MethodCatalog.PUBN, 1, 2);

    assertThat(choice.stages()).extracting(StageChoice::what).containsExactly("σ̂", "PUbN");
    assertThat(choice.stages())
        .extracting(StageChoice::criterion)
        .containsExactly("Ĵ", "unbiased PU risk of g");
    assertThat(choice.stages()).extracting(stage -> stage.points().size()).containsExactly(2, 6);
    double sigmaRate = choice.stages().get(0).best().settings().number(Setting.SIGMA_RATE);
    assertThat(choice.stages().get(1).points())
        .allMatch(point -> point.settings().number(Setting.SIGMA_RATE) == sigmaRate);
    assertThat(choice.settings()).isEqualTo(choice.stages().get(1).best().settings());
  }

  @Test
  void theLowestLossIsChosen() {
    for (StageChoice stage : choose(MethodCatalog.NNPNU, 1, 1).stages()) {
      assertThat(stage.points()).allMatch(point -> point.loss() >= stage.best().loss());
      assertThat(stage.points()).extracting(GridPoint::loss).doesNotHaveDuplicates();
    }
  }

  @Test
  void aTrainingThatDivergesIsTheWorst() {
    StageChoice sigma = choose(MethodCatalog.PUBN, 0.005, 2).stages().get(0);

    assertThat(sigma.failures()).isEqualTo(1);
    assertThat(sigma.best().settings().number(Setting.SIGMA_RATE)).isEqualTo(0.001);
    assertThat(sigma.points().get(0).failure())
        .contains("training of s diverged in epoch 1 at learning rate 0.01: too fast");
    assertThat(sigma.points().get(0).loss()).isInfinite();
  }

  @Test
  void whereAllDivergeASentenceSaysSo() {
    assertThatExceptionOfType(TrainingFailedException.class)
        .isThrownBy(() -> choose(MethodCatalog.NNPU, 1e-6, 2))
        .withMessage(
            "training of nnPU diverged at every point of the grid; scale the features or give a"
                + " smaller rate (training of g diverged in epoch 1 at learning rate 0.01: too"
                + " fast)");
  }

  @Test
  void theHalvesOfPuThenPnAreChosenApart() {
    List<StageChoice> stages = choose(MethodCatalog.PU_PN, 1, 2).stages();

    assertThat(stages).extracting(StageChoice::what).containsExactly("PU half", "PN half");
    assertThat(stages).extracting(stage -> stage.points().size()).containsExactly(2, 2);
  }
}
