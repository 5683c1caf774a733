package org.pubn.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.method.MethodCatalog;
import org.pubn.method.MethodRow;
import org.pubn.risk.ImportanceWeightedPnRisk;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.NnPnuRisk;
import org.pubn.risk.NnPuPnRisk;
import org.pubn.risk.NnPuRisk;
import org.pubn.risk.NnPuSRisk;
import org.pubn.risk.PnRisk;
import org.pubn.risk.PubnMinusNRisk;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.SigmaDistance;
import org.pubn.risk.UnlabeledAsNegativeRisk;
import org.pubn.risk.UpuRisk;
import org.pubn.risk.UpuSRisk;
import org.pubn.sample.Priors;

/**
 * How methods are put together: the risks they minimize, by which losses epochs are kept, with
 * which priors and weights. Every number a method learns may be plausible where one of these is
 * wrong, so they are compared one by one.
 */
final class WiringTest {

  private static final double PI = Gaussians.PRIORS.pi();
  private static final Optimisation OPTIMISATION = Gaussians.OPTIMISATION.withEpochs(4);
  private static final Risk PU_OF_G = new UpuRisk(PI, MarginLoss.SIGMOID);

  private final List<TrainingStep> steps = new ArrayList<>();
  private final SharedTrainings trainings =
      new SharedTrainings(
          new TrainingListener() {
            @Override
            public void started(Problem problem, TrainingStep step) {
              steps.add(step);
            }
          });

  private Fit fit(MethodRow row) {
    return AllMethods.make(row, OPTIMISATION).fit(Gaussians.problem(1), trainings);
  }

  private void assertStep(int index, String purpose, Risk risk, Risk... criteria) {
    TrainingStep step = steps.get(index);
    assertThat(step.purpose()).isEqualTo(purpose);
    assertThat(step.risk()).isEqualTo(risk);
    assertThat(step.criteria()).containsExactly(criteria);
    assertThat(step.optimisation()).isEqualTo(OPTIMISATION);
  }

  /** The criterion by which the checkpoint in use was kept. */
  private static Risk keptBy(ChosenCheckpoint part) {
    return part.step().criteria().get(part.criterion());
  }

  private void assertOneStep(MethodRow row, Risk risk, Risk criterion) {
    steps.clear();
    Fit fit = fit(row);

    assertThat(steps).hasSize(1);
    assertStep(0, "g", risk, criterion);
    assertThat(steps.get(0).sigma()).isEmpty();
    assertThat(fit.sigma()).isEmpty();
  }

  @Test
  void methodsOfOneRisk() {
    MarginLoss logistic = MarginLoss.LOGISTIC;
    assertOneStep(MethodCatalog.UPU, PU_OF_G, PU_OF_G);
    assertOneStep(MethodCatalog.NNPU, new NnPuRisk(PI, logistic, 0), PU_OF_G);
    assertOneStep(MethodCatalog.NNPNU, new NnPnuRisk(PI, 0.5, logistic, 0), PU_OF_G);
    assertOneStep(MethodCatalog.NNPU_PN, new NnPuPnRisk(PI, 0.5, logistic, 0), PU_OF_G);
    assertOneStep(MethodCatalog.PN, new PnRisk(PI, logistic), new PnRisk(PI, MarginLoss.SIGMOID));
    assertOneStep(
        MethodCatalog.NAIVE,
        new UnlabeledAsNegativeRisk(PI, logistic),
        new UnlabeledAsNegativeRisk(PI, MarginLoss.SIGMOID));
  }

  /** σ̂ is kept by Ĵ, g by the unbiased PU risk with the sigmoid loss. */
  @Test
  void pubn() {
    Fit fit = fit(MethodCatalog.PUBN);

    assertThat(steps).hasSize(2);
    assertStepOfS(Gaussians.PRIORS);
    assertThat(keptBy(fit.sigma().orElseThrow().training().orElseThrow()))
        .isEqualTo(new SigmaDistance(Gaussians.PRIORS));
    assertStep(
        1,
        "g",
        new PubnRisk(Gaussians.PRIORS, fit.threshold().orElseThrow(), MarginLoss.LOGISTIC),
        PU_OF_G);
    assertThat(steps.get(1).sigma()).contains(fit.sigma().orElseThrow().logit());
    assertThat(fit.threshold().orElseThrow().wanted()).isEqualTo((int) (0.7 * 0.3 * 400));
  }

