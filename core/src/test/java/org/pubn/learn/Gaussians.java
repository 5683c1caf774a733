package org.pubn.learn;

import java.util.List;
import org.pubn.data.DenseFeatures;
import org.pubn.data.Features;
import org.pubn.engine.Scorer;
import org.pubn.nn.NetworkSpec;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;

/**
 * A small problem in the plane: positives on the right; negatives on the left, of which those above
 * were collected and those below were not.
 */
final class Gaussians {

  static final Priors PRIORS = new Priors(0.4, 0.3);

  static final Optimisation OPTIMISATION =
      new Optimisation(25, new BatchSizes(10, 10, 40), 0.02, List.of(), 1e-4);

  private static final double[] POSITIVE = {1.5, 0};
  private static final double[] COLLECTED = {-1.5, 1.5};
  private static final double[] REST = {-1.5, -1.5};

  private Gaussians() {}

  static Problem problem(long seed) {
    return new Problem(data(seed), PRIORS, NetworkSpec.linear(2), new Seed(seed));
  }

  static Problem withoutNegatives(long seed) {
    TrainingData data = data(seed);
    return new Problem(
        new TrainingData(withoutNegatives(data.training()), withoutNegatives(data.validation())),
        Priors.positive(PRIORS.pi()),
        NetworkSpec.linear(2),
        new Seed(seed));
  }

  private static PubnSamples withoutNegatives(PubnSamples samples) {
    return PubnSamples.withoutNegatives(samples.positive(), samples.unlabeled());
  }

  static TrainingData data(long seed) {
    Seed samples = new Seed(seed);
    return new TrainingData(
        samples(samples.child("training"), 100, 400),
        samples(samples.child("validation"), 50, 200));
  }

  private static PubnSamples samples(Seed seed, int labeled, int unlabeled) {
    return new PubnSamples(
        cloud(seed.child("P").random(), labeled, POSITIVE),
        mixture(seed.child("U").random(), unlabeled),
        cloud(seed.child("bN").random(), labeled, COLLECTED));
  }

  /** How many examples {@link #test} has. */
  private static final int TEST_SIZE = 1000;

  /** Examples of all three kinds, in the shares of the priors. */
  static Features test() {
    return mixture(new Seed(99).random(), TEST_SIZE);
  }

  /** The share of {@link #test} on whose wrong side the scores lie. */
  static double error(Scorer scorer) {
    float[] scores = scorer.scores(test());
    int wrong = 0;
    for (int i = 0; i < TEST_SIZE; i++) {
      wrong += scores[i] > 0 == (kind(i, TEST_SIZE) == POSITIVE) ? 0 : 1;
    }
    return wrong / (double) TEST_SIZE;
  }

  private static double[] kind(int i, int size) {
    double share = (i + 0.5) / size;
    return share < PRIORS.pi() ? POSITIVE : share < PRIORS.pi() + PRIORS.rho() ? COLLECTED : REST;
  }

  private static DenseFeatures mixture(RandomStream random, int size) {
    float[] values = new float[2 * size];
    for (int i = 0; i < size; i++) {
      put(random, kind(i, size), values, i);
    }
    return DenseFeatures.ofOwned(2, values);
  }

  private static Features cloud(RandomStream random, int size, double[] centre) {
    float[] values = new float[2 * size];
    for (int i = 0; i < size; i++) {
      put(random, centre, values, i);
    }
    return DenseFeatures.ofOwned(2, values);
  }

  /** A point with unit variance per coordinate, by Box and Muller. */
  private static void put(RandomStream random, double[] centre, float[] values, int i) {
    double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
    double angle = 2 * Math.PI * random.nextDouble();
    values[2 * i] = (float) (centre[0] + radius * Math.cos(angle));
    values[2 * i + 1] = (float) (centre[1] + radius * Math.sin(angle));
  }
}
