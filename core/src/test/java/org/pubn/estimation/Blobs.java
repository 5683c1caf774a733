package org.pubn.estimation;

import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Samples from round Gaussian blobs in the plane: positives about (3, 0), negatives about (−3, 3)
 * and about (−3, −3), in equal parts; standard deviation 1.
 */
final class Blobs {

  private static final double[][] CENTRES = {{3, 0}, {-3, 3}, {-3, -3}};

  private final RandomStream random;

  Blobs(long seed) {
    this.random = new Seed(seed).child("blobs").random();
  }

  /** Rows of one blob. */
  DenseFeatures blob(int count, int blob) {
    return mixture(count, blob == 0 ? 1 : 0, blob == 1 ? 1 : 0);
  }

  /**
   * Rows of all blobs.
   *
   * @param first share of positives
   * @param second share of the first kind of negatives; the rest is of the second kind
   */
  DenseFeatures mixture(int count, double first, double second) {
    float[] values = new float[2 * count];
    for (int row = 0; row < count; row++) {
      double u = random.nextDouble();
      double[] centre = CENTRES[u < first ? 0 : u < first + second ? 1 : 2];
      values[2 * row] = (float) (centre[0] + normal());
      values[2 * row + 1] = (float) (centre[1] + normal());
    }
    return DenseFeatures.ofOwned(2, values);
  }

  private double normal() {
    return Math.sqrt(-2 * Math.log(1 - random.nextDouble()))
        * Math.cos(2 * Math.PI * random.nextDouble());
  }

  /** Samples with the given share of positives, without negatives. */
  PubnSamples samples(int positives, int unlabeled, double pi) {
    return PubnSamples.withoutNegatives(blob(positives, 0), mixture(unlabeled, pi, (1 - pi) / 2));
  }
}
