package org.pubn.lab.task;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubn.sample.Priors;

/**
 * A binary problem made from a data set of many classes: which classes are positive, and how the
 * collection of negatives was biased.
 *
 * @param id names the task, such as {@code mnist/135}
 * @param positiveClasses the classes with y = +1; all others have y = −1
 * @param negativeShares of the negative classes ("latent categories") that were collected, the
 *     share of each in p(x | y=−1, s=+1); empty where no biased negatives are given
 * @param priors π, and ρ where biased negatives are given
 */
public record Task(
    String id,
    String dataset,
    Set<Integer> positiveClasses,
    Map<Integer, Double> negativeShares,
    Priors priors) {

  private static final double SHARE_TOLERANCE = 1e-9;

  public Task {
    // Sorted, so that the order in which categories are drawn does not depend on the caller's map.
    positiveClasses = Collections.unmodifiableSet(new TreeSet<>(positiveClasses));
    negativeShares = Collections.unmodifiableMap(new TreeMap<>(negativeShares));
    if (positiveClasses.isEmpty()) {
      throw new IllegalArgumentException("task " + id + ": has no positive class");
    }
    if (negativeShares.isEmpty() != (priors.rho() == 0)) {
      throw new IllegalArgumentException(
          "task %s: rho %s with %s negative categories, rho must be 0 exactly where there are none"
              .formatted(id, priors.rho(), negativeShares.size()));
    }
    if (!negativeShares.isEmpty()) {
      checkShares(id, positiveClasses, negativeShares);
    }
  }

  private static void checkShares(
      String id, Set<Integer> positiveClasses, Map<Integer, Double> negativeShares) {
    double sum = 0;
    for (Map.Entry<Integer, Double> category : negativeShares.entrySet()) {
      double share = category.getValue();
      if (positiveClasses.contains(category.getKey())) {
        throw new IllegalArgumentException(
            "task " + id + ": class " + category.getKey() + " is both positive and negative");
      }
      if (!(share > 0 && share <= 1)) {
        throw new IllegalArgumentException(
            "task %s: share %s of class %s: must lie in (0, 1]"
                .formatted(id, share, category.getKey()));
      }
      sum += share;
    }
    if (Math.abs(sum - 1) > SHARE_TOLERANCE) {
      throw new IllegalArgumentException(
          "task " + id + ": shares sum to " + sum + ", must sum to 1");
    }
  }

  /** Whether examples of this class have y = +1. */
  public boolean isPositive(int label) {
    return positiveClasses.contains(label);
  }

  /** Whether the task comes with biased negatives. */
  public boolean hasNegatives() {
    return !negativeShares.isEmpty();
  }

  /** The labels that the task gives to examples of these classes. */
  public BinaryLabels labels(ClassLabels classes) {
    boolean[] positive = new boolean[classes.size()];
    for (int row = 0; row < positive.length; row++) {
      positive[row] = isPositive(classes.get(row));
    }
    return BinaryLabels.of(positive);
  }
}
