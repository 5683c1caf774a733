package org.pubn.report.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import org.pubn.report.stats.MeanStd;

/**
 * A column of values and how they are printed.
 *
 * @param spread whether standard deviations are printed
 */
public record ValueColumn(String name, Unit unit, int decimals, boolean spread) {

  private static final String PLUS_MINUS = " ± ";

  public ValueColumn {
    if (decimals < 0 || decimals > 15) {
      throw new IllegalArgumentException(
          "column " + name + ", decimals " + decimals + ": must lie in [0, 15]");
    }
  }

  /** Rates as in Table 1 of the paper: percentages, two decimals, mean ± standard deviation. */
  public static ValueColumn percent(String name) {
    return new ValueColumn(name, Unit.PERCENT, 2, true);
  }

  /** Rates as in the paper's table of τ: percentages, two decimals, the mean alone. */
  public static ValueColumn percentMean(String name) {
    return new ValueColumn(name, Unit.PERCENT, 2, false);
  }

  /** Plain numbers, without their standard deviation. */
  public static ValueColumn number(String name, int decimals) {
    return new ValueColumn(name, Unit.NUMBER, decimals, false);
  }

  /** Texts, or numbers that are texts already. */
  public static ValueColumn text(String name) {
    return number(name, 0);
  }

  /** Name and unit, such as {@code PUbN (%)}. */
  public String heading() {
    return unit.symbol().isEmpty() ? name : name + " (" + unit.symbol() + ")";
  }

  /** A number of the data, as printed. */
  public String format(double value) {
    return rounded(value).toPlainString();
  }

  /** A summary, as printed: {@code 4.05 ± 0.27}, or the mean alone for a single trial. */
  public String format(MeanStd value) {
    return format(
        value.mean(), value.n() > 1 ? OptionalDouble.of(value.std()) : OptionalDouble.empty());
  }

  /** A published value, as printed. */
  public String format(Published value) {
    return format(value.mean(), value.std());
  }

  /** A difference, as printed: always with its sign. */
  public String formatDifference(double difference) {
    BigDecimal rounded = rounded(difference);
    return rounded.signum() < 0 ? rounded.toPlainString() : "+" + rounded.toPlainString();
  }

  private String format(double mean, OptionalDouble std) {
    return spread && std.isPresent()
        ? format(mean) + PLUS_MINUS + format(std.getAsDouble())
        : format(mean);
  }

  // Through the shortest decimal of the double: 0.0405 in percent is 4.05, and a tie such as
  // 0.00125
  // rounds as a reader of that decimal expects. A BigDecimal has no negative zero.
  private BigDecimal rounded(double value) {
    return BigDecimal.valueOf(value)
        .multiply(BigDecimal.valueOf(unit.printed(1)))
        .setScale(decimals, RoundingMode.HALF_UP);
  }
}
