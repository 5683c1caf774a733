package org.pubn.lab.report.table;

import java.util.OptionalDouble;
import org.pubn.lab.stats.TTestResult;

/**
 * A measured value against the published one.
 *
 * @param difference measured − published, in the unit of the data
 * @param p the p-value of a two-sided test that the two means are equal, if a test was possible
 */
public record Comparison(double difference, OptionalDouble p) {

  /** The level of significance. */
  public static final double LEVEL = 0.05;

  /** What a comparison amounts to. */
  public enum Verdict {
    /** No significant difference. */
    AGREES,
    /** The measured mean is significantly lower. */
    LOWER,
    /** The measured mean is significantly higher. */
    HIGHER,
    /** No test: one trial only, or no published standard deviation. */
    UNTESTED
  }

  public Comparison {
    if (p.isPresent() && !(p.getAsDouble() >= 0 && p.getAsDouble() <= 1)) {
      throw new IllegalArgumentException("p-value " + p.getAsDouble() + ": must lie in [0, 1]");
    }
  }

  /** A difference with the test of it. */
  public static Comparison tested(double difference, TTestResult test) {
    return new Comparison(difference, OptionalDouble.of(test.p()));
  }

  /** A difference that could not be tested. */
  public static Comparison untested(double difference) {
    return new Comparison(difference, OptionalDouble.empty());
  }

  /** The verdict at the level {@link #LEVEL}. */
  public Verdict verdict() {
    if (p.isEmpty()) {
      return Verdict.UNTESTED;
    }
    if (p.getAsDouble() >= LEVEL) {
      return Verdict.AGREES;
    }
    return difference < 0 ? Verdict.LOWER : Verdict.HIGHER;
  }
}
