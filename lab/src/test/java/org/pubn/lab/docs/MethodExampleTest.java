package org.pubn.lab.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.pubn.sample.Role.NEGATIVE;
import static org.pubn.sample.Role.POSITIVE;
import static org.pubn.sample.Role.UNLABELED;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubn.lab.theory.BoundInputs;
import org.pubn.lab.theory.BoundInputs.ExampleCounts;
import org.pubn.lab.theory.BoundInputs.LossConstants;
import org.pubn.lab.theory.BoundInputs.RademacherComplexity;
import org.pubn.lab.theory.BoundInputs.SigmaAccuracy;
import org.pubn.lab.theory.EstimationErrorBound;
import org.pubn.risk.ImportanceWeightedPnRisk;
import org.pubn.risk.MarginLoss;
import org.pubn.risk.PnRisk;
import org.pubn.risk.PubnRisk;
import org.pubn.risk.Risk;
import org.pubn.risk.RiskEvaluation;
import org.pubn.risk.SigmaDistance;
import org.pubn.risk.SigmaThreshold;
import org.pubn.risk.UpuRisk;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/** The numbers of docs/method.md: a population of twenty individuals of five kinds. */
class MethodExampleTest {

  private static final Offset<Double> EXACTLY = within(1e-12);

  /** A kind: how many individuals are P, bN, or neither, and g(x) and σ̂(x) for all of them. */
  private record Kind(int positive, int biased, int rest, double score, double sigma) {

    double sigmaLogit() {
      return logit(sigma);
    }
  }

  private static final List<Kind> POPULATION =
      List.of(
          new Kind(6, 0, 0, logit(0.9), 1),
          new Kind(2, 1, 1, logit(0.6), 0.75),
          new Kind(0, 4, 1, logit(0.3), 0.8),
          new Kind(0, 0, 3, logit(0.2), 0),
          new Kind(0, 1, 1, logit(0.5), 0.5));

  private static final Priors PRIORS = new Priors(0.4, 0.3);

  private static double logit(double probability) {
    return Math.log(probability / (1 - probability));
  }

  private static RiskEvaluation evaluation(Risk risk, List<Kind> kinds) {
    RiskEvaluation evaluation = new RiskEvaluation(risk);
    for (Kind kind : kinds) {
      add(evaluation, POSITIVE, kind, kind.positive());
      add(evaluation, UNLABELED, kind, kind.positive() + kind.biased() + kind.rest());
      add(evaluation, NEGATIVE, kind, kind.biased());
    }
    return evaluation;
  }

  private static void add(RiskEvaluation evaluation, Role group, Kind kind, int times) {
    for (int i = 0; i < times; i++) {
      evaluation.add(group, kind.score(), kind.sigmaLogit());
    }
  }

  private static double[] parts(RiskEvaluation evaluation) {
    double[] parts = new double[evaluation.terms().size()];
    Arrays.setAll(parts, evaluation::part);
    return parts;
  }

  /** The population with σ̂ = ¾ instead of ½ for the last kind. */
  private static List<Kind> withWrongSigma() {
    Kind last = POPULATION.get(4);
    return List.of(
        POPULATION.get(0),
        POPULATION.get(1),
        POPULATION.get(2),
        POPULATION.get(3),
        new Kind(last.positive(), last.biased(), last.rest(), last.score(), 0.75));
  }

  @Test
  void trueRisk() {
    double sum = 0;
    for (Kind kind : POPULATION) {
      sum += kind.positive() * MarginLoss.SIGMOID.value(kind.score());
      sum += (kind.biased() + kind.rest()) * MarginLoss.SIGMOID.value(-kind.score());
    }
    assertThat(sum / 20).isCloseTo(0.285, EXACTLY);
  }

  @ParameterizedTest
  @CsvSource({"0, .03, .02, .05", ".6, .055, .02, .025", ".78, .085, 0, .015", "1, .1, 0, 0"})
  void pubnRiskIsTheTrueRiskForEveryEta(double eta, double u, double p, double bn) {
    Risk risk = new PubnRisk(PRIORS, logit(eta), MarginLoss.SIGMOID);
    RiskEvaluation evaluation = evaluation(risk, POPULATION);
    assertThat(parts(evaluation)).containsExactly(new double[] {.07, .115, u, p, bn}, EXACTLY);
    assertThat(evaluation.value()).isCloseTo(0.285, EXACTLY);
  }

  @ParameterizedTest
  @CsvSource({".6, .26833333333333333", ".78, .2725"})
  void withAWrongSigmaItDependsOnEta(double eta, double expected) {
    Risk risk = new PubnRisk(PRIORS, logit(eta), MarginLoss.SIGMOID);
    assertThat(evaluation(risk, withWrongSigma()).value()).isCloseTo(expected, EXACTLY);
  }

  @Test
  void otherRisks() {
    assertThat(evaluation(new UpuRisk(0.4, MarginLoss.SIGMOID), POPULATION).value())
        .isCloseTo(0.285, EXACTLY);
    assertThat(evaluation(new PnRisk(0.4, MarginLoss.SIGMOID), POPULATION).value())
        .isCloseTo(0.3, EXACTLY);
    Risk weighted = new ImportanceWeightedPnRisk(PRIORS, MarginLoss.SIGMOID);
    assertThat(evaluation(weighted, POPULATION).value()).isCloseTo(0.248333333333333, EXACTLY);
  }

  @Test
  void distanceOfSigma() {
    assertThat(distance(POPULATION)).isCloseTo(-0.5975, EXACTLY);
    assertThat(distance(withWrongSigma())).isCloseTo(-0.59125, EXACTLY);
  }

  /** Ĵ, whose scores are the logits of σ̂. */
  private static double distance(List<Kind> kinds) {
    List<Kind> scoredBySigma =
        kinds.stream()
            .map(k -> new Kind(k.positive(), k.biased(), k.rest(), k.sigmaLogit(), k.sigma()))
            .toList();
    return evaluation(new SigmaDistance(PRIORS), scoredBySigma).value();
  }

  @Test
  void countRule() {
    double[] logits = new double[6000];
    Arrays.setAll(logits, i -> i);
    assertThat(SigmaThreshold.choose(0.7, new Priors(0.49, 0.3), logits).wanted()).isEqualTo(882);
    assertThat(SigmaThreshold.choose(0.9, new Priors(0.56, 0.21), logits).wanted()).isEqualTo(1242);
    assertThat((int) (0.9 * (1 - 0.56 - 0.21) * 6000)).isEqualTo(1241);
  }

  @Test
  void bound() {
    ExampleCounts sizes = new ExampleCounts(500, 500, 6000);
    BoundInputs inputs =
        new BoundInputs(
            sizes,
            new Priors(0.49, 0.3),
            new SigmaAccuracy(0.5, 0.3, 0.01),
            new LossConstants(0.25, 1),
            RademacherComplexity.atRate(1, sizes),
            0.05);
    EstimationErrorBound bound = EstimationErrorBound.of(inputs);
    assertThat(bound.parts().values().stream().map(part -> Math.round(part * 1000) / 1000.0))
        .containsExactly(0.013, 0.044, 0.027, 0.040, 0.136, 0.083, 0.110, 0.335);
    assertThat(bound.total()).isCloseTo(0.786, within(5e-4));
    assertThat(bound.limit()).isCloseTo(0.444, within(5e-4));
    assertThat(bound.isVacuous()).isFalse();
  }
}
