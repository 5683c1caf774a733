package org.pubn.lab.report.table;

import java.util.Optional;
import org.pubn.lab.stats.MeanStd;

/**
 * A measured value, in the unit of the data (a rate is a fraction).
 *
 * @param value mean and standard deviation over the trials
 * @param published what the paper printed for it
 * @param comparison measured against published
 * @param best whether it is the best of its group (bold)
 * @param underlined whether it is underlined
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

  /** The same value, marked as the best or not. */
  public Measured best(boolean best) {
    return new Measured(value, published, comparison, best, underlined);
  }

  /** The same value, underlined or not. */
  public Measured underlined(boolean underlined) {
    return new Measured(value, published, comparison, best, underlined);
  }
}
