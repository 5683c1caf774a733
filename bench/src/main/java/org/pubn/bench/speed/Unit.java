package org.pubn.bench.speed;

import java.util.Locale;

/** The unit of a {@link Quantity}. */
enum Unit {
  MILLISECONDS("ms", "%.2f", false),
  SECONDS("s", "%.1f", false),
  GIGAFLOPS("GFLOP/s", "%.1f", true),
  STEPS_PER_SECOND("steps/s", "%.0f", true),
  /** Of bytes the largest number counts, for it is no noise. */
  BYTES("B", "%.0f", true);

  private final String symbol;
  private final String format;
  private final boolean largestCounts;

  Unit(String symbol, String format, boolean largestCounts) {
    this.symbol = symbol;
    this.format = format;
    this.largestCounts = largestCounts;
  }

  String symbol() {
    return symbol;
  }

  /** Which of several readings counts: the largest or the smallest. */
  boolean largestCounts() {
    return largestCounts;
  }

  String format(double value) {
    return String.format(Locale.ROOT, format, value) + " " + symbol;
  }

  /** How many times as fast as the other one the first value is. */
  double speedUp(double value, double other) {
    return largestCounts ? value / other : other / value;
  }
}
