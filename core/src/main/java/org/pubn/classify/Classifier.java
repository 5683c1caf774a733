package org.pubn.classify;

import java.util.List;
import java.util.Optional;
import org.pubn.calibration.PosteriorMap;
import org.pubn.data.Features;
import org.pubn.data.InputException;
import org.pubn.engine.ScoreOverflowException;
import org.pubn.engine.Scorer;
import org.pubn.numbers.Sigmoid;
import org.pubn.origin.RowSketch;
import org.pubn.preprocessing.Preprocessing;
import org.pubn.stats.Interval;

/**
 * A trained binary classifier: a decision function g with a threshold, and where they came from.
 * Immutable and safe to share between threads.
 *
 * <pre>{@code
 * Classifier classifier = ClassifierFile.load(Path.of("model.pubn"));
 * boolean[] positive = classifier.predictions(rows);
 * }</pre>
 */
public final class Classifier {

  private final Scorer scorer;
  private final Provenance provenance;
  private final double threshold;
  private final Optional<Preprocessing> preprocessing;
  private final Optional<PosteriorMap> calibration;

  /** A classifier that says positive where g(x) &gt; 0. */
  public Classifier(Scorer scorer, Provenance provenance) {
    this(scorer, provenance, 0, Optional.empty(), Optional.empty());
  }

  private Classifier(
      Scorer scorer,
      Provenance provenance,
      double threshold,
      Optional<Preprocessing> preprocessing,
      Optional<PosteriorMap> calibration) {
    if (!Double.isFinite(threshold)) {
      throw new InputException("threshold " + threshold + ": must be a finite number");
    }
    this.scorer = scorer;
    this.provenance = provenance;
    if (preprocessing.isPresent() && preprocessing.get().features().size() != scorer.columns()) {
      throw new IllegalArgumentException(
          "preprocessing: makes "
              + preprocessing.get().features().size()
              + " features, the decision function takes "
              + scorer.columns());
    }
    this.threshold = threshold;
    this.preprocessing = preprocessing;
    this.calibration = calibration;
  }

  /** The same decision function with another threshold. */
  public Classifier withThreshold(double otherThreshold) {
    return new Classifier(scorer, provenance, otherThreshold, preprocessing, calibration);
  }

  /** The same decision function on the features that rows of a table are turned into. */
  public Classifier withPreprocessing(Preprocessing encoding) {
    return new Classifier(scorer, provenance, threshold, Optional.of(encoding), calibration);
  }

  /** The same decision function, whose π may be anywhere in an interval. */
  public Classifier withPiWithin(Interval interval) {
    return withPriorsFrom(
        Optional.of(interval),
        provenance.rhoInterval(),
        provenance.piEstimator(),
        provenance.rhoEstimator());
  }

  /**
   * The same decision function with how well its priors are known.
   *
   * @param pi what π may be; empty where it is certain
   * @param rho what ρ may be; empty where it is certain
   * @param estimatorOfPi the id of the estimator of π; empty where π was given
   * @param estimatorOfRho the id of the estimator of ρ; empty where ρ was given, or is 0
   */
  public Classifier withPriorsFrom(
      Optional<Interval> pi,
      Optional<Interval> rho,
      Optional<String> estimatorOfPi,
      Optional<String> estimatorOfRho) {
    return with(provenance.withPriorsFrom(pi, rho, estimatorOfPi, estimatorOfRho));
  }

  /** The same, by which the rows of its training are recognized. */
  public Classifier withTrainingRows(RowSketch rows) {
    return with(provenance.withRows(rows));
  }

  /** The same, which tells how much it depends on each column. */
  public Classifier withImportance(List<ColumnImportance> columns) {
    return with(provenance.withImportance(columns));
  }

  private Classifier with(Provenance other) {
    return new Classifier(scorer, other, threshold, preprocessing, calibration);
  }

  /** The same decision function, whose scores become probabilities by a map. */
  public Classifier withCalibration(PosteriorMap map) {
    return new Classifier(scorer, provenance, threshold, preprocessing, Optional.of(map));
  }

  /** How scores become probabilities; empty where they are logits. */
  public Optional<PosteriorMap> calibration() {
    return calibration;
  }

  /** How rows of a table become features; empty where it was trained on ready-made features. */
  public Optional<Preprocessing> preprocessing() {
    return preprocessing;
  }

  /** The decision function g. */
  public Scorer scorer() {
    return scorer;
  }

  /** Where the decision function came from. */
  public Provenance provenance() {
    return provenance;
  }

  /** The score above which a row is called positive. */
  public double threshold() {
    return threshold;
  }

  /** The length of the rows it takes. */
  public int columns() {
    return scorer.columns();
  }

  /**
   * g(x) of every row.
   *
   * @throws IllegalArgumentException if the rows have another length than {@link #columns()}
   * @throws ScoreOverflowException if values or weights are so large that a row has no score
   */
  public float[] scores(Features rows) {
    try {
      return scorer.scores(rows);
    } catch (ArithmeticException e) {
      throw new ScoreOverflowException(e);
    }
  }

  /**
   * An estimate of p(y=+1 | x) for every row: by the {@link #calibration} where there is one, else
   * 1 / (1 + exp(−g(x))). It does not depend on the threshold.
   *
   * @throws IllegalArgumentException if the rows have another length than {@link #columns()}
   */
  public double[] probabilities(Features rows) {
    float[] scores = scores(rows);
    double[] probabilities = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      probabilities[i] = probability(scores[i]);
    }
    return probabilities;
  }

  /** The probability of a score, for those who have scores already. */
  public double probability(double score) {
    return calibration.isPresent() ? calibration.get().at(score) : Sigmoid.of(score);
  }

  /** Whether a score says positive; one equal to the threshold does not. */
  public boolean isPositive(float score) {
    return score > threshold;
  }

  /**
   * Whether g(x) exceeds the threshold, for every row; a score equal to it is negative.
   *
   * @throws IllegalArgumentException if the rows have another length than {@link #columns()}
   */
  public boolean[] predictions(Features rows) {
    float[] scores = scores(rows);
    boolean[] predictions = new boolean[scores.length];
    for (int i = 0; i < scores.length; i++) {
      predictions[i] = isPositive(scores[i]);
    }
    return predictions;
  }
}
