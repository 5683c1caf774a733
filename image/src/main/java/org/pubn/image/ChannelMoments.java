package org.pubn.image;

import org.pubn.engine.ImageShape;

/**
 * Mean and standard deviation of every channel over all pixels of some pictures, of values from 0
 * to 1. Sums are whole numbers, so that their order does not matter.
 */
final class ChannelMoments {

  private static final double MOST = 255;

  private final int pixels;
  private final long[] sums;
  private final long[] squares;
  private long pictures;

  ChannelMoments(ImageShape shape) {
    this.pixels = shape.height() * shape.width();
    this.sums = new long[shape.channels()];
    this.squares = new long[shape.channels()];
  }

  /** Adds a picture: channel after channel. */
  void add(byte[] values) {
    for (int i = 0; i < values.length; i++) {
      int value = values[i] & 0xff;
      sums[i / pixels] += value;
      squares[i / pixels] += (long) value * value;
    }
    pictures++;
  }

  double[] means() {
    double[] means = new double[sums.length];
    for (int i = 0; i < means.length; i++) {
      means[i] = sums[i] / MOST / count();
    }
    return means;
  }

  /** 0 for a channel that never varies. */
  double[] deviations() {
    double[] deviations = new double[sums.length];
    for (int i = 0; i < deviations.length; i++) {
      double mean = (double) sums[i] / count();
      double variance = (double) squares[i] / count() - mean * mean;
      boolean constant = squares[i] * count() == (double) sums[i] * sums[i];
      deviations[i] = constant ? 0 : Math.sqrt(Math.max(0, variance)) / MOST;
    }
    return deviations;
  }

  private double count() {
    return (double) pictures * pixels;
  }
}
