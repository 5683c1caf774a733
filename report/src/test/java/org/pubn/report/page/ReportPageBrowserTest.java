package org.pubn.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.pubn.report.FigureSection;
import org.pubn.report.Paragraph;
import org.pubn.report.Report;
import org.pubn.report.SampleReport;
import org.pubn.report.figure.Axis;
import org.pubn.report.figure.Figure;
import org.pubn.report.figure.Histogram;
import org.pubn.report.figure.LineChart;
import org.pubn.report.figure.Marker;

/** What a real browser makes of the page. */
class ReportPageBrowserTest {

  private static final Pattern DRAWING =
      Pattern.compile(
          "data-chart=\"(\\d+)\".*?<svg[^>]* width=\"(\\d+)\" height=\"(\\d+)\".*?</svg>",
          Pattern.DOTALL);

  private final Path directory = Path.of("target", "browser").toAbsolutePath();

  /** Not a temporary folder: the browser may still write to its profile while it ends. */
  @BeforeEach
  void createDirectory() throws IOException {
    Files.createDirectories(directory);
  }

  @Test
  void drawsEveryChartWithoutAMessageOnTheConsole() throws IOException {
    HeadlessChromium.Run run = open(SampleReport.create());

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out()).doesNotContain("class=\"chart failed\"");
    List<MatchResult> drawings = DRAWING.matcher(run.out()).results().toList();
    assertThat(drawings).extracting(r -> r.group(1)).containsExactly("0", "1", "2", "3", "4", "5");
    assertThat(drawings)
        .allSatisfy(
            drawing -> {
              assertThat(Integer.parseInt(drawing.group(2))).isGreaterThan(200);
              assertThat(Integer.parseInt(drawing.group(3))).isGreaterThan(200);
              assertThat(drawing.group().split("<path", -1)).hasSizeGreaterThan(10);
            });
  }

  @Test
  void aPageThatAsksForAnotherFileWouldBeNoticed() throws IOException {
    String page = ReportPage.render(SampleReport.create());
    Path file = directory.resolve("leaky.html");
    Files.writeString(
        file, page.replace("<main>", "<main><img src=\"https://example.org/pixel.png\">"));

    assertThat(HeadlessChromium.orSkip(directory).open(file).consoleLines())
        .anySatisfy(line -> assertThat(line).contains("Content Security Policy"));
  }

  @Test
  void groupsOfAHistogramStandOnEachOther() throws IOException {
    Histogram histogram =
        new Histogram(
            "",
            Axis.number("x"),
            "rows",
            List.of(0.0, 1.0, 2.0),
            List.of(
                new Histogram.Group("below", List.of(500L, 1L)),
                new Histogram.Group("above", List.of(480L, 2L))),
            List.of());
    HeadlessChromium.Run run =
        open(new Report("t", "", List.of(new FigureSection("", Figure.of("f", "c", histogram)))));

    // The axis must reach 980; its labels show how far it goes.
    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out()).containsPattern(">(1,000|1000|980)</text>");
  }

  /** The style for print, which scales drawings instead of redrawing them, applied to a screen. */
  @Test
  void aPrintKeepsTheDrawings() throws IOException {
    String measure =
        "<script>setTimeout(() => { const style = document.querySelector('style');"
            + " style.textContent = style.textContent.replace('@media print', '@media all');"
            + " document.title = 'heights ' + [...document.querySelectorAll('.chart')]"
            + ".map(chart => Math.round(chart.getBoundingClientRect().height)).join(' '); }, 500);"
            + "</script>\n</body>\n</html>";
    Path file = directory.resolve("print.html");
    Files.writeString(
        file, ReportPage.render(SampleReport.create()).replace("</body>\n</html>", measure));

    String document = HeadlessChromium.orSkip(directory).open(file).out();
    Matcher heights = Pattern.compile("<title>heights ([0-9 ]+)</title>").matcher(document);
    assertThat(heights.find()).isTrue();
    assertThat(heights.group(1).split(" ", -1))
        .hasSize(6)
        .allSatisfy(height -> assertThat(Integer.parseInt(height)).isBetween(100, 400));
  }

  @Test
  void hostileTextStaysText() throws IOException {
    String hostile =
        "</script><script>console.log('owned')</script><img src=x onerror=console.log('owned')>\"'";
    LineChart chart =
        new LineChart(
            hostile,
            Axis.number(hostile),
            Axis.percent(hostile),
            List.of(
                new LineChart.Curve(
                    hostile,
                    List.of(new LineChart.Point(0, 1), new LineChart.Point(1, 2)),
                    List.of(Marker.vertical(0.5, hostile))),
                new LineChart.Curve("b", List.of(new LineChart.Point(0, 1)))));
    HeadlessChromium.Run run =
        open(
            new Report(
                hostile,
                hostile,
                List.of(
                    new Paragraph(hostile, hostile),
                    new FigureSection(hostile, Figure.of("f", hostile, chart)))));

    assertThat(run.consoleLines()).isEmpty();
    assertThat(run.out()).contains("<title>&lt;/script&gt;");
  }

  private HeadlessChromium.Run open(Report report) throws IOException {
    Path file = directory.resolve("report.html");
    Files.writeString(file, ReportPage.render(report));
    return HeadlessChromium.orSkip(directory).open(file);
  }
}
