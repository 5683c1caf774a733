package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.Model;
import org.pubn.random.Seed;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPuRisk;
import org.pubn.risk.PnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.UpuRisk;

final class TrainerTest {

  private static final Risk UPU = new UpuRisk(0.4, MarginLoss.SIGMOID);

  /** One step per epoch. */
  private static final Optimisation WHOLE =
      new Optimisation(5, new BatchSizes(100, 10, 40), 0.1, List.of(2, 4), 0);

  private static Problem problem(Model model) {
    return new Problem(Gaussians.data(1), Gaussians.PRIORS, model, new Seed(1));
  }

  private static TrainingHistory train(Model model, TrainingStep step) {
    return new Trainer(problem(model), step, TrainingListener.NONE).run();
  }

  private static TrainingStep step(Optimisation optimisation) {
    return TrainingStep.of("g", UPU, optimisation, UPU);
  }

  /** With π = 0.4 the loss of a constant score rises with the score. */
  @Test
  void keepsTheFirstOfTheBestEpochs() {
    TrainingHistory trained = train(new ScriptedModel(0, 1, -1, -2, -2, 0), step(WHOLE));
    assertThat(trained.best().epoch()).isEqualTo(3);
    assertThat(trained.best().scorer()).isEqualTo(new ScriptedModel.Constant(2, -2));
    double sigmoid = 1 / (1 + Math.exp(-2));
    assertThat(trained.best().loss())
        .isCloseTo(0.4 * sigmoid + (1 - 0.4) * (1 - sigmoid), within(1e-12));
    assertThat(trained.history()).extracting(EpochSummary::epoch).containsExactly(1, 2, 3, 4, 5);
  }

  @Test
  void keepsTheBestEpochOfEachCriterion() {
    Risk pn = new PnRisk(0.9, MarginLoss.SIGMOID);
    TrainingStep step = new TrainingStep("g", UPU, Optional.empty(), WHOLE, List.of(UPU, pn));
    TrainingHistory trained = train(new ScriptedModel(0, 1, -1, -2, 3, 0), step);
    assertThat(trained.checkpoints()).extracting(Checkpoint::epoch).containsExactly(3, 4);
  }

  @Test
  void dividesTheRateByTenAfterEachDrop() {
    ScriptedModel model = new ScriptedModel(new float[6]);
    train(model, step(WHOLE));
    assertThat(model.rates).hasSize(5);
    double[] expected = {0.1, 0.1, 0.01, 0.01, 0.001};
    for (int i = 0; i < expected.length; i++) {
      assertThat(model.rates.get(i)).isCloseTo(expected[i], within(1e-15));
    }
  }

  @Test
  void theCheckpointHasTheLossItClaims() {
    Problem problem = Gaussians.problem(1);
    TrainingStep step = step(Gaussians.OPTIMISATION);
    TrainingHistory trained = new Trainer(problem, step, TrainingListener.NONE).run();
    double lowest =
        trained.history().stream()
            .mapToDouble(e -> e.validationLosses().get(0))
            .min()
            .orElseThrow();
    assertThat(trained.best().loss()).isEqualTo(lowest);
    assertThat(Trainer.loss(UPU, problem.data().validation(), trained.best().scorer()))
        .isEqualTo(lowest);
  }

  /**
   * Ten mini-batches, all of whose scores are 0 in the first three steps and 2 in the rest: with
   * the sigmoid loss the risks are ½ and 0.4·ℓ(2) + (1 − 0.4)·ℓ(−2).
   */
  @Test
  void theTrainingRiskIsTheMeanOverTheMiniBatches() {
    float[] script = {0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2};
    EpochSummary epoch =
        train(new ScriptedModel(script), step(Gaussians.OPTIMISATION.withEpochs(1)))
            .history()
            .get(0);
    double loss = 1 / (1 + Math.exp(2));
    assertThat(epoch.trainingRisk())
        .isCloseTo(0.3 * 0.5 + 0.7 * (0.4 * loss + 0.6 * (1 - loss)), within(1e-9));
  }

  /** P scores 9 and U −9: r = ℓ(9) − 0.4·ℓ(−9) is about −3.6. */
  @Test
  void countsStepsThatTheCorrectionChanged() {
    float[] script = new float[11];
    Arrays.fill(script, -9);
    Optimisation tenSteps = Gaussians.OPTIMISATION.withEpochs(1);
    Risk nnPu = new NnPuRisk(0.4, MarginLoss.LOGISTIC, 0);
    Risk tolerant = new NnPuRisk(0.4, MarginLoss.LOGISTIC, 4);
    assertThat(
            train(new ScriptedModel(10, script), TrainingStep.of("g", nnPu, tenSteps, UPU))
                .history())
        .singleElement()
        .extracting(EpochSummary::corrections)
        .isEqualTo(10);
    assertThat(
            train(new ScriptedModel(10, script), TrainingStep.of("g", tolerant, tenSteps, UPU))
                .history())
        .singleElement()
        .extracting(EpochSummary::corrections)
        .isEqualTo(0);
  }

  @Test
  void tellsTheListenerAndStopsWhenAsked() {
    List<String> calls = new ArrayList<>();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void started(Problem problem, TrainingStep step) {
            calls.add("started");
          }

          @Override
          public void epochEnded(
              Problem problem,
              TrainingStep step,
              EpochSummary summary,
              Function<Features, float[]> scores) {
            calls.add(
                "epoch " + summary.epoch() + " " + scores.apply(DenseFeatures.of(2, 0, 0))[0]);
          }

          @Override
          public boolean stopRequested(Problem problem, TrainingStep step) {
            return calls.size() == 4;
          }

          @Override
          public void ended(Problem problem, TrainingStep step, TrainingHistory trained) {
            calls.add("ended with " + trained.best().epoch() + " of " + trained.history().size());
          }
        };
    Problem problem = problem(new ScriptedModel(0, 1, -1, 2, -2, 0));
    new Trainer(problem, step(WHOLE), listener).run();
    assertThat(calls)
        .containsExactly(
            "started", "epoch 1 1.0", "epoch 2 -1.0", "epoch 3 2.0", "ended with 2 of 3");
  }
}
