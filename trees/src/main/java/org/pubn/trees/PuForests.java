package org.pubn.trees;

import java.util.Arrays;
import java.util.List;
import org.pubn.calibration.PosteriorMap;
import org.pubn.numbers.Require;
import org.pubn.random.Seed;
import org.pubn.sample.Priors;
import org.pubn.sample.Scenario;

/**
 * Forests from positive and unlabeled rows, and from biased negatives where there are any. All of
 * them score p(y = 1 | x), but for PU bagging, whose scores only have the right order.
 */
public final class PuForests {

  private final int trees;
  private final int threads;

  /** Forests of so many trees. */
  public PuForests(int trees, int threads) {
    Require.atLeast(1, "threads", threads);
    this.trees = trees;
    this.threads = threads;
  }

  /**
   * PU bagging (Mordelet and Vert 2014): every tree tells a bootstrap of P from as many rows drawn
   * from U; bN, if there are any, are drawn beside these as negatives. Out-of-bag scores are those
   * of P, U and bN.
   */
  public Forest bag(PuRows rows, Seed seed) {
    int behindP = rows.positives();
    int behindU = behindP + rows.unlabeled();
    Sampling sampling =
        Sampling.parts(
            List.of(
                Sampling.Part.bootstrap(0, behindP),
                new Sampling.Part(behindP, behindU, rows.positives()),
                Sampling.Part.bootstrap(behindU, rows.binned().rows())));
    Masses masses = rows.masses(1, new double[rows.unlabeled()], 1);
    ForestOptions options = ForestOptions.randomForest(trees).withSampling(sampling);
    return new ForestLearner(options, threads).grow(rows.binned(), masses, seed.child("bags"));
  }

  /**
   * PU bagging of P against U alone, out-of-bag scores turned into posteriors by a {@link
   * PosteriorMap}, and extra trees on U with these as soft labels, plus P and bN.
   *
   * @param prior π
   */
  public Forest softLabels(PuRows rows, double prior, Seed seed) {
    double[] posteriors = posteriors(rows, prior, seed);
    return new ForestLearner(ForestOptions.extraTrees(trees), threads)
        .withoutOutOfBag()
        .grow(rows.binned(), rows.masses(1, posteriors, 1), seed.child("soft labels"));
  }

  /** p(y = 1 | x) of the rows of U, from scores of trees that did not see them. */
  public double[] posteriors(PuRows rows, double prior, Seed seed) {
    return rows.ofUnlabeled(shares(rows, 0, rows.positives(), prior, seed.child("posteriors")));
  }

  /**
   * Like {@link #posteriors}, with bN as a bound from above: p(y = 1 | x) ≤ 1 − ρ p_bN(x) / p(x).
   * The ratio is found as p(y = 1 | x) is, with bN in the place of P. What lies below the bound is
   * then scaled so that the mean over U is π again, as far as the bound allows it.
   */
  public double[] boundedPosteriors(PuRows rows, Priors priors, Seed seed) {
    double[] posteriors = posteriors(rows, priors.pi(), seed);
    int behindU = rows.positives() + rows.unlabeled();
    double[] ofKind =
        shares(rows, behindU, rows.binned().rows(), priors.rho(), seed.child("bound"));
    double[] bounds = Arrays.stream(rows.ofUnlabeled(ofKind)).map(each -> 1 - each).toArray();
    return scaledBelow(posteriors, bounds, priors.pi());
  }

  /**
   * The share of a kind, of which {@code from} to {@code to} are a sample, at every row: bags of
   * the kind against U, whose out-of-bag scores are mapped by a {@link PosteriorMap}.
   */
  private double[] shares(PuRows rows, int from, int to, double share, Seed seed) {
    int behindP = rows.positives();
    int behindU = behindP + rows.unlabeled();
    Sampling sampling =
        Sampling.parts(
            List.of(
                Sampling.Part.bootstrap(from, to), new Sampling.Part(behindP, behindU, to - from)));
    float[] kind = new float[rows.binned().rows()];
    float[] unlabeled = new float[kind.length];
    Arrays.fill(kind, from, to, 1);
    Arrays.fill(unlabeled, behindP, behindU, 1);
    double[] scores =
        new ForestLearner(ForestOptions.randomForest(trees).withSampling(sampling), threads)
            .grow(rows.binned(), Masses.of(kind, unlabeled), seed)
            .outOfBag();
    return PosteriorMap.learn(Arrays.copyOfRange(scores, from, to), rows.ofUnlabeled(scores), share)
        .at(scores, share);
  }

