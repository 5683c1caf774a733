package org.pubn.report.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.pubn.report.Facts;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.Section;
import org.pubn.report.TableSection;

/**
 * A report as one HTML file that needs nothing else: no network, no other file.
 *
 * <p>The bytes are a function of the report alone.
 */
public final class ReportPage {

  private static final String CHART_LIBRARY =
      "/META-INF/resources/webjars/echarts/5.5.0/echarts.common.min.js";

  private static final String POLICY =
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";

  private final Report report;
  private final ArrayNode charts = JsonNodeFactory.instance.arrayNode();
  private final StringBuilder body = new StringBuilder();
  private final StringBuilder contents = new StringBuilder();
  private int headings;
  private int tables;
  private int figures;

  private ReportPage(Report report) {
    this.report = report;
  }

  /** The page, to be written as UTF-8. */
  public static String render(Report report) {
    return new ReportPage(report).page();
  }

  private String page() {
    report.sections().forEach(this::appendSection);
    StringBuilder out = new StringBuilder();
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"");
    out.append(POLICY).append("\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
    out.append("<title>").append(Html.escape(report.title())).append("</title>\n");
    out.append("<style>\n").append(resource("report.css")).append("</style>\n</head>\n<body>\n");
    out.append("<header>\n<h1>").append(Html.escape(report.title())).append("</h1>\n");
    if (!report.subtitle().isEmpty()) {
      out.append("<p class=\"subtitle\">").append(Html.emphasised(report.subtitle()));
      out.append("</p>\n");
    }
    if (headings > 2) {
      out.append("<nav aria-label=\"Contents\"><ol>").append(contents).append("</ol></nav>\n");
    }
    out.append("</header>\n<main>\n");
    if (!charts.isEmpty()) {
      out.append("<noscript><p class=\"note\">Charts are drawn by a script, which is off here. ");
      out.append("Their numbers stand below each figure.</p></noscript>\n");
    }
    out.append(body).append("</main>\n");
    if (!charts.isEmpty()) {
      appendScripts(out);
    }
    return out.append("</body>\n</html>\n").toString();
  }

  private void appendScripts(StringBuilder out) {
    out.append("<script type=\"application/json\" id=\"charts\">");
    out.append(Html.scriptSafe(charts.toString())).append("</script>\n");
    out.append("<script>").append(resource(CHART_LIBRARY)).append("</script>\n");
    out.append("<script>\n").append(resource("report.js")).append("</script>\n");
  }

  private void appendSection(Section section) {
    if (!section.heading().isEmpty()) {
      headings++;
      String heading = Html.escape(section.heading());
      body.append("<h2 id=\"section-").append(headings).append("\">");
      body.append(heading).append("</h2>\n");
      contents.append("<li><a href=\"#section-").append(headings).append("\">");
      contents.append(heading).append("</a></li>");
    }
    if (section instanceof Paragraph paragraph) {
      for (String text : paragraph.text().strip().split("\\n\\s*\\n", -1)) {
        body.append("<p>").append(Html.emphasised(text)).append("</p>\n");
      }
    } else if (section instanceof TableSection table) {
      body.append(HtmlTable.render(table.table(), ++tables));
    } else if (section instanceof FigureSection figure) {
      body.append(new HtmlFigure(charts).render(figure.figure(), ++figures));
    } else if (section instanceof Facts facts) {
      appendFacts(facts);
    }
  }

  private void appendFacts(Facts facts) {
    body.append("<dl class=\"facts\">\n");
    for (Facts.Fact fact : facts.facts()) {
      body.append("<div><dt>").append(Html.escape(fact.name())).append("</dt><dd>");
      body.append(Html.escape(fact.value())).append("</dd></div>\n");
    }
    body.append("</dl>\n");
  }

  private static String resource(String name) {
    try (InputStream in = ReportPage.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("resource " + name + ": not on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
