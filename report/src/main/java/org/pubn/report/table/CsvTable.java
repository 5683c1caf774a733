package org.pubn.report.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A table as data, one line per cell: the leading columns of the table, then {@value #FIELDS}.
 *
 * <p>Numbers are unrounded and in the unit of the data (rates are fractions). What does not apply
 * is empty. Quoting is that of RFC 4180; lines end with a line feed.
 */
public final class CsvTable {

  static final String FIELDS =
      "column,text,mean,std,n,published_mean,published_std,published_n,difference,p,holm_p,verdict,"
          + "best,underlined";

  private CsvTable() {}

  /** The table, with a header line. */
  public static String render(Table table) {
    StringBuilder out = new StringBuilder();
    List<String> header = new ArrayList<>(table.rowHeaders());
    header.addAll(Arrays.asList(FIELDS.split(",", -1)));
    appendLine(out, header);
    for (TableRow row : table.rows()) {
      for (int i = 0; i < row.cells().size(); i++) {
        List<String> fields = new ArrayList<>(row.headers());
        fields.add(table.columns().get(i).name());
        fields.addAll(fields(row.cells().get(i)));
        appendLine(out, fields);
      }
    }
    return out.toString();
  }

  private static List<String> fields(Cell cell) {
    if (cell instanceof TextCell text) {
      List<String> fields = new ArrayList<>(List.of(text.text()));
      fields.addAll(List.of("", "", "", "", "", "", "", "", "", "", "", ""));
      return fields;
    }
    Measured measured = (Measured) cell;
    Optional<Published> published = measured.published();
    Optional<Comparison> comparison = measured.comparison();
    return List.of(
        "",
        Double.toString(measured.value().mean()),
        measured.value().n() > 1 ? Double.toString(measured.value().std()) : "",
        Integer.toString(measured.value().n()),
        published.map(p -> Double.toString(p.mean())).orElse(""),
        published.map(p -> number(p.std())).orElse(""),
        published.map(p -> Integer.toString(p.n())).orElse(""),
        comparison.map(c -> Double.toString(c.difference())).orElse(""),
        comparison.map(c -> number(c.p())).orElse(""),
        comparison.map(c -> number(c.holm())).orElse(""),
        comparison.map(c -> c.verdict().name().toLowerCase(Locale.ROOT)).orElse(""),
        Boolean.toString(measured.best()),
        Boolean.toString(measured.underlined()));
  }

  private static String number(OptionalDouble value) {
    return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
  }

  private static void appendLine(StringBuilder out, List<String> fields) {
    out.append(String.join(",", fields.stream().map(CsvTable::quoted).toList())).append('\n');
  }

  private static String quoted(String field) {
    boolean special = field.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0);
    return special ? '"' + field.replace("\"", "\"\"") + '"' : field;
  }
}
