package org.pubn.lab.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pubn.report.Report;
import org.pubn.report.TableSection;
import org.pubn.report.page.ReportPage;
import org.pubn.report.table.CsvTable;
import org.pubn.report.table.LatexTable;
import org.pubn.report.table.MarkdownTable;
import org.pubn.report.table.Table;
import org.pubn.report.table.TextTable;
import org.pubn.storage.AtomicFile;

/**
 * The files of a report: {@code report.html}, all tables as {@code tables.txt} and {@code
 * tables.md}, and each table as CSV and LaTeX. Equal reports give equal bytes.
 */
public final class ReportFiles {

  private ReportFiles() {}

  /** Writes all of them into a directory that exists. */
  public static void write(Report report, Path directory) {
    List<Table> tables =
        report.sections().stream()
            .filter(TableSection.class::isInstance)
            .map(section -> ((TableSection) section).table())
            .toList();
    write(directory, "tables.txt", joined(tables, TextTable::render));
    write(directory, "tables.md", joined(tables, MarkdownTable::render));
    for (Table table : tables) {
      write(directory, table.id() + ".csv", CsvTable.render(table));
      write(directory, table.id() + ".tex", LatexTable.render(table));
    }
    write(directory, "report.html", ReportPage.render(report));
  }

  private static String joined(List<Table> tables, Function<Table, String> render) {
    return tables.stream().map(render).collect(Collectors.joining("\n"));
  }

  private static void write(Path directory, String name, String text) {
    try {
      AtomicFile.write(
          directory.resolve(name), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
