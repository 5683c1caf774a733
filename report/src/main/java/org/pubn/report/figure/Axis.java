package org.pubn.report.figure;

import org.pubn.report.table.Unit;

/**
 * An axis.
 *
 * @param name what it measures; may be empty where it measures nothing, as in a projection
 */
public record Axis(String name, Unit unit) {

  /** An axis of plain numbers. */
  public static Axis number(String name) {
    return new Axis(name, Unit.NUMBER);
  }

  /** An axis of fractions, labeled as percentages. */
  public static Axis percent(String name) {
    return new Axis(name, Unit.PERCENT);
  }

  /** Name and unit, such as {@code error (%)}. */
  public String label() {
    return unit.symbol().isEmpty() ? name : name + " (" + unit.symbol() + ")";
  }
}