  private void assertStepOfS(Priors priors) {
    assertStep(
        0,
        "s",
        new NnPuSRisk(priors, MarginLoss.LOGISTIC, 0),
        new SigmaDistance(priors),
        new UpuSRisk(priors, MarginLoss.SIGMOID));
  }

  /** With y for s there is no ρ: ⌊0.7 · (1 − 0.4) · 400⌋ examples lie below η. */
  @Test
  void pubnWithoutNegatives() {
    Fit fit = fit(MethodCatalog.PUBN_N);

    assertStepOfS(Priors.positive(PI));
    assertThat(keptBy(fit.sigma().orElseThrow().training().orElseThrow()))
        .isEqualTo(new SigmaDistance(Priors.positive(PI)));
    assertThat(fit.threshold().orElseThrow().wanted()).isEqualTo(168);
    assertStep(
        1,
        "g",
        new PubnMinusNRisk(PI, fit.threshold().orElseThrow(), MarginLoss.LOGISTIC),
        PU_OF_G);
    assertThat(steps.get(1).sigma()).contains(fit.sigma().orElseThrow().logit());
  }

  @Test
  void iwpnWeightsByItsSigma() {
    Fit fit = fit(MethodCatalog.IWPN);

    assertStepOfS(Gaussians.PRIORS);
    assertStep(
        1, "g", new ImportanceWeightedPnRisk(Gaussians.PRIORS, MarginLoss.LOGISTIC), PU_OF_G);
    assertThat(steps.get(1).sigma()).contains(fit.sigma().orElseThrow().logit());
    assertThat(keptBy(fit.sigma().orElseThrow().training().orElseThrow()))
        .isEqualTo(new SigmaDistance(Gaussians.PRIORS));
  }

  /** The PN half has the class prior π/(π + ρ); the PU half is kept by the PU risk of s. */
  @Test
  void puThenPn() {
    Fit fit = fit(MethodCatalog.PU_PN);
    double prior = 0.4 / (0.4 + 0.3);

    assertThat(steps).hasSize(2);
    assertStep(
        0, "pn", new PnRisk(prior, MarginLoss.LOGISTIC), new PnRisk(prior, MarginLoss.SIGMOID));
    assertThat(steps.get(1).risk())
        .isEqualTo(new NnPuSRisk(Gaussians.PRIORS, MarginLoss.LOGISTIC, 0));
    assertThat(keptBy(fit.parts().get(0)))
        .isEqualTo(new UpuSRisk(Gaussians.PRIORS, MarginLoss.SIGMOID));
    assertThat(keptBy(fit.parts().get(1))).isEqualTo(new PnRisk(prior, MarginLoss.SIGMOID));
  }

  /**
   * The yardstick of all methods: π·mean_P ℓ(g) + mean_U ℓ(−g) − π·mean_P ℓ(−g) with ℓ(z) = 1/(1 +
   * e^z), here of a constant score.
   */
  @ParameterizedTest
  @CsvSource({"0", "1.5", "-2"})
  void theValidationLossIsTheUnbiasedPuRisk(float score) {
    Fit fit = Fit.of(Gaussians.problem(1), new ScriptedModel.Constant(2, score));
    double loss = 1 / (1 + Math.exp(score));

    assertThat(fit.validationLoss()).isCloseTo(PI * loss + (1 - PI) * (1 - loss), within(1e-9));
  }

  @Test
  void theValidationLossOfAMethodIsThatOfWhatItLearned() {
    for (MethodRow row : MethodCatalog.all()) {
      Fit fit = fit(row);
      assertThat(fit.validationLoss())
          .as(row.id())
          .isEqualTo(Trainer.loss(PU_OF_G, Gaussians.problem(1).data().validation(), fit.scorer()))
          .isNotZero();
    }
  }
}
