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
      for (Group group : Group.values()) {
        double[] derivatives = value.derivatives(group);
        for (int i = 0; i < derivatives.length; i++) {
          double step = 1e-5;
          double up = descended(risk, Batches.moved(batch, group, i, step), value.corrected());
          double down = descended(risk, Batches.moved(batch, group, i, -step), value.corrected());
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
    boolean guards = risk.terms().stream().anyMatch(Term::corrected);
    assertThat(risk.evaluate(OVERFITTED).corrected()).isEqualTo(guards);
    assertThat(risk.evaluate(USUAL).corrected()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void partsAddUpToTheValueUnlessCorrected(Risk risk) {
    for (ScoreBatch batch : List.of(USUAL, OVERFITTED)) {
      RiskValue value = risk.evaluate(batch);
      double sum = value.parts().values().stream().mapToDouble(Double::doubleValue).sum();
      double lost = value.corrected() ? -risk.beta() - value.guarded() : 0;
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
      for (Group group : Group.values()) {
        for (int i = remainder; i < OVERFITTED.size(group); i += 3) {
          block.add(group, OVERFITTED.score(group, i), OVERFITTED.sigmaLogit(group, i));
        }
      }
      sum.add(block);
    }
    assertThat(sum.value()).isCloseTo(whole.value(), within(1e-14));
    assertThat(sum.guarded()).isCloseTo(whole.guarded(), within(1e-14));
    assertThat(sum.corrected()).isEqualTo(whole.corrected());
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
      for (Group group : Group.values()) {
        assertThat(Arrays.stream(value.derivatives(group)).allMatch(Double::isFinite)).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.pubn.risk.EveryRisk#all")
  void onlyTheGroupsOfItsTermsAreNeeded(Risk risk) {
    Set<Group> needed = EnumSet.noneOf(Group.class);
    risk.terms().forEach(term -> needed.add(term.group()));
    assertThat(risk.evaluate(Batches.only(needed, USUAL)).value()).isFinite();
    for (Group group : needed) {
      Set<Group> others = EnumSet.copyOf(needed);
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
    ScoreBatch broken = Batches.moved(USUAL, Group.POSITIVE, 1, Double.NaN);
    assertThatThrownBy(() -> risk.evaluate(broken))
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining(risk.getClass().getSimpleName() + ": the risk is NaN");
  }

  private static double descended(Risk risk, ScoreBatch batch, boolean corrected) {
    RiskValue value = risk.evaluate(batch);
    return corrected ? -value.guarded() : value.value();
  }
}
