package org.pubn.train;

import java.util.Arrays;
import java.util.Optional;
import org.pubn.eval.MetricValue.Estimate;
import org.pubn.eval.PriorBelief;
import org.pubn.numbers.Auc;
import org.pubn.numbers.Quantiles;
import org.pubn.numbers.Sigmoid;
import org.pubn.random.RandomStream;
import org.pubn.random.Seed;
import org.pubn.stats.Interval;

/**
 * How good a classifier is, from held-out rows of P and U that had no part in choosing it. With r
 * the share of P and q the share of U that is called positive, precision is π r / q.
 *
 * <p>Intervals of 95 %: r and q are drawn 4000 times from normal distributions of their logits,
 * with the deviation √(1/(k + ½) + 1/(n − k + ½)) for k of n about that of (k + ½)/(n + 1), so that
 * all of n never means certainty. Draws that cannot be (π r &gt; q) are left out. An interval of π
 * widens what depends on it: it reaches from the lower end at the lower π to the upper end at the
 * upper. The deviation of the AUC is that of Hanley and McNeil (1982).
 *
 * @param recall the share of the positives that is found
 * @param precision the share of positives among rows called positive; empty where none is
 * @param calledPositive the share of the unlabeled rows that is called positive
 * @param auc the area under the ROC curve, corrected for the positives in U
 * @param positives rows of P behind the numbers
 * @param unlabeled rows of U behind the numbers
 */
public record HonestNumbers(
    Estimate recall,
    Optional<Estimate> precision,
    Estimate calledPositive,
    Estimate auc,
    int positives,
    int unlabeled) {

  private static final int DRAWS = 4000;
  private static final double TAIL = 0.025;

  /** Fewer possible draws than this share say that π is at odds with the rows. */
  private static final double FEW = 0.05;

  static HonestNumbers of(HonestScores.Counts counts, Auc auc, PriorBelief prior, Seed seed) {
    Interval pi = prior.range().orElseGet(() -> Interval.point(prior.pi()));
    Share recall = new Share(counts.calledOfPositives(), counts.positives());
    Share called = new Share(counts.calledOfUnlabeled(), counts.unlabeled());
    RandomStream random = seed.child("honest intervals").random();
    double[] r = new double[DRAWS];
    double[] q = new double[DRAWS];
    double[] a = new double[DRAWS];
    double deviation = deviation(auc.value(), counts.positives(), counts.unlabeled());
    double center = inner(auc.value(), counts.positives());
    for (int i = 0; i < DRAWS; i++) {
      r[i] = recall.draw(random);
      q[i] = called.draw(random);
      a[i] = Sigmoid.of(logit(center) + deviation / (center * (1 - center)) * normal(random));
    }
    Optional<Estimate> precision =
        counts.calledOfUnlabeled() + counts.calledOfPositives() == 0
            ? Optional.empty()
            : Optional.of(
                ratio(
                    prior.pi() * recall.value() / called.value(),
                    r,
                    q,
                    prior.pi(),
                    pi,
                    HonestNumbers::part));
    return new HonestNumbers(
        recall.estimate(),
        precision,
        called.estimate(),
        ratio(
            corrected(auc.value(), 0, prior.pi()), a, a, prior.pi(), pi, HonestNumbers::corrected),
        counts.positives(),
        counts.unlabeled());
  }

  private interface Formula {
    double of(double first, double second, double pi);
  }

  private static double part(double recall, double called, double pi) {
    return pi * recall / called;
  }

  /**
   * (A − π/2) / (1 − π): a row of U is with probability π a positive, which P beats half the time.
   */
  private static double corrected(double auc, double unused, double pi) {
    return (auc - pi / 2) / (1 - pi);
  }

  /** Where the raw value is impossible, the estimate is the median of what is possible with π. */
  private static Estimate ratio(
      double raw, double[] first, double[] second, double at, Interval pi, Formula formula) {
    double[] low = new double[first.length];
    double[] high = new double[first.length];
    double[] there = new double[first.length];
    int possible = 0;
    int possibleThere = 0;
    for (int i = 0; i < first.length; i++) {
      double value = formula.of(first[i], second[i], at);
      if (value <= 1) {
        there[possibleThere++] = Interval.SHARE.nearest(value);
      }
      double atLow = formula.of(first[i], second[i], pi.low());
      double atHigh = formula.of(first[i], second[i], pi.high());
      if (Math.min(atLow, atHigh) <= 1) {
        low[possible] = Interval.SHARE.nearest(Math.min(atLow, atHigh));
        high[possible++] = Interval.SHARE.nearest(Math.max(atLow, atHigh));
      }
    }
    if (possible < FEW * first.length) {
      // The rows contradict π: nothing is known but that a great share is meant.
      return new Estimate(raw, Interval.SHARE.nearest(raw), new Interval(0, 1));
    }
    double[] lows = sorted(low, possible);
    double[] highs = sorted(high, possible);
    Interval interval = new Interval(Quantiles.of(lows, TAIL), Quantiles.of(highs, 1 - TAIL));
    return new Estimate(
        raw,
        raw < 1
            ? Math.max(0, raw)
            : possibleThere >= FEW * first.length
                ? Quantiles.median(sorted(there, possibleThere))
                : middle(lows, highs),
        interval);
  }

  /** Between the ends of π, where π itself contradicts the rows. */
  private static double middle(double[] lows, double[] highs) {
    return (Quantiles.median(lows) + Quantiles.median(highs)) / 2;
  }

  private static double[] sorted(double[] values, int count) {
    double[] sorted = Arrays.copyOf(values, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** k of n rows. */
  private record Share(int count, int rows) {

    double smoothed() {
      return (count + 0.5) / (rows + 1);
    }

    double deviation() {
      return Math.sqrt(1 / (count + 0.5) + 1 / (rows - count + 0.5));
    }

    /** The share itself; where it is none or all, what is more likely. */
    double value() {
      return count == 0 || count == rows ? smoothed() : (double) count / rows;
    }

    double draw(RandomStream random) {
      return Sigmoid.of(logit(smoothed()) + deviation() * normal(random));
    }

    Estimate estimate() {
      double reach = 1.959964 * deviation();
      return new Estimate(
          (double) count / rows,
          value(),
          new Interval(
              Sigmoid.of(logit(smoothed()) - reach), Sigmoid.of(logit(smoothed()) + reach)));
    }
  }

  private static double logit(double share) {
    return StrictMath.log(share / (1 - share));
  }

  /** An area moved off 0 and 1 by half a row of P. */
  private static double inner(double auc, int positives) {
    double edge = 0.5 / (positives + 1);
    return Math.min(1 - edge, Math.max(edge, auc));
  }

  private static double deviation(double auc, int positives, int unlabeled) {
    double a = inner(auc, positives);
    double above = a / (2 - a);
    double below = 2 * a * a / (1 + a);
    double variance =
        (a * (1 - a) + (positives - 1) * (above - a * a) + (unlabeled - 1) * (below - a * a))
            / ((double) positives * unlabeled);
    return Math.sqrt(variance);
  }

  /** Box and Muller's transformation. */
  private static double normal(RandomStream random) {
    double radius = Math.sqrt(-2 * StrictMath.log(1 - random.nextDouble()));
    return radius * StrictMath.cos(2 * Math.PI * random.nextDouble());
  }
}
