package org.pubn.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubn.sample.ByRole;
import org.pubn.sample.Priors;
import org.pubn.sample.Role;

/** What every risk keeps, whatever its formula. */
class RiskContractTest {

  /** A batch as it comes early in training. */
  private static final ScoreBatch USUAL = Batches.random(1, 0, 0);

  /** A batch of an overfitted model: P far on the positive side, U on the negative one. */
  private static final ScoreBatch OVERFITTED = Batches.random(2, 4, -4);

  @Test
  void noRiskIsForgotten() {
    Set<String> written =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.pubn.risk")
                .stream()
                .filter(type -> type.isAssignableTo(Risk.class) && !type.isInterface())
                .map(JavaClass::getSimpleName)
                .collect(Collectors.toSet());
    Set<String> listed =
        EveryRisk.all().map(risk -> risk.getClass().getSimpleName()).collect(Collectors.toSet());
    assertThat(listed).isEqualTo(written);
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#differentiable")
  void derivativesAreThoseOfWhatTheStepDescends(Risk risk) {
    for (ScoreBatch batch : List.of(USUAL, OVERFITTED)) {
      RiskValue value = risk.evaluate(batch);
      for (Role group : Role.values()) {
        double[] derivatives = value.derivatives(group);
        for (int i = 0; i < derivatives.length; i++) {
          double step = 1e-5;
          double up = descended(risk, Batches.moved(batch, group, i, step), value.correctionActs());
          double down =
              descended(risk, Batches.moved(batch, group, i, -step), value.correctionActs());
          assertThat(derivatives[i])
              .as("%s, example %d of %s", risk, i, group)
              .isCloseTo((up - down) / (2 * step), within(1e-9));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#differentiable")
  void theCorrectionActsOnAnOverfittedBatchWhereThereIsOne(Risk risk) {
    boolean guards = risk.terms().stream().anyMatch(Term::guarded);
    assertThat(risk.evaluate(OVERFITTED).correctionActs()).isEqualTo(guards);
    assertThat(risk.evaluate(USUAL).correctionActs()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void partsAddUpToTheValueUnlessCorrected(Risk risk) {
    for (ScoreBatch batch : List.of(USUAL, OVERFITTED)) {
      RiskValue value = risk.evaluate(batch);
      double sum = value.parts().values().stream().mapToDouble(Double::doubleValue).sum();
      double lost = value.correctionActs() ? -risk.beta() - value.guarded() : 0;
      assertThat(value.value()).isCloseTo(sum + lost, within(1e-14));
      assertThat(value.parts()).hasSameSizeAs(risk.terms());
      assertThat(value.explain()).contains(value.parts().keySet());
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void blocksAddUpToTheWhole(Risk risk) {
    RiskEvaluation whole = RiskEvaluation.of(risk, OVERFITTED);
    RiskEvaluation sum = new RiskEvaluation(risk);
    RiskEvaluation block = new RiskEvaluation(risk);
    for (int remainder = 0; remainder < 3; remainder++) {
      block.reset();
      for (Role group : Role.values()) {
        for (int i = remainder; i < OVERFITTED.size(group); i += 3) {
          block.add(group, OVERFITTED.score(group, i), OVERFITTED.sigmaLogit(group, i));
        }
      }
      sum.add(block);
    }
    assertThat(sum.value()).isCloseTo(whole.value(), within(1e-14));
    assertThat(sum.guarded()).isCloseTo(whole.guarded(), within(1e-14));
    assertThat(sum.correctionActs()).isEqualTo(whole.correctionActs());
  }

  /** Rows whose weights are kept give the same bits as examples that come with their σ̂. */
  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#differentiable")
  void rowsCountLikeExamples(Risk risk) {
    ByRole<float[]> logits = ByRole.of(RiskContractTest::sigmaLogits);
    RiskEvaluation byRow = new RiskEvaluation(risk, logits);
    for (int batch = 0; batch < 2; batch++) {
      RiskEvaluation byExample = new RiskEvaluation(risk);
      byRow.reset();
      for (Role group : Role.values()) {
        for (int i = 0; i < OVERFITTED.size(group); i++) {
          byRow.addRow(group, i, OVERFITTED.score(group, i));
          byExample.add(group, OVERFITTED.score(group, i), logits.of(group)[i]);
        }
      }
      assertThat(byRow.value()).isEqualTo(byExample.value());
      for (Role group : Role.values()) {
        for (int i = 0; i < OVERFITTED.size(group); i++) {
          double score = OVERFITTED.score(group, i);
          assertThat(byRow.derivativeOfRow(group, i, score))
              .isEqualTo(byExample.derivative(group, score, logits.of(group)[i]));
        }
      }
    }
  }

  private static float[] sigmaLogits(Role group) {
    float[] logits = new float[OVERFITTED.size(group)];
    for (int i = 0; i < logits.length; i++) {
      logits[i] = (float) OVERFITTED.sigmaLogit(group, i);
    }
    return logits;
  }

  @Test
  void aRiskThatNeedsSigmaDoesNotDoWithout() {
    RiskEvaluation evaluation =
        new RiskEvaluation(
            new ImportanceWeightedPnRisk(new Priors(0.4, 0.3), MarginLoss.LOGISTIC),
            ByRole.of(role -> new float[0]));
    assertThatThrownBy(() -> evaluation.addRow(Role.POSITIVE, 0, 1))
        .hasMessage("logit NaN of σ̂: this risk needs a number for every example");
  }

  /** Whether the correction acts is asked of the batch as it is, also after more was added. */
  @Test
  void theCorrectionFollowsTheBatch() {
    RiskEvaluation evaluation = new RiskEvaluation(new NnPuRisk(0.5, MarginLoss.LOGISTIC, 0));
    evaluation.add(Role.POSITIVE, 9, Double.NaN);
    evaluation.add(Role.UNLABELED, -9, Double.NaN);
    assertThat(evaluation.correctionActs()).isTrue();
    evaluation.add(Role.UNLABELED, 30, Double.NaN);
    assertThat(evaluation.correctionActs()).isFalse();
    RiskEvaluation block = new RiskEvaluation(new NnPuRisk(0.5, MarginLoss.LOGISTIC, 0));
    block.add(Role.POSITIVE, 99, Double.NaN);
    evaluation.add(block);
    assertThat(evaluation.correctionActs()).isTrue();
    evaluation.reset();
    evaluation.add(Role.POSITIVE, -9, Double.NaN);
    evaluation.add(Role.UNLABELED, 9, Double.NaN);
    assertThat(evaluation.correctionActs()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#differentiable")
  void valuesAndDerivativesAreFiniteInBothTails(Risk risk) {
    for (double size : new double[] {100, 1000}) {
      double[] scores = {size, -size};
      double[] logits = {100, -100};
      ScoreBatch batch =
          ScoreBatch.of(scores, scores, scores).withSigmaLogits(logits, logits, logits);
      RiskValue value = risk.evaluate(batch);
      assertThat(value.value()).isFinite();
      for (Role group : Role.values()) {
        assertThat(Arrays.stream(value.derivatives(group)).allMatch(Double::isFinite)).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void onlyTheGroupsOfItsTermsAreNeeded(Risk risk) {
    Set<Role> needed = EnumSet.noneOf(Role.class);
    risk.terms().forEach(term -> needed.add(term.group()));
    assertThat(risk.evaluate(Batches.only(needed, USUAL)).value()).isFinite();
    for (Role group : needed) {
      Set<Role> others = EnumSet.copyOf(needed);
      others.remove(group);
      assertThatThrownBy(() -> risk.evaluate(Batches.only(others, USUAL)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("needs " + group.symbol() + " examples");
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void termsAreNamedApartAllCountAndEqualThemselves(Risk risk) {
    assertThat(risk.terms()).extracting(Term::name).doesNotHaveDuplicates();
    assertThat(risk.terms()).extracting(Term::coefficient).doesNotContain(0.0);
    assertThat(risk.terms()).isEqualTo(risk.terms());
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void aScoreThatIsNotANumberIsAnError(Risk risk) {
    ScoreBatch broken = Batches.moved(USUAL, Role.POSITIVE, 1, Double.NaN);
    assertThatThrownBy(() -> risk.evaluate(broken))
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining(risk.getClass().getSimpleName() + ": the risk is NaN");
  }

  private static double descended(Risk risk, ScoreBatch batch, boolean corrected) {
    RiskValue value = risk.evaluate(batch);
    return corrected ? -value.guarded() : value.value();
  }
}
