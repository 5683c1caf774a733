package org.pubn.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pubn.report.Facts;
import org.pubn.report.Facts.Fact;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.SampleReport;
import org.pubn.report.SampleTables;
import org.pubn.report.TableSection;

class ReportPageTest {

  @Test
  void equalReportsGiveEqualBytes() {
    assertThat(ReportPage.render(SampleReport.create()))
        .isEqualTo(ReportPage.render(SampleReport.create()));
  }

  @Test
  void theBodyOfATextReport() {
    String page =
        ReportPage.render(
            new Report(
                "A & B",
                "",
                List.of(
                    new Paragraph("One", "first *x*\n\nsecond"),
                    new Paragraph("", "third"),
                    new Facts("Two", List.of(new Fact("seed", "<0>"))))));

    assertThat(page.substring(page.indexOf("<body>")))
        .isEqualTo(
            """
            <body>
            <header>
            <h1>A &amp; B</h1>
            </header>
            <main>
            <h2 id="section-1">One</h2>
            <p>first <em>x</em></p>
            <p>second</p>
            <p>third</p>
            <h2 id="section-2">Two</h2>
            <dl class="facts">
            <div><dt>seed</dt><dd>&lt;0&gt;</dd></div>
            </dl>
            </main>
            </body>
            </html>
            """);
  }

  @Test
  void aPageWithoutChartsHasNoScript() {
    assertThat(
            ReportPage.render(
                new Report("t", "", List.of(new TableSection("", SampleTables.effectiveness())))))
        .doesNotContain("<script")
        .doesNotContain("<noscript");
  }

  @Test
  void aCellShowsValuePublishedValueDifferenceAndVerdict() {
    String html = HtmlTable.render(SampleTables.effectiveness(), 3);

    assertThat(html)
        .contains("<caption><b>Table 3.</b> Misclassification rates")
        .contains("<th scope=\"rowgroup\" rowspan=\"3\">MNIST</th>")
        .contains(
            "<td><span class=\"value\">4.44 ± 0.61</span><small>paper 5.33 ± 0.97</small>"
                + "<small>−0.89 <span class=\"verdict lower\" title=\"p = 0.027\">lower</span>"
                + "</small><small>p = 0.027</small><small>Holm 0.319</small></td>")
        .contains(
            "<td><span class=\"value best underlined\">3.98 ± 0.33</span>"
                + "<small>paper 4.00 ± 0.30</small><small>−0.02 "
                + "<span class=\"verdict agrees\" title=\"p = 0.889\">n.s.</span></small></td>")
        .contains("<td class=\"none\">NA</td>")
        .contains("<li><span class=\"sign bold\">bold</span> best method of the task.</li>");
  }

  @Test
  void chartsAreEmbeddedInTheUnitTheyAreReadIn() throws IOException {
    String page = ReportPage.render(SampleReport.create());
    Matcher data =
        Pattern.compile("<script type=\"application/json\" id=\"charts\">(.*?)</script>")
            .matcher(page);
    assertThat(data.find()).isTrue();
    JsonNode charts = new ObjectMapper().readTree(data.group(1));

    assertThat(charts).hasSize(6);
    assertThat(charts.get(2).path("y").asText()).isEqualTo("Error (%)");
    assertThat(charts.get(2).path("series").get(3).path("style").asInt()).isEqualTo(3);
    assertThat(charts.get(2).path("series").get(3).path("markers").get(0).path("x").asInt())
        .isEqualTo(50);
    assertThat(charts.get(2).path("series").get(0).path("points").get(59).get(1).asDouble())
        .isBetween(5.0, 10.0);
    assertThat(charts.get(3).path("edges")).hasSize(41);
    assertThat(charts.get(3).path("markers").get(0).path("label").asText()).isEqualTo("η = 0.236");
  }

  @Test
  void nothingIsLinkedOutsideThePage() {
    String page = ReportPage.render(SampleReport.create());
    String own = page.replaceAll("(?s)<script>.*?</script>", "");

    assertThat(own).doesNotContainPattern("(?i)(src|href|url)\\s*[=(]\\s*[\"']?(https?:|//)");
    assertThat(page).contains("default-src 'none'");
  }
}
