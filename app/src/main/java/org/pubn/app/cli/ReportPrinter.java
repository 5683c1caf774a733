package org.pubn.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import org.pubn.report.Facts;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;
import org.pubn.report.table.TextTable;
import picocli.CommandLine.Model.CommandSpec;

/** Prints what of a report can be printed on a terminal, and where the rest is. */
public final class ReportPrinter {

  private static final int USUAL_WIDTH = 100;
  private static final int LEAST_WIDTH = 40;

  private ReportPrinter() {}

  public static void print(Report report, Path directory, CommandSpec spec) {
    PrintWriter out = spec.commandLine().getOut();
    int width = width(System.getenv());
    out.println(report.title() + " (" + report.subtitle() + ")");
    for (Section section : report.sections()) {
      String text = text(section, width);
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

  /** The columns of the terminal, as far as {@code COLUMNS} tells. */
  public static int width(Map<String, String> environment) {
    String columns = environment.getOrDefault("COLUMNS", "");
    return columns.matches("[1-9][0-9]{1,4}")
        ? Math.max(LEAST_WIDTH, Integer.parseInt(columns))
        : USUAL_WIDTH;
  }

  private static String text(Section section, int width) {
    if (section instanceof TableSection table) {
      return TextTable.render(table.table(), width);
    } else if (section instanceof Paragraph paragraph) {
      return paragraph.text().replace("*", "").replace("`", "");
    } else if (section instanceof FigureSection || section instanceof Facts) {
      return "";
    }
    throw new AssertionError(section);
  }
}
