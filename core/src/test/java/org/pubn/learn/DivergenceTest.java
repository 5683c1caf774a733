package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssertAlternative;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.SparseFeatures;
import org.pubn.engine.Model;
import org.pubn.engine.Scorer;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.Risk;
import org.pubn.risk.UpuRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/** A training whose numbers leave the floats fails with a sentence; it never learns NaN. */
final class DivergenceTest {

  private static final Optimisation FAST =
      new Optimisation(50, new BatchSizes(1, 1, 2), 1, List.of(), 0);

  private static final Risk UPU = new UpuRisk(0.4, MarginLoss.SIGMOID);

  private static ThrowableAssertAlternative<TrainingFailedException> assertFails(
      Problem problem, Method method) {
    return assertThatExceptionOfType(TrainingFailedException.class)
        .isThrownBy(() -> method.fit(problem, new SharedTrainings(TrainingListener.NONE)))
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  private static Problem problem(Features training, Features validation, NetworkSpec model) {
    PubnSamples samples = PubnSamples.withoutNegatives(training, training);
    return new Problem(
        new TrainingData(samples, PubnSamples.withoutNegatives(validation, validation)),
        Priors.positive(0.4),
        model,
        new Seed(1));
  }

  private static Features huge() {
    float[] values = new float[80];
    Arrays.fill(values, Float.MAX_VALUE);
    return DenseFeatures.of(20, values);
  }

  private static Features small() {
    return DenseFeatures.of(20, new float[80]);
  }

  @Test
  void hugeFeatures() {
    for (MethodRow row : List.of(MethodCatalog.NNPU, MethodCatalog.UPU)) {
      Method method = AllMethods.make(row, FAST);
      assertFails(problem(huge(), huge(), NetworkSpec.mlp(20, 30, 30)), method)
          .withMessageStartingWith("training of g diverged in epoch 1 at learning rate 1.0: ");
    }
  }

  @Test
  void hugeFeaturesInValidationAlone() {
    assertFails(
            problem(small(), huge(), NetworkSpec.mlp(20, 30, 30)),
            AllMethods.make(MethodCatalog.UPU, FAST))
        .withMessageMatching(
            "training of g diverged in epoch 1 at learning rate 1.0: the score of row 0 is .*");
  }

  /** Scores of −∞ have a finite sigmoid loss: the risk would not tell. */
  @Test
  void infiniteScores() {
    for (float score : new float[] {Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, Float.NaN}) {
      Problem problem = scripted(new ScriptedModel(0, 0, score, 0));
      assertThatExceptionOfType(TrainingFailedException.class)
          .isThrownBy(() -> new Trainer(problem, step(), TrainingListener.NONE).run())
          .withMessageStartingWith("training of g diverged in epoch ");
    }
  }

  private static Problem scripted(Model model) {
    return new Problem(Gaussians.data(1), Gaussians.PRIORS, model, new Seed(1));
  }

  private static TrainingStep step() {
    Optimisation wholeBatch = new Optimisation(3, new BatchSizes(100, 10, 40), 0.1, List.of(), 0);
    return TrainingStep.of("g", UPU, wholeBatch, UPU);
  }

  /**
   * The second column occurs in training alone. In the only step its weight becomes ∞/∞: P examples
   * weigh e⁸⁰ and their cells 3e38, which is beyond the floats. Validation scores stay finite.
   */
  @Test
  void parametersThatValidationDoesNotSee() {
    Optimisation oneStep = new Optimisation(1, new BatchSizes(3, 1, 3), 1, List.of(), 0);
    SigmaEstimator given = new SigmaEstimator.Given(new ScriptedModel.Constant(2, -80));
    assertFails(
            problem(sparse(1, 3e38f), sparse(0, 1), NetworkSpec.linear(2)),
            new PubnMinusN(given, oneStep, 0.01))
        .withMessage(
            "training of g diverged in epoch 1 at learning rate 1.0:"
                + " parameter 1: NaN is not a finite number");
  }

  private static Features sparse(int column, float value) {
    return SparseFeatures.of(
        2,
        new int[] {0, 1, 2, 3},
        new int[] {column, column, column},
        new float[] {value, value, value});
  }

  @Test
  void anEstimateOfSigmaThatOverflows() {
    Scorer overflowing =
        new Scorer() {
          @Override
          public int columns() {
            return 2;
          }

          @Override
          public float[] scores(Features rows) {
            throw new ArithmeticException("the score of row 0 is NaN");
          }
        };
    SigmaEstimator given = new SigmaEstimator.Given(overflowing);
    for (Method method :
        List.of(
            new PubnMethod(given, FAST, 0.7),
            new Iwpn(given, FAST),
            new PubnMinusN(given, FAST, 1))) {
      assertFails(Gaussians.problem(1), method)
          .withMessage("estimate of sigma: the score of row 0 is NaN");
    }
  }

  @Test
  void everyoneWhoWaitsForAFailedTrainingIsTold() {
    SharedTrainings trainings = new SharedTrainings(TrainingListener.NONE);
    Problem problem = problem(huge(), huge(), NetworkSpec.mlp(20, 30));
    for (int i = 0; i < 2; i++) {
      assertThatExceptionOfType(TrainingFailedException.class)
          .isThrownBy(() -> AllMethods.make(MethodCatalog.NNPU, FAST).fit(problem, trainings));
    }
  }
}