  /** min(c p, bound) with the c that makes their mean as wanted, as far as the bounds allow. */
  static double[] scaledBelow(double[] posteriors, double[] bounds, double wanted) {
    double low = 0;
    double high = 1;
    while (mean(scaled(posteriors, bounds, high)) < wanted && high < 1e6) {
      low = high;
      high *= 2;
    }
    for (int i = 0; i < 50; i++) {
      double middle = (low + high) / 2;
      if (mean(scaled(posteriors, bounds, middle)) < wanted) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return scaled(posteriors, bounds, high);
  }

  private static double[] scaled(double[] posteriors, double[] bounds, double factor) {
    double[] scaled = new double[posteriors.length];
    Arrays.setAll(scaled, i -> Math.min(factor * posteriors[i], bounds[i]));
    return scaled;
  }

  private static double mean(double[] numbers) {
    return Arrays.stream(numbers).average().orElse(0);
  }

  /**
   * Elkan–Noto weighting (2008) for two samples: every row of U is two rows of a random forest, a
   * positive one of weight w and a negative one of 1 − w; see {@link #elkanNotoWeights}. A tree may
   * see one of them without the other.
   */
  public Forest elkanNoto(PuRows rows, double prior, Seed seed) {
    double[] weights = elkanNotoWeights(rows, prior, seed);
    int behindP = rows.positives();
    int all = rows.binned().rows();
    float[] positive = new float[all + weights.length];
    float[] negative = new float[positive.length];
    Arrays.fill(positive, 0, behindP, 1);
    Arrays.fill(negative, behindP + weights.length, all, 1);
    for (int i = 0; i < weights.length; i++) {
      positive[behindP + i] = (float) weights[i];
      negative[all + i] = (float) (1 - weights[i]);
    }
    return new ForestLearner(ForestOptions.randomForest(trees), threads)
        .withoutOutOfBag()
        .grow(
            rows.binned().andAgain(behindP, behindP + weights.length),
            Masses.of(positive, negative),
            seed.child("weighted"));
  }

  /**
   * The weights of Elkan and Noto (2008) for two samples: a random forest tells P, with mass π,
   * from U, with mass one; the weights of the rows of U are its out-of-bag odds, capped at one. A
   * leaf has five rows at least, so that no row of P has one of its own.
   */
  public double[] elkanNotoWeights(PuRows rows, double prior, Seed seed) {
    double perPositive = prior * rows.unlabeled() / rows.positives();
    Masses first = rows.masses(perPositive, new double[rows.unlabeled()], 0);
    double[] shares =
        rows.ofUnlabeled(
            new ForestLearner(ForestOptions.randomForest(trees).withMinLeafRows(5), threads)
                .grow(rows.binned(), first, seed.child("labeled or not"))
                .outOfBag());
    return Arrays.stream(shares)
        .map(c -> Double.isNaN(c) ? prior : c >= 0.5 ? 1 : c / (1 - c))
        .toArray();
  }

  /**
   * σ̂(x), an estimate of p(s = +1 | x), for every row: the share of positives plus, where ρ > 0,
   * that of bN's kind, each from scores of trees that did not see the row.
   */
  public double[] sigma(PuRows rows, Priors priors, Seed seed) {
    Seed own = seed.child("sigma");
    double[] sigma = shares(rows, 0, rows.positives(), priors.pi(), own.child("P"));
    if (priors.rho() > 0) {
      int behindU = rows.positives() + rows.unlabeled();
      double[] ofKind = shares(rows, behindU, sigma.length, priors.rho(), own.child("bN"));
      Arrays.setAll(sigma, i -> Math.min(1, sigma[i] + ofKind[i]));
    }
    return sigma;
  }

  /**
   * The PU extra trees of Wilton et al. (2022), for P and U; rows of bN are not learned from, but
   * where they are rows of the table that U is left of.
   *
   * @param prior π among U
   */
  public Forest extraTrees(PuRows rows, double prior, Scenario scenario, Seed seed) {
    float[] positive = new float[rows.binned().rows()];
    float[] unlabeled = new float[positive.length];
    // Scaled so that a row of U weighs one.
    double positives = prior * rows.unlabeled();
    if (scenario == Scenario.ONE_SAMPLE) {
      positives += rows.positives();
      Arrays.fill(unlabeled, 1);
    } else {
      Arrays.fill(unlabeled, rows.positives(), rows.positives() + rows.unlabeled(), 1);
    }
    Arrays.fill(positive, 0, rows.positives(), (float) (positives / rows.positives()));
    ForestOptions options =
        ForestOptions.extraTrees(trees).withImpurity(Impurity.positiveUnlabeled());
    return new ForestLearner(options, threads)
        .withoutOutOfBag()
        .grow(rows.binned(), Masses.of(positive, unlabeled), seed.child("PU extra trees"));
  }
}
