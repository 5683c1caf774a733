package org.pubn.app.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.pubn.advice.Advice;
import org.pubn.advice.AssumedPriors;
import org.pubn.advice.AssumedPriors.Assumed;
import org.pubn.advice.Benefit;
import org.pubn.advice.Bias;
import org.pubn.advice.Comparison;
import org.pubn.advice.Fairness;
import org.pubn.advice.Need;
import org.pubn.advice.Sensitivity;
import org.pubn.advice.TwoSampleTest;
import org.pubn.eval.PriorBelief;
import org.pubn.eval.PuDifference;
import org.pubn.eval.PuEvaluation;
import org.pubn.eval.PuScores;
import org.pubn.prior.RhoEstimate;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.stats.Bootstrap;
import org.pubn.stats.Interval;

/** Every verdict has words of its own. */
class AdviceWordsTest {

  private static final Priors PRIORS = new Priors(0.4, 0.2);

  private static PuDifference difference(double low, double high) {
    return new PuDifference((low + high) / 2, new Interval(low, high));
  }

  /** A classifier that calls P positive and U negative, or one that gives all the same score. */
  private static Comparison.Judged judged(String label, boolean learned) {
    double[] positive = new double[40];
    double[] unlabeled = new double[40];
    for (int i = 0; i < 40; i++) {
      positive[i] = learned ? 1 + i : 1;
      unlabeled[i] = learned ? 16 - i : 1;
    }
    return new Comparison.Judged(
        label,
        PuEvaluation.of(
            PuScores.of(positive, unlabeled),
            0,
            PriorBelief.known(PRIORS.pi()),
            new Bootstrap(50, 0.95, new Seed(0))),
        OptionalDouble.empty());
  }

  private static Comparison comparison(boolean learned, double low, double high) {
    PuDifference all = difference(low, high);
    return new Comparison(judged("first", learned), judged("second", learned), all, all, 0.01);
  }

  private static Sensitivity.Variant variant(String name, double changed, PuDifference cost) {
    return new Sensitivity.Variant(name, PRIORS, changed, 0.4, 0.11, 0.1, cost);
  }

  private static Sensitivity sensitivity(double seed, double prior) {
    return new Sensitivity(
        "PUbN",
        PRIORS,
        0.1,
        0.4,
        variant("another seed", seed, difference(-0.01, 0.01)),
        List.of(variant("π lower", prior, difference(-0.01, 0.01))));
  }

  private static RhoEstimate rho(double max, double low, double high) {
    return new RhoEstimate(max, new Interval(low, high));
  }

  private static Bias bias(RhoEstimate rho, double auc, double p) {
    return new Bias(
        PRIORS.pi(),
        rho,
        Optional.of(new TwoSampleTest(auc, new Interval(auc - 0.05, auc + 0.05), p, 90, 400)));
  }

  private static Advice advice(
      Need need, Optional<Bias> bias, Optional<Benefit> benefit, Sensitivity sensitivity) {
    return new Advice(
        new AssumedPriors(
            new Assumed(0.4, 0.35, 0.45, false, true),
            new Assumed(0.2, 0.15, 0.25, false, true),
            bias.map(Bias::rho),
            List.of()),
        need,
        fairness(0.5, 0.3),
        bias,
        benefit,
        sensitivity,
        Map.of());
  }

  private static Fairness fairness(double auc, double p) {
    return new Fairness(auc, 0.9, p, 80, 300, List.of(new Fairness.Difference(1, 0.5, 0.1, 6.2)));
  }

  private static List<Answer> answers(Advice advice) {
    return AdviceWords.answers(advice, feature -> "x" + feature);
  }

  @Test
  void whetherThePositivesAreAFairSample() {
    List<Answer> answers = new ArrayList<>();
    for (Fairness fairness :
        List.of(
            fairness(0.7, 0.001),
            fairness(0.52, 0.4),
            new Fairness(0.6, 0.5, 0.9, 80, 300, List.of()),
            new Fairness(Double.NaN, Double.NaN, 1, 3, 5, List.of()))) {
      answers.add(FairnessWords.answer(fairness, feature -> "x" + feature));
    }

    assertDistinct(answers, "biased", "no-sign", "unclear", "unclear");
    assertThat(answers.get(0).sentence())
        .contains("an AUC of 0.700. For a fair sample it is at most 0.550")
        .endsWith("They differ most in x1 (higher in yours).");
    assertThat(answers.get(0).next()).contains("--threshold prior");
    assertThat(answers.get(3).sentence()).contains("only 3 positive and 5 unlabeled rows");
  }

