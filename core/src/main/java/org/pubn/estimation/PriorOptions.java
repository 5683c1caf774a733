package org.pubn.estimation;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.pubn.crossfit.CrossFitting;
import org.pubn.crossfit.CrossFittingOptions;
import org.pubn.data.InputException;
import org.pubn.engine.RowShape;
import org.pubn.numbers.Require;
import org.pubn.prior.Estimator;
import org.pubn.random.Seed;
import org.pubn.sample.PubnSamples;
import org.pubn.sample.Role;

/**
 * How π and ρ are estimated.
 *
 * @param estimator of π
 * @param alternatives to be asked beside it
 * @param crossFitting how the networks are trained whose scores are read
 * @param replicates of the bootstrap
 * @param level of the intervals
 * @param seed the source of all randomness
 * @param threads trainings at a time; results do not depend on it
 */
public record PriorOptions(
    Estimator estimator,
    List<Estimator> alternatives,
    CrossFittingOptions crossFitting,
    int replicates,
    double level,
    Seed seed,
    int threads) {

  /** The estimator that did best over all data sets in the study of docs/results/priors. */
  public static final Estimator DEFAULT = Estimator.BINOMIAL_BIN;

  private static final int LEAST_REPLICATES = 20;

  public PriorOptions {
    alternatives = alternatives.stream().filter(other -> other != estimator).distinct().toList();
    if (replicates < LEAST_REPLICATES) {
      throw new InputException(
          replicates + " bootstrap replicates: at least " + LEAST_REPLICATES + " are needed");
    }
    Require.atLeast(1, "threads", threads);
  }

  /** The usual way for samples: {@link #of} with networks that suit their rows. */
  public static PriorOptions forSamples(PubnSamples samples, Seed seed) {
    return of(CrossFittingOptions.forSamples(samples), seed);
  }

  /** How a training with this seed estimates what it is not given, from rows of some shape. */
  public static PriorOptions forTraining(
      PubnSamples samples, RowShape shape, Seed seed, int threads) {
    return of(CrossFittingOptions.forSamples(samples, shape), seed.child("priors"))
        .withThreads(threads);
  }

  /** The default estimator beside all others, on one thread. */
  public static PriorOptions of(CrossFittingOptions crossFitting, Seed seed) {
    return new PriorOptions(
        DEFAULT, Arrays.asList(Estimator.values()), crossFitting, 500, 0.95, seed, 1);
  }

  /**
   * The training of the networks whose scores are read.
   *
   * @param target the sample they are to find in U
   */
  CrossFitting crossFitting(PubnSamples samples, Role target) {
    return new CrossFitting(samples, target, crossFitting, seed, threads);
  }

  /** The same with another estimator in front; the one that was there becomes an alternative. */
  public PriorOptions withEstimator(Estimator other) {
    List<Estimator> others = Stream.concat(Stream.of(estimator), alternatives.stream()).toList();
    return new PriorOptions(other, others, crossFitting, replicates, level, seed, threads);
  }

  /** The same with others to be asked. */
  public PriorOptions withAlternatives(List<Estimator> others) {
    return new PriorOptions(estimator, others, crossFitting, replicates, level, seed, threads);
  }

  /** The same on another number of threads. */
  public PriorOptions withThreads(int number) {
    return new PriorOptions(estimator, alternatives, crossFitting, replicates, level, seed, number);
  }
}
