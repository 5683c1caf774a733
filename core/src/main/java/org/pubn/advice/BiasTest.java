package org.pubn.advice;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pubn.crossfit.FoldScorers;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.sample.ByRole;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Bootstrap;

/**
 * Makes the {@link TwoSampleTest} of bN: for every fold, a classifier learns bN from those rows of
 * U outside the fold that the PU classifier of the fold calls negative, and the fold is scored.
 */
final class BiasTest {

  private final CrossFit crossFit;
  private final FoldScorers decisions;
  private final double rate;

  /**
   * @param decisions the PU classifiers
   * @param rate the learning rate
   */
  BiasTest(CrossFit crossFit, FoldScorers decisions, double rate) {
    this.crossFit = crossFit;
    this.decisions = decisions;
    this.rate = rate;
  }

  /** The test; empty where the PU classifiers leave too few rows to compare. */
  Optional<TwoSampleTest> run(double pi, Bootstrap bootstrap) {
    List<Optional<NegativesAuc.Fold>> folds = crossFit.perFold(this::scores);
    return folds.stream().allMatch(Optional::isPresent)
        ? TwoSampleTest.of(
            new NegativesAuc(pi, folds.stream().flatMap(Optional::stream).toList()), bootstrap)
        : Optional.empty();
  }

  private Optional<NegativesAuc.Fold> scores(int fold) {
    TrainingData outside = crossFit.outsideOf(fold);
    Scorer pu = decisions.of(fold);
    Features training = calledNegative(pu, outside.training().unlabeled());
    Features validation = calledNegative(pu, outside.validation().unlabeled());
    if (training.isEmpty() || validation.isEmpty()) {
      return Optional.empty();
    }
    TrainingData data =
        new TrainingData(
            samples(outside.training(), training), samples(outside.validation(), validation));
    Scorer scorer = crossFit.separator("bias", fold, data, rate);
    ByRole<Features> inside = ByRole.of(role -> crossFit.inside(role, fold));
    return Optional.of(
        new NegativesAuc.Fold(
            ByRole.of(role -> pu.scores(inside.of(role))),
            ByRole.of(role -> scorer.scores(inside.of(role)))));
  }

  /** bN in the place of P, and what is called negative in the place of N. */
  private static PubnSamples samples(PubnSamples samples, Features calledNegative) {
    return new PubnSamples(samples.negative(), samples.unlabeled(), calledNegative);
  }

  private static Features calledNegative(Scorer pu, Features rows) {
    float[] scores = pu.scores(rows);
    return rows.select(IntStream.range(0, scores.length).filter(row -> scores[row] <= 0).toArray());
  }
}