  private static final Need NEED = new Need(comparison(true, 0.02, 0.04));
  private static final Sensitivity STABLE = sensitivity(0.01, 0.02);

  private static List<Answer> of(Need need) {
    return answers(advice(need, Optional.empty(), Optional.empty(), STABLE));
  }

  private static void assertDistinct(List<Answer> answers, String... verdicts) {
    assertThat(answers).extracting(Answer::verdict).containsExactly(verdicts);
    assertThat(answers).extracting(Answer::sentence).doesNotHaveDuplicates();
    assertThat(answers).allSatisfy(answer -> assertThat(answer.sentence()).doesNotContain("NaN"));
    assertThat(answers).extracting(Answer::next).allMatch(next -> !next.isBlank());
  }

  @Test
  void whetherPuLearningIsNeeded() {
    List<Answer> answers = new ArrayList<>();
    answers.add(of(NEED).get(0));
    answers.add(of(new Need(comparison(true, -0.005, 0.005))).get(0));
    answers.add(of(new Need(comparison(true, -0.04, -0.02))).get(0));
    answers.add(of(new Need(comparison(true, -0.02, 0.04))).get(0));
    answers.add(of(new Need(comparison(false, -0.02, 0.04))).get(0));

    assertDistinct(answers, "needed", "not-needed", "naive-better", "unclear", "nothing-learned");
    assertThat(answers.get(0).sentence()).contains("3.0 (95 % interval 2.0 to 4.0)");
    assertThat(answers.get(1).next()).contains("--method naive");
  }

  private static Answer of(Bias bias) {
    return answers(advice(NEED, Optional.of(bias), Optional.empty(), STABLE)).get(1);
  }

  @Test
  void whetherTheNegativesAreBiased() {
    List<Answer> answers = new ArrayList<>();
    answers.add(of(bias(rho(0.01, 0, 0.02), 0.99, 0)));
    answers.add(of(bias(rho(0.3, 0.25, 0.35), 0.7, 0.00001)));
    answers.add(of(bias(rho(0.55, 0.5, 0.6), 0.56, 0.01)));
    answers.add(of(bias(rho(0.55, 0.5, 0.6), 0.51, 0.4)));
    answers.add(of(bias(rho(0.3, 0.25, 0.35), 0.51, 0.4)));
    assertDistinct(answers, "foreign", "biased", "slightly-biased", "no-sign", "unclear");
    assertThat(answers.get(1).sentence())
        .contains("can do so (AUC 0.700, interval 0.650 to 0.750; chance is 0.5, p-value < 0.0001)")
        .contains("at most 0.300 of the unlabeled rows (interval 0.250 to 0.350)")
        .contains("all negatives are 0.600");
  }

  @Test
  void aRhoThatIsTooLargeIsSaidToBe() {
    assertThat(of(bias(rho(0.1, 0.05, 0.15), 0.7, 0.001)).sentence())
        .endsWith("The rho of 0.200 that was given is more than that: it is too large.");
    assertThat(of(bias(rho(0.3, 0.05, 0.35), 0.7, 0.001)).sentence()).doesNotContain("too large");
  }

  private static Answer of(Benefit benefit) {
    return answers(
            advice(
                NEED,
                Optional.of(bias(rho(0.3, 0.25, 0.35), 0.7, 0.001)),
                Optional.of(benefit),
                STABLE))
        .get(2);
  }

  @Test
  void whetherTheNegativesHelp() {
    List<Answer> answers = new ArrayList<>();
    answers.add(of(new Benefit(comparison(true, 0.02, 0.04))));
    answers.add(of(new Benefit(comparison(true, -0.005, 0.005))));
    answers.add(of(new Benefit(comparison(true, -0.04, -0.02))));
    answers.add(of(new Benefit(comparison(true, -0.02, 0.04))));
    answers.add(of(NEED).get(2));
    answers.add(
        answers(
                advice(
                    NEED, Optional.of(bias(rho(0.01, 0, 0.02), 0.99, 0)), Optional.empty(), STABLE))
            .get(2));

    assertDistinct(answers, "helps", "no-difference", "harms", "unclear", "skipped", "skipped");
  }

