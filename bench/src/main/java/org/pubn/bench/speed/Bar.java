package org.pubn.bench.speed;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * How good a quantity has to be.
 *
 * @param text how it is written in the table
 * @param kind what is compared
 * @param limit with what
 * @param everywhere whether it holds on every machine or only on those with AVX-512
 */
record Bar(String text, Kind kind, double limit, boolean everywhere) {

  /** What a bar looks at. */
  enum Kind {
    NONE,
    SPEED_UP_AT_LEAST,
    VALUE_AT_LEAST,
    VALUE_AT_MOST
  }

  static final Bar NONE = new Bar("", Kind.NONE, 0, true);

  /** As many times as fast as what it is compared with. */
  static Bar timesAsFast(double times) {
    return new Bar(
        String.format(Locale.ROOT, "≥ %s×", number(times)), Kind.SPEED_UP_AT_LEAST, times, false);
  }

  static Bar atLeast(double value) {
    return new Bar("≥ " + number(value), Kind.VALUE_AT_LEAST, value, false);
  }

  static Bar atMost(double value) {
    return new Bar("≤ " + number(value), Kind.VALUE_AT_MOST, value, false);
  }

  /** Nothing at all, on whatever machine. */
  static Bar nothing() {
    return new Bar("0", Kind.VALUE_AT_MOST, 0, true);
  }

  private static String number(double value) {
    return value == Math.rint(value)
        ? String.format(Locale.ROOT, "%.0f", value)
        : Double.toString(value);
  }

  /** What a measurement makes of this bar. */
  Verdict judge(double value, OptionalDouble speedUp, boolean avx512) {
    if (kind == Kind.NONE || (kind == Kind.SPEED_UP_AT_LEAST && speedUp.isEmpty())) {
      return Verdict.NONE;
    }
    if (!everywhere && !avx512) {
      return Verdict.FOR_AVX_512;
    }
    boolean passed =
        switch (kind) {
          case NONE -> true;
          case SPEED_UP_AT_LEAST -> speedUp.orElseThrow() >= limit;
          case VALUE_AT_LEAST -> value >= limit;
          case VALUE_AT_MOST -> value <= limit;
        };
    return passed ? Verdict.PASS : Verdict.MISS;
  }
}
