package org.pubn.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubn.Pubn;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.data.Warning;
import org.pubn.data.Warning.Kind;
import org.pubn.numbers.Auc;
import org.pubn.numbers.RowKeys;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.settings.GridPoint;
import org.pubn.settings.Settings;
import org.pubn.settings.StageChoice;
import org.pubn.stats.Interval;

class CheckupTest {

  private static List<Kind> kinds(PubnSamples samples, Priors priors) {
    return kinds(samples, priors, Plane.QUICK);
  }

  private static List<Kind> kinds(PubnSamples samples, Priors priors, TrainOptions options) {
    return Pubn.train(samples, priors, options.withMethod("nnpu").withRate(0.01))
        .warnings()
        .stream()
        .map(Warning::kind)
        .toList();
  }

  @Test
  void soundDataRaiseNoWarning() {
    assertThat(kinds(Plane.samples(1), Plane.PRIORS, Plane.QUICK.withEpochs(60))).isEmpty();
  }

  @Test
  void negativesThatArePositives() {
    PubnSamples sound = Plane.samples(1);
    PubnSamples samples =
        new PubnSamples(sound.positive(), sound.unlabeled(), Plane.positives(9, 200));

    assertThat(kinds(samples, Plane.PRIORS)).contains(Kind.NEGATIVES_LIKE_POSITIVES);
  }

  @Test
  void oneNegativeRowHeldOutSaysNothing() {
    Checkup checkup = new Checkup();
    checkup.negatives(Optional.of(Auc.of(new float[] {1, 2, 3}, new float[] {0})));
    checkup.negatives(Optional.of(Auc.of(new float[] {1, 2, 3}, new float[] {2.5f})));

    assertThat(checkup.warnings()).isEmpty();
  }

  @Test
  void aRecallThatChanceExplainsDoesNotAccuseThePrior() {
    // All 8 of P and 38 of 100 of U are called: π r = 0.45 is more than 0.38, but 8 rows are few.
    assertThat(ofDecisions(8, 8, 38, 100, 0.45)).isEmpty();
    assertThat(ofDecisions(800, 800, 380, 1000, 0.55)).containsExactly(Kind.PRIOR_AT_ODDS);
  }

  @Test
  void aShareCalledFarFromThePrior() {
    // Half of P at the height of all U: nothing can be told, so nothing is called.
    assertThat(ofDecisions(100, 30, 20, 1000, 0.2))
        .as("30 of 100 positives found, 2 % called where 20 %% are positive")
        .containsExactly(Kind.PRIOR_AT_ODDS);
    assertThat(ofDecisions(100, 30, 20, 1000, 0.2, new Interval(0, 0.3)))
        .as("a prior of 0.02 is possible")
        .isEmpty();
  }

  /** Warnings where scores 1 of P and U are called positive, and scores −1 are not. */
  private static List<Kind> ofDecisions(
      int positives, int found, int called, int unlabeled, double pi) {
    return ofDecisions(positives, found, called, unlabeled, pi, Interval.point(pi));
  }

  private static List<Kind> ofDecisions(
      int positives, int found, int called, int unlabeled, double pi, Interval possible) {
    ValidationScores scores =
        new ValidationScores(pi, ones(positives, found), ones(unlabeled, called));
    Checkup checkup = new Checkup();
    checkup.decisions(
        possible, scores, DecisionThreshold.at(0, "as given", scores), DecisionRule.EVEN_COSTS);
    return checkup.warnings().stream().map(Warning::kind).toList();
  }

  private static float[] ones(int rows, int high) {
    float[] scores = new float[rows];
    for (int i = 0; i < rows; i++) {
      scores[i] = i < high ? 1 : -1;
    }
    return scores;
  }

  @Test
  void fewRows() {
    assertThat(kinds(Plane.samples(1, 100, 400, 100), Plane.PRIORS))
        .contains(Kind.FEW_VALIDATION_POSITIVES, Kind.FEW_UNLABELED);
  }

  @Test
  void aPriorThatIsFarTooHigh() {
    assertThat(kinds(Plane.withoutNegatives(1), Priors.positive(0.85), Plane.QUICK.withEpochs(60)))
        .contains(Kind.PRIOR_AT_ODDS);
  }

  @Test
  void priorsThatLeaveNothing() {
    assertThat(kinds(Plane.samples(1), new Priors(0.4, 0.57))).contains(Kind.LITTLE_REST);
  }

  @Test
  void aClassifierWithOneAnswer() {
    TrainOptions always = Plane.QUICK.withDecision(DecisionRule.atScore(-1e6));

    assertThat(kinds(Plane.samples(1), Plane.PRIORS, always)).contains(Kind.ONE_CLASS);
  }

  @Test
  void aPrecisionOutOfReach() {
    PubnSamples sound = Plane.samples(1);
    PubnSamples alike =
        PubnSamples.withoutNegatives(sound.unlabeled(), Plane.samples(2).unlabeled());
    TrainOptions precise = Plane.QUICK.withDecision(DecisionRule.byPrecision(0.99));

    assertThat(kinds(alike, Priors.positive(0.3), precise)).contains(Kind.PRECISION_NOT_REACHED);
  }

  @Test
  void rowsInSeveralSamples() {
    PubnSamples sound = Plane.samples(1);
    PubnSamples samples =
        new PubnSamples(
            sound.positive(),
            joined((DenseFeatures) sound.unlabeled(), (DenseFeatures) sound.positive()),
            sound.negative());
    TrainResult result = Pubn.train(samples, Plane.PRIORS, Plane.QUICK.withMethod("nnpu"));

    assertThat(result.samples().shared().positiveInUnlabeled()).isEqualTo(200);
    assertThat(result.warnings()).isEmpty();
    assertThat(RowKeys.of(result.problem().data().training().positive()))
        .doesNotContain(RowKeys.of(result.problem().data().validation().unlabeled()));
  }

  @Test
  void rowsThatContradictEachOther() {
    PubnSamples sound = Plane.samples(1);
    Features both =
        joined(
            (DenseFeatures) sound.negative(),
            (DenseFeatures) sound.positive().select(new int[] {0, 1}));

    assertThat(kinds(new PubnSamples(sound.positive(), sound.unlabeled(), both), Plane.PRIORS))
        .contains(Kind.CONTRADICTING_ROWS);
  }

  @Test
  void lossesThatStillFall() {
    assertThat(kinds(Plane.samples(1), Plane.PRIORS, Plane.QUICK.withEpochs(2)))
        .contains(Kind.STILL_IMPROVING);
  }

  @Test
  void divergedTrainings() {
    Checkup checkup = new Checkup();
    GridPoint good = new GridPoint(Settings.NONE, 0.1, 1, 1, Optional.empty());
    GridPoint bad = GridPoint.failed(Settings.NONE, "diverged");
    checkup.choice(List.of(new StageChoice("σ̂", "Ĵ", List.of(bad, good), 1)), List.of(), 5);

    assertThat(checkup.warnings())
        .containsExactly(
            new Warning(
                Kind.DIVERGED,
                "1 of 2 trainings of σ̂ diverged and were not chosen; scaling the features may"
                    + " help."));
  }

  private static DenseFeatures joined(DenseFeatures first, DenseFeatures second) {
    int columns = first.columns();
    float[] values = new float[(first.rows() + second.rows()) * columns];
    for (int row = 0; row < first.rows(); row++) {
      first.copyRow(row, values, row * columns);
    }
    for (int row = 0; row < second.rows(); row++) {
      second.copyRow(row, values, (first.rows() + row) * columns);
    }
    return DenseFeatures.ofOwned(columns, values);
  }
}
