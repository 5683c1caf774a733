package org.pubn.lab.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.pubn.lab.report.Facts;
import org.pubn.lab.report.FigureSection;
import org.pubn.lab.report.Paragraph;
import org.pubn.lab.report.Report;
import org.pubn.lab.report.Section;
import org.pubn.lab.report.TableSection;
import org.pubn.lab.report.table.TextTable;
import picocli.CommandLine.Model.CommandSpec;

/** Prints what of a report can be printed on a terminal, and where the rest is. */
final class ReportPrinter {

  private ReportPrinter() {}

  static void print(Report report, Path directory, CommandSpec spec) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(report.title() + " (" + report.subtitle() + ")");
    for (Section section : report.sections()) {
      String text = text(section);
      if (!text.isEmpty()) {
        out.println();
        if (!section.heading().isEmpty()) {
          out.println(section.heading());
        }
        out.println(text.stripTrailing());
      }
    }
    out.println();
    out.println("Page with all figures: " + directory.resolve("report.html"));
    out.flush();
  }

  private static String text(Section section) {
    if (section instanceof TableSection table) {
      return TextTable.render(table.table());
    } else if (section instanceof Paragraph paragraph) {
      return paragraph.text().replace("*", "").replace("`", "");
    } else if (section instanceof FigureSection || section instanceof Facts) {
      return "";
    }
    throw new AssertionError(section);
  }
}