  private static Benefit calledWithout(double share) {
    Comparison comparison = comparison(true, -0.02, 0.04);
    return new Benefit(
        new Comparison(
            new Comparison.Judged(
                "first", comparison.first().evaluation(), OptionalDouble.of(share)),
            comparison.second(),
            comparison.errors(),
            comparison.sigmoidRisks(),
            comparison.margin()));
  }

  @Test
  void whetherTheNegativesLieWhereTheyCanHelp() {
    // With a rho of 0.2, 4 % of their kind are 0.8 mistakes in 100 rows, below the margin of one.
    Answer easy = of(calledWithout(0.04));
    Answer hard = of(calledWithout(0.3));

    assertThat(easy.sentence())
        .contains("4.0 of 100 rows of their kind are called positive, which is 0.8 in 100 of all")
        .endsWith("they are told apart already and can hardly help.");
    assertThat(easy.next()).contains("false alarms").contains("predict --sort");
    assertThat(hard.sentence()).contains("6.0 in 100").endsWith("they lie where they can help.");
    assertThat(hard.next()).doesNotContain("false alarms");
    assertThat(calledWithout(0.04).canHelp(0.2)).isFalse();
    assertThat(calledWithout(0.051).canHelp(0.2)).isTrue();
  }

  @Test
  void howMuchHangsOnThePriors() {
    List<Answer> answers = new ArrayList<>();
    for (Sensitivity sensitivity :
        List.of(STABLE, sensitivity(0.01, 0.2), sensitivity(0.15, 0.16))) {
      answers.add(answers(advice(NEED, Optional.empty(), Optional.empty(), sensitivity)).get(3));
    }

    assertDistinct(answers, "stable", "sensitive", "restless");
    assertThat(answers.get(1).sentence())
        .contains("A prior between 0.350 and 0.450 and rho between 0.150 and 0.250")
        .contains("at most 20.0 of 100 decisions (π lower); another seed alone changes 1.0.");
    assertThat(answers.get(1).sentence()).doesNotContain("more mistakes");
    assertThat(answers.get(1).next()).contains("count the positives");
  }

  @Test
  void aCostThatIsCertainIsSaid() {
    Sensitivity dear =
        new Sensitivity(
            "PUbN",
            PRIORS,
            0.1,
            0.4,
            variant("another seed", 0.01, difference(-0.01, 0.01)),
            List.of(
                variant("π lower", 0.03, difference(-0.01, 0.01)),
                variant("ρ higher", 0.02, difference(0.01, 0.05))));
    Answer answer = answers(advice(NEED, Optional.empty(), Optional.empty(), dear)).get(3);

    assertThat(answer.verdict()).isEqualTo("sensitive");
    assertThat(answer.sentence())
        .endsWith(
            "If the truth were the other end (ρ higher), there would be 3.0 (95 % interval 1.0 to"
                + " 5.0) more mistakes in 100 rows than necessary.");
  }

  /** What another seed does as well is not the priors' doing. */
  @Test
  void aCostWithinTheNoiseIsNotSaid() {
    Sensitivity noisy =
        new Sensitivity(
            "PUbN",
            PRIORS,
            0.1,
            0.4,
            variant("another seed", 0.05, difference(-0.01, 0.01)),
            List.of(variant("π higher", 0.04, difference(0.01, 0.05))));
    Answer answer = answers(advice(NEED, Optional.empty(), Optional.empty(), noisy)).get(3);

    assertThat(answer.verdict()).isEqualTo("stable");
    assertThat(answer.sentence()).doesNotContain("more mistakes");
  }

  @Test
  void nothingIsNotLessThanNothing() {
    assertThat(NumberWords.inHundred(-0.0001)).isEqualTo("0.0");
    assertThat(NumberWords.inHundred(-0.012)).isEqualTo("-1.2");
  }
}
