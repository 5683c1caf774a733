package org.pubn.classify;

import java.util.Optional;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;

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

  /** A classifier that says positive where g(x) &gt; 0. */
  public Classifier(Scorer scorer, Provenance provenance) {
    this(scorer, provenance, 0, Optional.empty());
  }

  private Classifier(
      Scorer scorer,
      Provenance provenance,
      double threshold,
      Optional<Preprocessing> preprocessing) {
    if (!Double.isFinite(threshold)) {
      throw new IllegalArgumentException("threshold " + threshold + ": must be a finite number");
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
  }

  /** The same decision function with another threshold. */
  public Classifier withThreshold(double otherThreshold) {
    return new Classifier(scorer, provenance, otherThreshold, preprocessing);
  }

  /** The same decision function on the features that rows of a table are turned into. */
  public Classifier withPreprocessing(Preprocessing encoding) {
    return new Classifier(scorer, provenance, threshold, Optional.of(encoding));
  }

  /** The same decision function, whose π was estimated and may be anywhere in an interval. */
  public Classifier withPiWithin(PriorInterval interval) {
    return new Classifier(scorer, provenance.withPiWithin(interval), threshold, preprocessing);
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
   */
  public float[] scores(Features rows) {
    return scorer.scores(rows);
  }

  /**
   * 1 / (1 + exp(−g(x))) of every row: with the logistic loss, an estimate of p(y=+1 | x). It does
   * not depend on the threshold.
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

  /** 1 / (1 + exp(−g)) of a score g, for those who have scores already. */
  public static double probability(float score) {
    // For very negative scores exp(−score) is infinite and the quotient 0, as it should be.
    return 1 / (1 + Math.exp(-score));
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
