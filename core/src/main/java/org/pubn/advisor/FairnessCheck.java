package org.pubn.advisor;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pubn.advice.Fairness;
import org.pubn.crossfit.FoldScorers;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.numbers.Auc;
import org.pubn.numbers.Normal;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;
import org.pubn.sample.TrainingData;
import org.pubn.stats.Bootstrap;

/**
 * Makes the test of {@link Fairness}: for every fold, a classifier learns P from U among those rows
 * outside the fold that the PU classifier of the fold calls positive, and the fold is scored.
 */
final class FairnessCheck {

  private static final int MOST_DIFFERENCES = 5;

  /** Differences of fewer standard errors are not worth a name. */
  private static final double NOTABLE = 3;

  private final CrossFit crossFit;
  private final FoldScorers decisions;
  private final double rate;

  /**
   * @param decisions the PU classifiers
   * @param rate the learning rate
   */
  FairnessCheck(CrossFit crossFit, FoldScorers decisions, double rate) {
    this.crossFit = crossFit;
    this.decisions = decisions;
    this.rate = rate;
  }

  Fairness run(double pi, Bootstrap bootstrap) {
    List<PositivesAuc.Fold> folds =
        crossFit.perFold(this::scores).stream().flatMap(Optional::stream).toList();
    PositivesAuc auc = new PositivesAuc(pi, folds);
    int positives = auc.rows(true);
    int unlabeled = auc.rows(false);
    if (folds.size() < crossFit.folds()
        || positives < Fairness.LEAST
        || unlabeled < Fairness.LEAST) {
      return new Fairness(Double.NaN, Double.NaN, 1, positives, unlabeled, List.of());
    }
    PositivesAuc.Seen seen = auc.seen();
    double[] replicates =
        IntStream.range(0, bootstrap.resamples())
            .mapToObj(i -> auc.resampled(bootstrap.random(i)))
            .flatMapToDouble(OptionalDouble::stream)
            .toArray();
    double deviation = Math.max(Auc.deviation(positives, unlabeled), deviation(replicates));
    return new Fairness(
        seen.auc(),
        Math.min(1, seen.share()),
        Normal.above(seen.excess() / deviation),
        positives,
        unlabeled,
        differences());
  }

  private static double deviation(double[] values) {
    double mean = Arrays.stream(values).average().orElse(0);
    double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / Math.max(1, values.length - 1));
  }

  private Optional<PositivesAuc.Fold> scores(int fold) {
    TrainingData outside = crossFit.outsideOf(fold);
    Scorer pu = decisions.of(fold);
    Optional<PubnSamples> training = called(pu, outside.training());
    Optional<PubnSamples> validation = called(pu, outside.validation());
    if (training.isEmpty() || validation.isEmpty()) {
      return Optional.empty();
    }
    TrainingData data = new TrainingData(training.get(), validation.get());
    Scorer scorer = crossFit.separator("fairness", fold, data, rate);
    Features positive = crossFit.inside(Role.POSITIVE, fold);
    Features unlabeled = crossFit.inside(Role.UNLABELED, fold);
    return Optional.of(
        new PositivesAuc.Fold(
            pu.scores(positive),
            pu.scores(unlabeled),
            scorer.scores(positive),
            scorer.scores(unlabeled)));
  }

  /** P and U among rows called positive, U in the place of N; empty where either has none. */
  private static Optional<PubnSamples> called(Scorer pu, PubnSamples samples) {
    Features positive = called(pu, samples.positive());
    Features unlabeled = called(pu, samples.unlabeled());
    return positive.isEmpty() || unlabeled.isEmpty()
        ? Optional.empty()
        : Optional.of(new PubnSamples(positive, unlabeled, unlabeled));
  }

  private static Features called(Scorer pu, Features rows) {
    float[] scores = pu.scores(rows);
    return rows.select(IntStream.range(0, scores.length).filter(row -> scores[row] > 0).toArray());
  }

  /** The features that differ most among the rows called positive, each by its own fold. */
  private List<Fairness.Difference> differences() {
    FeatureMoments positive = new FeatureMoments(crossFit.columns());
    FeatureMoments unlabeled = new FeatureMoments(crossFit.columns());
    for (int fold = 0; fold < crossFit.folds(); fold++) {
      positive.add(called(decisions.of(fold), crossFit.inside(Role.POSITIVE, fold)));
      unlabeled.add(called(decisions.of(fold), crossFit.inside(Role.UNLABELED, fold)));
    }
    return IntStream.range(0, crossFit.columns())
        .mapToObj(
            feature ->
                new Fairness.Difference(
                    feature,
                    positive.mean(feature),
                    unlabeled.mean(feature),
                    deviations(positive, unlabeled, feature)))
        .filter(difference -> Math.abs(difference.deviations()) >= NOTABLE)
        .sorted(
            Comparator.comparingDouble(
                    (Fairness.Difference difference) -> -Math.abs(difference.deviations()))
                .thenComparingInt(Fairness.Difference::feature))
        .limit(MOST_DIFFERENCES)
        .toList();
  }

  private static double deviations(FeatureMoments first, FeatureMoments second, int feature) {
    double error = Math.sqrt(first.ofMean(feature) + second.ofMean(feature));
    return error > 0 ? (first.mean(feature) - second.mean(feature)) / error : 0;
  }
}
