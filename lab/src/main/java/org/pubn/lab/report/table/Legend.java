package org.pubn.lab.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** The words beside and below the values, the same in every rendering. */
final class Legend {

  private Legend() {}

  /** A verdict in brief, such as {@code n.s.} or {@code lower, p = 0.012}. */
  static Optional<String> verdict(Comparison comparison) {
    return switch (comparison.verdict()) {
      case AGREES -> Optional.of("n.s.");
      case LOWER -> Optional.of("lower, " + p(comparison.p()));
      case HIGHER -> Optional.of("higher, " + p(comparison.p()));
      case UNTESTED -> Optional.empty();
    };
  }

  /** A p-value, such as {@code p = 0.012} or {@code p < 0.001}. */
  private static String p(OptionalDouble p) {
    double value = p.orElseThrow();
    return value < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.3f", value);
  }

  /** The lines below a table: what its marks mean, as far as it uses them, then its notes. */
  static List<String> lines(Table table, String best, String underlined) {
    List<String> lines = new ArrayList<>();
    if (table.trials().orElse(1) > 1) {
      lines.add("Mean and standard deviation over " + table.trials().getAsInt() + " trials.");
    }
    if (table.measured().anyMatch(Measured::best)) {
      lines.add(best + ": " + table.marks().best() + ".");
    }
    if (table.measured().anyMatch(Measured::underlined)) {
      lines.add(underlined + ": " + table.marks().underlined() + ".");
    }
    if (table.measured().anyMatch(cell -> cell.published().isPresent())) {
      lines.add("paper: the published value, then measured − published.");
    }
    if (table.measured().anyMatch(Legend::tested)) {
      lines.add(
          "n.s.: no significant difference from the published mean; lower, higher: a significant"
              + " one (two-sided Welch t-test, 5 %).");
    }
    lines.addAll(table.notes());
    return lines;
  }

  private static boolean tested(Measured cell) {
    return cell.comparison().filter(c -> c.p().isPresent()).isPresent();
  }
}
