package org.pubn.lab.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The words beside and below the values of a table, the same in every rendering. */
public final class Legend {

  /**
   * A line below a table.
   *
   * @param sign what is explained; empty for a remark
   * @param meaning the explanation
   */
  public record Entry(String sign, String meaning) {

    /** The line as plain text. */
    public String text() {
      return sign.isEmpty() ? meaning : sign + ": " + meaning;
    }
  }

  private Legend() {}

  /** A p-value, such as {@code p = 0.012} or {@code p < 0.001}; empty without a test. */
  public static String p(OptionalDouble p) {
    if (p.isEmpty()) {
      return "";
    }
    double value = p.getAsDouble();
    return value < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.3f", value);
  }

  /**
   * The lines below a table: what its marks mean, as far as it uses them, then its notes.
   *
   * @param best how the rendering marks the best value
   * @param underlined how it marks an underlined one
   */
  public static List<Entry> of(Table table, String best, String underlined) {
    List<Entry> entries = new ArrayList<>();
    if (table.trials().orElse(1) > 1) {
      boolean spread = table.columns().stream().anyMatch(ValueColumn::spread);
      String what = spread ? "Mean and standard deviation" : "Means";
      entries.add(new Entry("", what + " over " + table.trials().getAsInt() + " trials."));
    }
    if (table.measured().anyMatch(Measured::best)) {
      entries.add(new Entry(best, table.marks().best() + "."));
    }
    if (table.measured().anyMatch(Measured::underlined)) {
      entries.add(new Entry(underlined, table.marks().underlined() + "."));
    }
    if (table.measured().anyMatch(cell -> cell.published().isPresent())) {
      entries.add(new Entry("paper", "the published value, then measured − published."));
    }
    if (table.measured().anyMatch(Legend::tested)) {
      entries.add(
          new Entry("n.s.", "no significant difference from the published mean (Welch, 5 %)."));
      entries.add(new Entry("lower, higher", "a significant one."));
    }
    table.notes().forEach(note -> entries.add(new Entry("", note)));
    return entries;
  }

  private static boolean tested(Measured cell) {
    return cell.comparison().filter(c -> c.p().isPresent()).isPresent();
  }
}
