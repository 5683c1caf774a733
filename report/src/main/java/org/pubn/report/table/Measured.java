package org.pubn.report.table;

import java.util.Optional;
import org.pubn.report.stats.MeanStd;

/**
 * A measured value, in the unit of the data (a rate is a fraction).
 *
 * @param value mean and standard deviation over the trials
 */
public record Measured(
    MeanStd value,
    Optional<Published> published,
    Optional<Comparison> comparison,
    boolean best,
    boolean underlined)
    implements Cell {

  public Measured {
    if (comparison.isPresent() && published.isEmpty()) {
      throw new IllegalArgumentException("comparison without a published value to compare with");
    }
  }

  /** A value that nothing was published for. */
  public static Measured of(MeanStd value) {
    return new Measured(value, Optional.empty(), Optional.empty(), false, false);
  }

  /** A single number. */
  public static Measured of(double value) {
    return of(new MeanStd(value, 0, 1));
  }

  /** The same value beside a published one. */
  public Measured beside(Published published, Comparison comparison) {
    return new Measured(value, Optional.of(published), Optional.of(comparison), best, underlined);
  }

  /** The same value, its comparison corrected for others. */
  Measured withHolm(double p) {
    return new Measured(value, published, comparison.map(c -> c.withHolm(p)), best, underlined);
  }

  /** The same value, marked as the best or not. */
  public Measured best(boolean best) {
    return new Measured(value, published, comparison, best, underlined);
  }

  /** The same value, underlined or not. */
  public Measured underlined(boolean underlined) {
    return new Measured(value, published, comparison, best, underlined);
  }
}
