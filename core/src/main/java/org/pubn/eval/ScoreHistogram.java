package org.pubn.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubn.numbers.Quantiles;

/**
 * Scores counted in equally wide bins, sample by sample.
 *
 * @param edges the edges of the bins, rising: one more than there are bins. A score on an inner
 *     edge belongs to the bin on its right; scores beyond the outer edges are counted in the outer
 *     bins
 * @param samples the counts of each sample
 */
public record ScoreHistogram(List<Double> edges, List<Sample> samples) {

  private static final int BINS = 40;

  /** The share of the scores on either side that may lie beyond the outer edges. */
  private static final double BEYOND = 0.001;

  /**
   * One sample.
   *
   * @param name what it is a sample of
   * @param counts one count per bin
   */
  public record Sample(String name, List<Long> counts) {

    public Sample {
      counts = List.copyOf(counts);
    }
  }

  public ScoreHistogram {
    edges = List.copyOf(edges);
    samples = List.copyOf(samples);
    for (Sample sample : samples) {
      if (sample.counts().size() != edges.size() - 1) {
        throw new IllegalArgumentException(
            sample.counts().size() + " counts for " + (edges.size() - 1) + " bins");
      }
    }
  }

  /** The histogram of two samples of rising scores; a few outliers do not stretch it. */
  static ScoreHistogram of(
      String first, double[] firstRising, String second, double[] secondRising) {
    double[] all = Arrays.copyOf(firstRising, firstRising.length + secondRising.length);
    System.arraycopy(secondRising, 0, all, firstRising.length, secondRising.length);
    Arrays.parallelSort(all);
    double low = Quantiles.of(all, BEYOND);
    double high = Quantiles.of(all, 1 - BEYOND);
    if (!(high - low > Math.ulp(Math.max(Math.abs(low), Math.abs(high))) * BINS)) {
      low -= 0.5;
      high += 0.5;
    }
    List<Double> edges = new ArrayList<>();
    for (int i = 0; i <= BINS; i++) {
      edges.add(low + (high - low) * i / BINS);
    }
    return new ScoreHistogram(
        edges, List.of(count(first, edges, firstRising), count(second, edges, secondRising)));
  }

  private static Sample count(String name, List<Double> edges, double[] scores) {
    long[] counts = new long[edges.size() - 1];
    double low = edges.get(0);
    double width = edges.get(edges.size() - 1) - low;
    for (double score : scores) {
      int bin = (int) Math.floor((score - low) / width * counts.length);
      counts[Math.min(counts.length - 1, Math.max(0, bin))]++;
    }
    return new Sample(name, Arrays.stream(counts).boxed().toList());
  }
}
