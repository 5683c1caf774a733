package org.pubn.risk;

import java.util.Arrays;
import org.pubn.sample.ByRole;

/**
 * The weights of rows under the terms of a risk. They depend on σ̂ alone, which stays the same over
 * a training, so each is computed when it is first asked for and then kept.
 */
final class RowWeights {

  private final Weighting[] weightings;

  /** By term and row, the logit of σ̂. */
  private final float[][] sigmaLogits;

  /** By term and row; NaN where not yet known. */
  private final double[][] known;

  RowWeights(Term[] terms, ByRole<float[]> sigmaLogits) {
    this.weightings = new Weighting[terms.length];
    this.sigmaLogits = new float[terms.length][];
    this.known = new double[terms.length][];
    for (int i = 0; i < terms.length; i++) {
      weightings[i] = terms[i].weighting();
      this.sigmaLogits[i] = sigmaLogits.of(terms[i].group());
      known[i] = new double[weightings[i] == Weighting.ONE ? 0 : this.sigmaLogits[i].length];
      Arrays.fill(known[i], Double.NaN);
    }
  }

  /**
   * The weight of a row.
   *
   * @throws IllegalArgumentException if it depends on σ̂ and σ̂ was not given
   */
  double of(int term, int row) {
    Weighting weighting = weightings[term];
    if (weighting == Weighting.ONE) {
      return 1;
    }
    double[] ofTerm = known[term];
    if (ofTerm.length == 0) {
      return weighting.weight(Double.NaN);
    }
    if (Double.isNaN(ofTerm[row])) {
      ofTerm[row] = weighting.weight(sigmaLogits[term][row]);
    }
    return ofTerm[row];
  }
}
