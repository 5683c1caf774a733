package org.pubn.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.data.DenseFeatures;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;

/**
 * Cases with Gaussian classes: how far they overlap is known exactly. Both classes have standard
 * deviation 1 in two columns; in the first, their means are 1, 2 or 4 apart. 500 rows of P, 3,000
 * of U, scored by linear models, which are right for such classes.
 */
public final class Mixtures {

  private static final int[] DISTANCES = {1, 2, 4};
  private static final double[] PRIORS = {0.05, 0.1, 0.2, 0.3, 0.5};
  private static final int POSITIVES = 500;
  private static final int UNLABELED = 3000;
  private static final double RATE = 1e-2;

  private Mixtures() {}

  /** All of them. */
  public static List<PriorCase> cases() {
    List<PriorCase> cases = new ArrayList<>();
    for (int distance : DISTANCES) {
      for (double pi : PRIORS) {
        cases.add(
            new PriorCase(
                "gaussian/" + distance + "sd",
                pi,
                OptionalDouble.empty(),
                seed -> draw(distance, pi, seed),
                samples ->
                    CrossFittingOptions.of(NetworkSpec.linear(samples.columns()))
                        .withLearningRate(RATE)));
      }
    }
    return cases;
  }

  private static PubnSamples draw(int distance, double pi, Seed seed) {
    return PubnSamples.withoutNegatives(
        rows(POSITIVES, distance, 1, seed.child("P").random()),
        rows(UNLABELED, distance, pi, seed.child("U").random()));
  }

  private static DenseFeatures rows(int count, int distance, double pi, RandomStream random) {
    float[][] rows = new float[count][2];
    for (float[] row : rows) {
      boolean positive = random.nextDouble() < pi;
      row[0] = (float) (normal(random) + (positive ? distance : 0));
      row[1] = (float) normal(random);
    }
    return DenseFeatures.of(rows);
  }

  /** Box and Muller's transformation. */
  private static double normal(RandomStream random) {
    double radius = Math.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
    return radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
  }
}
