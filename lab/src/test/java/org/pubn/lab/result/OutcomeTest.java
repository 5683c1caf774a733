package org.pubn.lab.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {

  @Test
  void theFieldsOfALineStandInAFixedOrder() {
    assertThat(OutcomeJson.write(Outcomes.full(2)))
        .isEqualTo(
            "{\"experiment\":\"made-up\",\"task\":\"toy/above\",\"method\":\"pubn\",\"trial\":2,"
                + "\"seed\":42,\"options\":{\"rate\":\"0.001\",\"tau\":\"0.7\"},\"error\":0.0405,"
                + "\"fpr\":0.3333333333333333,\"fnr\":0.25,\"validationLoss\":-0.125,"
                + "\"zeroOneLoss\":0.0625,\"aucLoss\":-0.75,\"leeLiuLoss\":-1.5,"
                + "\"seconds\":12.75,\"version\":\"0.1.0\",\"kernels\":\"scalar\","
                + "\"details\":\"details/σ-2.json\"}");
  }

  @Test
  void aLineIsReadBackAsItWas() {
    Outcome without = Outcomes.of(Outcomes.nnpu(0.01), 0, 0.1, 0.2);

    assertThat(OutcomeJson.read(OutcomeJson.write(Outcomes.full(3)))).isEqualTo(Outcomes.full(3));
    assertThat(OutcomeJson.read(OutcomeJson.write(without))).isEqualTo(without);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"trial\":2 | \"trial\":\"two\" | trial \"two\": is not a whole number",
        "\"trial\":2 | \"trial\":2.5 | trial 2.5: is not a whole number",
        "\"trial\":2 | \"trial\":-2 | trial -2: must be at least 0",
        "\"seed\":42 | \"seed\":null | seed null: is not a whole number",
        "\"error\":0.0405 | \"error\":\"NaN\" | error \"NaN\": is not a number",
        "\"error\":0.0405 | \"error\":4.05 | error 4.05: must lie in [0, 1]",
        "\"error\":0.0405 | \"error\":NaN | is not JSON",
        "\"zeroOneLoss\":0.0625 | \"zeroOneLoss\":true | zeroOneLoss true: is not a number",
        "\"version\":\"0.1.0\" | \"version\":1 | version 1: is not a text",
        "\"options\": | \"opsions\": | has no field options",
        "\"options\":{ | \"options\":7,\"x\":{ | options 7: is not an object",
        "json\"} | json\"}} | is not JSON",
      })
  void aDamagedLineIsExplained(String right, String wrong, String sentence) {
    String line = OutcomeJson.write(Outcomes.full(2));
    assertThat(line).contains(right);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> OutcomeJson.read(line.replace(right, wrong)))
        .withMessage(sentence);
  }

  @Test
  void twoOutcomesOnALineAreNotTakenForOne() {
    String line = OutcomeJson.write(Outcomes.full(2));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> OutcomeJson.read(line + line))
        .withMessage("is not JSON");
  }

  @Test
  void whatIsNotANumberCannotBeAnOutcome() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcomes.of(Outcomes.nnpu(1), 0, Double.NaN, 0))
        .withMessage("error NaN: must lie in [0, 1]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcomes.of(Outcomes.nnpu(1), 0, 0, Double.NaN))
        .withMessage("validationLoss NaN: must be a finite number");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcomes.of(Outcomes.nnpu(1), 0, 0, Double.POSITIVE_INFINITY))
        .withMessage("validationLoss Infinity: must be a finite number");
  }

  @Test
  void aTrainingThatDivergedHasNoNumbers() {
    Outcome outcome =
        Outcome.diverged("made-up", Outcomes.nnpu(0.1), 3, 43, "0.1.0", "scalar", "diverged");
    String line = OutcomeJson.write(outcome);

    assertThat(line)
        .isEqualTo(
            "{\"experiment\":\"made-up\",\"task\":\"toy/pu\",\"method\":\"nnpu\",\"trial\":3,"
                + "\"seed\":43,\"options\":{\"rate\":\"0.1\"},\"version\":\"0.1.0\","
                + "\"kernels\":\"scalar\",\"failure\":\"diverged\"}");
    assertThat(OutcomeJson.read(line)).isEqualTo(outcome);
    assertThat(outcome.error()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void aTrialThatCouldNotBeDrawnHasAReasonInPlaceOfNumbers() {
    Outcome outcome =
        Outcome.undrawn("made-up", Outcomes.nnpu(0.1), 3, 43, "0.1.0", "scalar", "too few rows");
    String line = OutcomeJson.write(outcome);

    assertThat(line)
        .isEqualTo(
            "{\"experiment\":\"made-up\",\"task\":\"toy/pu\",\"method\":\"nnpu\",\"trial\":3,"
                + "\"seed\":43,\"options\":{\"rate\":\"0.1\"},\"version\":\"0.1.0\","
                + "\"kernels\":\"scalar\",\"undrawn\":\"too few rows\"}");
    assertThat(OutcomeJson.read(line)).isEqualTo(outcome);
    assertThat(outcome.failure()).isEmpty();
  }

  @Test
  void anAreaUnderTheCurveIsKept() {
    Outcome outcome = Outcomes.of(Outcomes.nnpu(0.01), 0, 0.1, 0.2);

    assertThat(OutcomeJson.read(OutcomeJson.write(outcome.withAuc(0.75))).auc()).hasValue(0.75);
    assertThat(OutcomeJson.read(OutcomeJson.write(outcome)).auc()).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> outcome.withAuc(1.5));
  }
}
