package org.pubn.trees;

/**
 * The logistic loss of positive and negative masses: Σ a ℓ(g) + b ℓ(−g), ℓ(z) = log(1 + e⁻ᶻ). With
 * s = 1/(1 + e⁻ᵍ) its derivatives are (a + b) s − a and (a + b) s (1 − s). Scores are log-odds.
 */
public final class LogisticObjective implements RowwiseObjective {

  private final Masses masses;
  private final double base;

  /** The loss of rows with these masses; both kinds of mass must be there. */
  public LogisticObjective(Masses masses) {
    double positive = 0;
    double negative = 0;
    for (int row = 0; row < masses.rows(); row++) {
      positive += masses.positive(row);
      negative += masses.other(row);
    }
    if (!(positive > 0 && negative > 0)) {
      throw new IllegalArgumentException(
          "positive mass " + positive + ", negative mass " + negative + ": both must be above 0");
    }
    this.masses = masses;
    this.base = StrictMath.log(positive / negative);
  }

  @Override
  public int rows() {
    return masses.rows();
  }

  /** The log-odds of all positive against all negative mass. */
  @Override
  public double base() {
    return base;
  }

  @Override
  public void derivatives(double[] scores, int from, int to, float[] first, float[] second) {
    for (int row = from; row < to; row++) {
      double a = masses.positive(row);
      double mass = a + masses.other(row);
      // e to a number that is not positive cannot overflow; s(1 − s) is even in g.
      double e = StrictMath.exp(-Math.abs(scores[row]));
      double larger = 1 / (1 + e);
      double s = scores[row] >= 0 ? larger : e * larger;
      first[row] = (float) (mass * s - a);
      second[row] = (float) (mass * e * larger * larger);
    }
  }

  /** The loss per mass of scores, for watching. */
  public double loss(double[] scores) {
    double sum = 0;
    double total = 0;
    for (int row = 0; row < scores.length; row++) {
      double g = scores[row];
      double a = masses.positive(row);
      double b = masses.other(row);
      // log(1 + e⁻ᵍ) = max(0, −g) + log(1 + e^−|g|)
      double tail = StrictMath.log1p(StrictMath.exp(-Math.abs(g)));
      sum += a * (Math.max(0, -g) + tail) + b * (Math.max(0, g) + tail);
      total += a + b;
    }
    return sum / total;
  }
}
