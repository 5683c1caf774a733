package org.pubn.report.table;

import java.util.OptionalDouble;
import org.pubn.report.stats.TTestResult;

/**
 * A measured value against the published one.
 *
 * @param difference measured − published, in the unit of the data
 * @param p the p-value of a two-sided test that the two means are equal, if a test was possible
 * @param holm the same corrected for all such tests of the table it stands in; a {@link Table}
 *     fills it in
 */
public record Comparison(double difference, OptionalDouble p, OptionalDouble holm) {

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

  /** A comparison that stands in no table yet. */
  public Comparison(double difference, OptionalDouble p) {
    this(difference, p, OptionalDouble.empty());
  }

  /** A difference with the test of it. */
  public static Comparison tested(double difference, TTestResult test) {
    return new Comparison(difference, OptionalDouble.of(test.p()));
  }

  /** A difference that could not be tested. */
  public static Comparison untested(double difference) {
    return new Comparison(difference, OptionalDouble.empty());
  }

  /** The same with its corrected p-value. */
  Comparison withHolm(double corrected) {
    return new Comparison(difference, p, OptionalDouble.of(corrected));
  }

  /** The verdict, without correction, at the level {@link #LEVEL}. */
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
