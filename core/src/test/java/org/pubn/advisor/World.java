package org.pubn.advisor;

import java.util.List;
import java.util.function.IntFunction;
import org.pubn.advice.AssumedPriors;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.data.DenseFeatures;
import org.pubn.estimation.PriorOptions;
import org.pubn.nn.NetworkSpec;
import org.pubn.prior.GivenPriors;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.TrainingData;
import org.pubn.split.ValidationSplit;

/**
 * A population with known answers: positives lie about (d, 0), negatives about (−d, d) and (−d,
 * −d), in equal parts; standard deviation 1, and columns of noise beside.
 *
 * @param pi π
 * @param distance d
 * @param columns of a row, at least 2
 */
public record World(double pi, double distance, int columns) {

  /** Samples in which a share of bN is of the first kind of negatives; ½ is a fair sample. */
  public PubnSamples samples(
      long seed, int positive, int unlabeled, int negative, double firstKind) {
    RandomStream random = new Seed(seed).child("world").random();
    DenseFeatures p = rows(positive, random, i -> 0);
    DenseFeatures u = rows(unlabeled, random, i -> kind(random, pi, (1 - pi) / 2));
    return new PubnSamples(p, u, rows(negative, random, i -> kind(random, 0, firstKind)));
  }

  /** 0: positive, 1 and 2: the kinds of negatives. */
  private static int kind(RandomStream random, double positives, double firstKind) {
    double u = random.nextDouble();
    return u < positives ? 0 : u < positives + firstKind ? 1 : 2;
  }

  private DenseFeatures rows(int count, RandomStream random, IntFunction<Integer> kinds) {
    float[] values = new float[columns * count];
    for (int row = 0; row < count; row++) {
      int kind = kinds.apply(row);
      for (int column = 0; column < columns; column++) {
        values[row * columns + column] = (float) (centre(kind, column) + normal(random));
      }
    }
    return DenseFeatures.ofOwned(columns, values);
  }

  private double centre(int kind, int column) {
    return switch (column) {
      case 0 -> kind == 0 ? distance : -distance;
      case 1 -> kind == 0 ? 0 : kind == 1 ? distance : -distance;
      default -> 0;
    };
  }

  private static double normal(RandomStream random) {
    double radius = Math.sqrt(-2 * Math.log(1 - random.nextDouble()));
    return radius * Math.cos(2 * Math.PI * random.nextDouble());
  }

  public static TrainingData split(PubnSamples samples) {
    return ValidationSplit.of(samples, 0.2, new Seed(0)).apply(samples);
  }

  /** What is assumed of priors that are given; NaN for those that are not. */
  public static AssumedPriors assumed(TrainingData data, double pi, double rho) {
    return assumed(data, given(pi, rho));
  }

  public static AssumedPriors assumed(TrainingData data, GivenPriors given) {
    PriorOptions options =
        new PriorOptions(
            PriorOptions.DEFAULT,
            List.of(),
            CrossFittingOptions.of(NetworkSpec.mlp(data.training().columns(), 10)),
            60,
            0.95,
            new Seed(1),
            2);
    return AssumedPriors.of(data.training(), given, options);
  }

  private static GivenPriors given(double pi, double rho) {
    GivenPriors ofPi = Double.isNaN(pi) ? GivenPriors.NONE : GivenPriors.ofPi(pi);
    return Double.isNaN(rho) ? ofPi : ofPi.withRho(rho);
  }
}
