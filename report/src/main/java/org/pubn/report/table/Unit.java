package org.pubn.report.table;

/** How a number of the data is turned into the number that is read. */
public enum Unit {
  /** Printed as it is. */
  NUMBER(1, ""),
  /** A fraction in the data, printed as a percentage. */
  PERCENT(100, "%");

  private final double scale;
  private final String symbol;

  Unit(double scale, String symbol) {
    this.scale = scale;
    this.symbol = symbol;
  }

  /** The number to print for a number of the data. */
  public double printed(double value) {
    return value * scale;
  }

  /** The symbol of the unit, empty if there is none. */
  public String symbol() {
    return symbol;
  }
}
