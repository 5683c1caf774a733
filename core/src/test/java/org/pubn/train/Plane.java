package org.pubn.train;

import java.util.function.IntFunction;
import org.pubn.data.DenseFeatures;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;

/**
 * Samples in the plane, with a third column of noise: positives on the right; negatives on the
 * left, of which those above were collected and those below were not.
 */
public final class Plane {

  public static final Priors PRIORS = new Priors(0.4, 0.3);

  /** Short trainings of a small model. */
  static final TrainOptions QUICK = TrainOptions.DEFAULT.withModel(ModelKind.LINEAR).withEpochs(15);

  private static final double[] POSITIVE = {1.5, 0, 0};
  private static final double[] COLLECTED = {-1.5, 1.5, 0};
  private static final double[] REST = {-1.5, -1.5, 0};

  private Plane() {}

  public static PubnSamples samples(long seed) {
    return samples(seed, 200, 1000, 200);
  }

  static PubnSamples samples(long seed, int positive, int unlabeled, int negative) {
    Seed samples = new Seed(seed);
    return new PubnSamples(
        rows(samples.child("P"), positive, i -> POSITIVE),
        unlabeled(samples.child("U"), unlabeled),
        rows(samples.child("bN"), negative, i -> COLLECTED));
  }

  static PubnSamples withoutNegatives(long seed) {
    PubnSamples samples = samples(seed);
    return PubnSamples.withoutNegatives(samples.positive(), samples.unlabeled());
  }

  /** Rows of all kinds in their shares: the first 40 % are the positive ones. */
  static DenseFeatures unlabeled(Seed seed, int count) {
    return rows(
        seed,
        count,
        i -> {
          double share = (i + 0.5) / count;
          return share < PRIORS.pi()
              ? POSITIVE
              : share < PRIORS.pi() + PRIORS.rho() ? COLLECTED : REST;
        });
  }

  static DenseFeatures positives(long seed, int count) {
    return rows(new Seed(seed), count, i -> POSITIVE);
  }

  private static DenseFeatures rows(Seed seed, int count, IntFunction<double[]> centre) {
    RandomStream random = seed.random();
    float[] values = new float[3 * count];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (centre.apply(i / 3)[i % 3] + normal(random));
    }
    return DenseFeatures.ofOwned(3, values);
  }

  /** A standard normal number, by Box and Muller. */
  private static double normal(RandomStream random) {
    double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
    return radius * Math.cos(2 * Math.PI * random.nextDouble());
  }
}
