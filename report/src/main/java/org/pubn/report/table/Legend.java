package org.pubn.report.table;

import static org.pubn.report.table.Text.format;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The words beside and below the values of a table, the same in every rendering. */
public final class Legend {

  /**
   * A line below a table.
   *
   * @param sign what is explained; empty for a remark
   */
  public record Entry(String sign, String meaning) {

    /** The line as plain text. */
    public String text() {
      return sign.isEmpty() ? meaning : sign + ": " + meaning;
    }
  }

  private Legend() {}

  /** A p-value, such as {@code p = 0.012} or {@code p < 0.001}; empty without a test. */
  public static String p(Comparison comparison) {
    return probability("p = ", "p < ", comparison.p());
  }

  /** The same corrected for the others of its table, such as {@code Holm 0.048}. */
  public static String holm(Comparison comparison) {
    return probability("Holm ", "Holm < ", comparison.holm());
  }

  private static String probability(String is, String below, OptionalDouble value) {
    if (value.isEmpty()) {
      return "";
    }
    double known = value.getAsDouble();
    return known < 0.001 ? below + "0.001" : is + format("%.3f", known);
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
      if (table.measured().anyMatch(Legend::significant)) {
        entries.add(
            new Entry("Holm", "p corrected for all comparisons of this table with the paper."));
      }
    }
    table.notes().forEach(note -> entries.add(new Entry("", note)));
    return entries;
  }

  private static boolean significant(Measured cell) {
    return cell.comparison().filter(c -> c.p().orElse(1) < Comparison.LEVEL).isPresent();
  }

  private static boolean tested(Measured cell) {
    return cell.comparison().filter(c -> c.p().isPresent()).isPresent();
  }
}
