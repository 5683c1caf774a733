package org.pubn.classify;

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

  /** A classifier that says positive where g(x) &gt; 0. */
  public Classifier(Scorer scorer, Provenance provenance) {
    this(scorer, provenance, 0);
  }

  private Classifier(Scorer scorer, Provenance provenance, double threshold) {
    if (!Double.isFinite(threshold)) {
      throw new IllegalArgumentException("threshold " + threshold + ": must be a finite number");
    }
    this.scorer = scorer;
    this.provenance = provenance;
    this.threshold = threshold;
  }

  /** The same decision function with another threshold. */
  public Classifier withThreshold(double otherThreshold) {
    return new Classifier(scorer, provenance, otherThreshold);
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
      probabilities[i] = sigmoid(scores[i]);
    }
    return probabilities;
  }

  /** For very negative scores exp(−score) is infinite and the quotient 0, as it should be. */
  private static double sigmoid(double score) {
    return 1 / (1 + Math.exp(-score));
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
      predictions[i] = scores[i] > threshold;
    }
    return predictions;
  }
}
